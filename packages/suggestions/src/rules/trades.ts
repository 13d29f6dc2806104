/** The businesses that may deduct costs: those whose costs are given by kind, so that it shows which kind is missing. */
import type { Facts } from '@halfpenny/facts';

/** A business of the facts. */
export type Trade = NonNullable<Facts['trades']>[number];

type Expense = keyof NonNullable<Trade['expenses']>;

/**
 * The first business without an amount at an expense, and its place. None where the trading allowance is claimed, and
 * none where costs are given as one figure, which may hold anything.
 */
export function tradeWithout({ trades = [] }: Facts, expense: Expense): readonly [Trade, number] | undefined {
	if (trades.some(({ tradingAllowance }) => tradingAllowance === true)) return undefined;
	return trades
		.map((trade, index) => [trade, index] as const)
		.find(
			([trade]) => (trade.turnover ?? 0) > 0 && givesKinds(trade) && trade.expenses?.[expense] === undefined,
		);
}

function givesKinds({ expenses = {} }: Trade): boolean {
	return Object.entries(expenses).some(([kind, amount]) => kind !== 'otherExpenses' && amount !== undefined);
}

/** Every business as it would be with an amount at an expense of one of them. */
export function withTradeExpense(
	{ trades = [] }: Facts,
	at: number,
	expenses: NonNullable<Trade['expenses']>,
): Pick<Facts, 'trades'> {
	return {
		trades: trades.map((trade, index) =>
			index === at ? { ...trade, expenses: { ...trade.expenses, ...expenses } } : trade,
		),
	};
}

/** In how many months of the tax year, which begins and ends on these days, a business ran. */
export function monthsOf(
	{ startDate, endDate }: Pick<Trade, 'startDate' | 'endDate'>,
	{ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
): number {
	const from = new Date(startDate !== undefined && startDate > startsOn ? startDate : startsOn);
	const to = new Date(endDate !== undefined && endDate < endsOn ? endDate : endsOn);
	const whole = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
	return Math.max(0, Math.min(12, whole + (to.getUTCDate() + 1 >= from.getUTCDate() ? 0 : -1)));
}
