/** Stage 3, collect dividends and total the income. Boxes c3.1 to c3.26. */
import type { NonSavings } from './stage-01-non-savings.ts';
import type { Savings } from './stage-02-savings.ts';

/** Dividends, and income of every kind. */
export interface Dividends {
	/** c3.15. */
	readonly total: number;
	/** c3.21: income of every kind. */
	readonly totalIncome: number;
}

/** Dividends and total income. */
export function dividends(nonSavings: NonSavings, savings: Savings): Dividends {
	const total = 0;
	return { total, totalIncome: nonSavings.total + savings.total + total };
}
