/** The businesses that may deduct costs and give them by kind, which shows what is missing. */
import type { Facts } from '@halfpenny/facts';

/** A business in the facts. */
export type Trade = NonNullable<Facts['trades']>[number];

type Expense = keyof NonNullable<Trade['expenses']>;

/**
 * Returns the first business without an amount for an expense, and its index. Undefined if the trading allowance is
 * claimed, or if costs are one figure, which may include anything.
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

/** Returns every business, with an amount for an expense of one of them. */
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

/** Returns in how many months of the tax year (given by its first and last days) a business traded. */
export function monthsOf(
	{ startDate, endDate }: Pick<Trade, 'startDate' | 'endDate'>,
	{ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
): number {
	const from = new Date(startDate !== undefined && startDate > startsOn ? startDate : startsOn);
	const to = new Date(endDate !== undefined && endDate < endsOn ? endDate : endsOn);
	const whole = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
	return Math.max(0, Math.min(12, whole + (to.getUTCDate() + 1 >= from.getUTCDate() ? 0 : -1)));
}
