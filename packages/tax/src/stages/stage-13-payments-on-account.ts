/** Stage 13, payments on account of next year's tax. TMA 1970 s.59A; SA110 boxes 10 and 11. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { halfDown, positive, rateOnPenceDown } from '../rounding.ts';
import type { Adjustments } from './stage-09-adjustments.ts';
import type { TaxPaid } from './stage-11-tax-paid.ts';
import type { TaxDue } from './stage-12-tax-due.ts';
import type { NationalInsurance } from './stage-16-national-insurance.ts';

/** Why there are payments on account, or none. */
export type PaymentsOnAccountReason = 'due' | 'reduced' | 'belowSmallest' | 'mostlyTakenOff';

/** Payments on account in pence. */
export interface PaymentsOnAccountFigures {
	/** Income tax and Class 4 less tax taken off. */
	readonly relevantAmount: number;
	/** Tax that counts as taken off. */
	readonly takenOff: number;
	readonly required: boolean;
	readonly first: number;
	readonly second: number;
	readonly reason: PaymentsOnAccountReason;
}

/** The amounts that decide payments on account. */
export interface PaymentsOnAccountInputs {
	readonly facts: Facts;
	readonly adjustments: Adjustments;
	readonly nationalInsurance: NationalInsurance;
	readonly taxPaid: TaxPaid;
	readonly taxDue: TaxDue;
}

/**
 * Two halves of the relevant amount, unless it is under £1,000 or more than 80% of the tax was taken off at source. Tax
 * for this year in a later code counts as taken off; tax for earlier years in this year's code does not (s.59A(8)).
 */
export function paymentsOnAccount(inputs: PaymentsOnAccountInputs): PaymentsOnAccountFigures {
	const { facts, adjustments, nationalInsurance, taxPaid, taxDue } = inputs;
	const { smallestTaxPounds, deductedAtSourceShare } = yearData(facts.taxYear).paymentsOnAccount;
	const assessed = adjustments.incomeTaxDue + taxDue.annualPayments + nationalInsurance.class4;
	const takenOff = positive(taxPaid.total + taxDue.laterCode - taxDue.earlierYears);
	const relevantAmount = positive(assessed - takenOff);
	if (relevantAmount < smallestTaxPounds * 100) return none(relevantAmount, takenOff, 'belowSmallest');
	if (takenOff > rateOnPenceDown(assessed, deductedAtSourceShare)) {
		return none(relevantAmount, takenOff, 'mostlyTakenOff');
	}
	const half = halfDown(relevantAmount);
	const reduced = facts.reducedPaymentOnAccount;
	return reduced !== undefined && reduced < half
		? { relevantAmount, takenOff, required: true, first: reduced, second: reduced, reason: 'reduced' }
		: { relevantAmount, takenOff, required: true, first: half, second: half, reason: 'due' };
}

function none(
	relevantAmount: number,
	takenOff: number,
	reason: PaymentsOnAccountReason,
): PaymentsOnAccountFigures {
	return { relevantAmount, takenOff, required: false, first: 0, second: 0, reason };
}
