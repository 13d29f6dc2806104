/** Income tax as HMRC's individual-calculations API totals it. */
import type { Figures } from './figures.ts';

/** c9.43 with tax of earlier years in the code (c12.6) and tax kept back from annual payments (c12.9). */
export function totalIncomeTaxDue({ adjustments, taxDue }: Figures): number {
	return adjustments.incomeTaxDue + taxDue.earlierYears + taxDue.annualPayments;
}
