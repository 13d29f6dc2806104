/** Words that several parts of the page share. */
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import type { QuarterName } from '@halfpenny/years';
import type { MtdBusiness } from '../../api/shapes.ts';

/** `Q1 Apr-Jun`. */
export function quarterWords(quarter: QuarterName): string {
	return sayQuarterly(`quarter.${quarter}`);
}

/** What a business is called: its name, else its trading name, else its id. */
export function businessName({
	businessName: name,
	tradingName,
	businessId,
}: Pick<MtdBusiness, 'businessName' | 'tradingName' | 'businessId'>): string {
	return name ?? tradingName ?? businessId;
}
