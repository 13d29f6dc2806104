/** Stage 24, relief for finance costs of let homes. Boxes c24.1 to c24.17; ITTOIA 2005 ss.274A and 274AA. */
import type { Pages } from '../pages/pages.ts';
import { lower, positive } from '../rounding.ts';
import type { Savings } from './stage-02-savings.ts';
import type { Dividends } from './stage-03-dividends.ts';
import type { Allowances } from './stage-04-allowances.ts';
import type { Reliefs } from './stage-04-reliefs.ts';

/** Finance costs and the relief on them. */
export interface FinanceCosts {
	/** c24.15a. */
	readonly total: number;
	/** c24.16: each cost, up to the profit of its property. */
	readonly withinProfits: number;
	/** c24.15: net income less savings, dividends and allowances. */
	readonly adjustedTotalIncome: number;
	/** c24.17. */
	readonly relievable: number;
	/** Left for later years. */
	readonly carriedForward: number;
}

/** The relievable amount. */
export function financeCosts(
	pages: Pages,
	savings: Savings,
	dividends: Dividends,
	reliefs: Reliefs,
	allowances: Allowances,
): FinanceCosts {
	let total = pages.property?.financeCosts ?? 0;
	let withinProfits = lower(total, pages.property?.taxableProfit ?? 0);
	for (const page of pages.partnerships) {
		total += page.financeCosts;
		withinProfits += lower(page.financeCosts, page.propertyProfit);
	}
	const adjustedTotalIncome = positive(
		reliefs.netIncome - (savings.total + dividends.total + allowances.reduced),
	);
	const relievable = lower(adjustedTotalIncome, withinProfits);
	return { total, withinProfits, adjustedTotalIncome, relievable, carriedForward: total - relievable };
}
