/** Words shared by several parts of the page. */
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import type { QuarterName } from '@halfpenny/years';
import type { MtdBusiness } from '../../api/shapes.ts';

/** `Q1 Apr-Jun`. */
export function quarterWords(quarter: QuarterName): string {
	return sayQuarterly(`quarter.${quarter}`);
}

/** Returns a business's name, or its trading name, or its id. */
export function businessName({
	businessName: name,
	tradingName,
	businessId,
}: Pick<MtdBusiness, 'businessName' | 'tradingName' | 'businessId'>): string {
	return name ?? tradingName ?? businessId;
}
