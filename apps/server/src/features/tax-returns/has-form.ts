/** Which returns can be filed. */
import { hasPartnershipForm } from '@halfpenny/forms';
import { isFormYear, isTaxYear } from '@halfpenny/years';
import type { TaxReturnRow } from './repository.ts';

/** Whether there is a form for a return, so that it can be filed. */
export function hasForm({ returnType, taxYear }: Pick<TaxReturnRow, 'returnType' | 'taxYear'>): boolean {
	if (!isTaxYear(taxYear)) return false;
	return returnType === 'partnership' ? hasPartnershipForm(taxYear) : isFormYear(taxYear);
}
