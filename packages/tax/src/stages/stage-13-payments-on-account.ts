/** Stage 13, payments on account of next year's tax. TMA 1970 s.59A; SA110 boxes 10 and 11. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { halfDown, positive, rateOnPenceDown } from '../rounding.ts';
import type { Adjustments } from './stage-09-adjustments.ts';
import type { TaxPaid } from './stage-11-tax-paid.ts';
import type { NationalInsurance } from './stage-16-national-insurance.ts';

/** Why there are payments on account or none. */
export type PaymentsOnAccountReason = 'due' | 'reduced' | 'belowSmallest' | 'mostlyTakenOff';

/** Payments on account in pence. */
export interface PaymentsOnAccountFigures {
	/** Income tax and Class 4 less what was taken off. */
	readonly relevantAmount: number;
	readonly required: boolean;
	readonly first: number;
	readonly second: number;
	readonly reason: PaymentsOnAccountReason;
}

/** Two halves of the relevant amount, unless it is under £1,000 or more than 80% of the tax was taken off at source. */
export function paymentsOnAccount(
	facts: Facts,
	adjustments: Adjustments,
	nationalInsurance: NationalInsurance,
	taxPaid: TaxPaid,
): PaymentsOnAccountFigures {
	const { smallestTaxPounds, deductedAtSourceShare } = yearData(facts.taxYear).paymentsOnAccount;
	const assessed = adjustments.incomeTaxDue + nationalInsurance.class4;
	const relevantAmount = positive(assessed - taxPaid.total);
	if (relevantAmount < smallestTaxPounds * 100) return none(relevantAmount, 'belowSmallest');
	if (taxPaid.total > rateOnPenceDown(assessed, deductedAtSourceShare)) {
		return none(relevantAmount, 'mostlyTakenOff');
	}
	const half = halfDown(relevantAmount);
	const reduced = facts.reducedPaymentOnAccount;
	return reduced !== undefined && reduced < half
		? { relevantAmount, required: true, first: reduced, second: reduced, reason: 'reduced' }
		: { relevantAmount, required: true, first: half, second: half, reason: 'due' };
}

function none(relevantAmount: number, reason: PaymentsOnAccountReason): PaymentsOnAccountFigures {
	return { relevantAmount, required: false, first: 0, second: 0, reason };
}
