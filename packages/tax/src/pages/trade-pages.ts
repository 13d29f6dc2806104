/** The self-employment pages of a person, with the one trading allowance shared among businesses. ITTOIA 2005 Part 6A. */
import { type TaxYear, yearData } from '@halfpenny/years';
import { lower } from '../rounding.ts';
import { receiptsOf, type Trade, type TradePage, tradePage } from './trade-page.ts';

const NONE: readonly TradePage[] = [];
const POUND = 100;

/**
 * The pages of every business, in the order given. Receipts of all businesses up to £1,000 are free of tax without a
 * claim (s.783AF) unless the person refuses it for one of them; above, the allowance takes the place of expenses
 * where it is claimed (s.783AG). It never makes a loss.
 */
export function tradePages(trades: readonly Trade[] | undefined, year: TaxYear): readonly TradePage[] {
	if (!trades || trades.length === 0) return NONE;
	const allowance = yearData(year).smallAllowances.tradingAllowancePounds * 100;
	const automatic = isAutomatic(trades, allowance);
	const claiming = byReceipts(trades).filter(
		(trade) =>
			receiptsOf(trade) > 0 &&
			(automatic ? trade.tradingAllowance !== false : trade.tradingAllowance === true),
	);
	const parts = shareOut(allowance, claiming);
	return trades.map((trade) => tradePage(trade, parts.get(trade)));
}

/**
 * A pound for each business that claims, since the claim bars the expenses of all of them and each page has to show
 * it; the rest to the largest.
 */
function shareOut(allowance: number, claiming: readonly Trade[]): ReadonlyMap<Trade, number> {
	let left = allowance - claiming.length * POUND;
	const parts = new Map<Trade, number>();
	for (const trade of claiming) {
		const part = lower(left, receiptsOf(trade) - POUND);
		left -= part;
		parts.set(trade, part + POUND);
	}
	return parts;
}

function isAutomatic(trades: readonly Trade[], allowance: number): boolean {
	let receipts = 0;
	for (const trade of trades) {
		if (trade.tradingAllowance === false) return false;
		receipts += receiptsOf(trade);
	}
	return receipts > 0 && receipts <= allowance;
}

/** Largest first, so that the order in which businesses are entered decides nothing. */
function byReceipts(trades: readonly Trade[]): readonly Trade[] {
	if (trades.length === 1) return trades;
	return [...trades].sort(
		(one, other) =>
			receiptsOf(other) - receiptsOf(one) || (one.lossBroughtForward ?? 0) - (other.lossBroughtForward ?? 0),
	);
}
