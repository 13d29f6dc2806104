/** Whether HMRC collects what is owed through a tax code, unless asked not to. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Calculation } from '../calculation.ts';
import { deduction, income } from '../pages/box.ts';

/** What HMRC would collect from pay or a pension instead of asking for it on 31 January. */
export interface CodingOut {
	readonly amount: Pence;
	/** ISO: the last date to file online for it. */
	readonly fileBy: string;
}

/**
 * Less than £3,000 owed, and enough pay or pension that it neither doubles the tax taken from it nor takes half of it
 * (https://www.gov.uk/pay-self-assessment-tax-bill/through-your-tax-code). Debts that payments brought below that limit
 * do not count, and Class 2 is never collected this way. Undefined if HMRC does not.
 */
export function codingOutOf(facts: Facts, calculation: Calculation): CodingOut | undefined {
	const { balancingPayment: amount, totalDue, class2, taxYear } = calculation;
	const { limitPounds, onlineBy: fileBy } = yearData(taxYear).codingOut;
	const asked = facts.collection?.taxOwedNotCodedOut === true;
	if (asked || class2 > 0 || amount <= 0 || totalDue >= limitPounds * 100) return undefined;
	const { taxed, taken } = payeOf(facts);
	const isEnough = amount <= taken && (taken + amount) * 2 <= taxed;
	return isEnough ? { amount: pence(amount), fileBy } : undefined;
}

/** Pay and private pensions, and the tax taken from them. */
function payeOf({ employments = [], pensions }: Facts): { readonly taxed: number; readonly taken: number } {
	const taken = employments.reduce((so, { taxDeducted }) => so + deduction(taxDeducted), 0);
	const taxed = employments.reduce((so, { pay }) => so + income(pay), 0);
	return {
		taxed: taxed + income(pensions?.otherPensions),
		taken: taken + deduction(pensions?.taxDeducted),
	};
}
