/** The tax year of a return, for the interview. */
import type { TaxYear } from '@halfpenny/questions';

/** The server creates returns only for years the interview knows, so its text is one of them. */
export function yearOf({ taxYear }: { readonly taxYear: string }): TaxYear {
	return taxYear as TaxYear;
}
