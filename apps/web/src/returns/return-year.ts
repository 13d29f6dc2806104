/** The tax year of a return, for the interview. */
import type { TaxYear } from '@halfpenny/questions';

/** The server makes returns only for years that the interview knows, so its text is one of them. */
export function yearOf({ taxYear }: { readonly taxYear: string }): TaxYear {
	return taxYear as TaxYear;
}
