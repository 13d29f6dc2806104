/** Figures of capital allowances, as the knowledge writes them out. */
import { annualInvestmentAllowance, writingDownRates } from '@halfpenny/years';
import type { Fills } from '../guard/compose.ts';
import { inPounds, rate } from './written.ts';

/** The limit of what is claimed in full, and the rates of the pools, for a year that begins on this day. */
export function capitalAllowancesFrom(day: string): Fills {
	return {
		annualInvestment: inPounds(annualInvestmentAllowance.limitPounds),
		mainPool: rate(poolRateAt(writingDownRates.main, day)),
		specialPool: rate(poolRateAt(writingDownRates.special, day)),
	};
}

/** The rate of a pool on a day: the last that had begun. */
function poolRateAt(rates: readonly { readonly from: string; readonly rate: number }[], day: string): number {
	return rates.findLast(({ from }) => from <= day)?.rate ?? 0;
}
