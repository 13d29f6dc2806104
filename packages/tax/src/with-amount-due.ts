/** A calculation in which HMRC's own amount due stands in the place of ours. */
import { type Pence, sum } from '@halfpenny/facts';
import type { Calculation } from './calculation.ts';

/**
 * Our calculation with what HMRC has calculated as due under Making Tax Digital, which may differ by what each rounds.
 * HMRC's amount has no capital gains tax in it. The difference counts as income tax, so that the parts still add up.
 */
export function withAmountDue(ours: Calculation, hmrcs: Pence): Calculation {
	const difference = sum([hmrcs, ours.capitalGainsTax, -ours.totalDue as Pence]);
	return {
		...ours,
		totalIncomeTaxDue: sum([ours.totalIncomeTaxDue, difference]),
		totalDue: sum([ours.totalDue, difference]),
		balancingPayment: sum([ours.balancingPayment, difference]),
	};
}
