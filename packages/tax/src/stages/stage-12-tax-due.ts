/** Stage 12, calculate tax due: everything charged less everything paid. Boxes c12.1 to c12.21. */
import type { Adjustments } from './stage-09-adjustments.ts';
import type { TaxPaid } from './stage-11-tax-paid.ts';

/** What is owed. */
export interface TaxDue {
	/** c12.12: tax and contributions before what was taken off. */
	readonly charged: number;
	/** c12.18: owed for the year; negative is a refund. */
	readonly total: number;
}

/** What is owed for the year. */
export function taxDue(adjustments: Adjustments, taxPaid: TaxPaid): TaxDue {
	const charged = adjustments.incomeTaxDue;
	return { charged, total: charged - taxPaid.total };
}
