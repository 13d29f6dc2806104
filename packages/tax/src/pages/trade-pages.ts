/** The self-employment pages of a person, with their trading allowance shared among businesses. ITTOIA 2005 Part 6A. */
import { yearData } from '@halfpenny/years';
import { type Claimed, claimedTrade } from '../capital-allowances/claims.ts';
import { lower } from '../rounding.ts';
import { relievableReceipts, type Trade, type TradePage, tradePage } from './trade-page.ts';
import { allowanceOfTrades, barsExpenses, type Earnings } from './trading-allowance.ts';

const NONE: readonly TradePage[] = [];
const POUND = 100;

/**
 * The pages of every business, in the order given. Receipts of all businesses and casual earnings are tax free up to
 * £1,000 without a claim (s.783AF) unless the person opts out for one (s.783AL); above, the allowance replaces expenses
 * if claimed (s.783AK). Either covers them all, so none deducts an expense or makes a loss.
 */
export function tradePages(earnings: Earnings): readonly TradePage[] {
	const { trades, taxYear: year } = earnings;
	if (!trades || trades.length === 0) return NONE;
	const data = yearData(year);
	if (!barsExpenses(earnings)) {
		return trades.map((trade) => tradePage(claimedTrade(trade, year, true), undefined, data));
	}
	const claimed = trades.map((trade) => claimedTrade(trade, year, false));
	const parts = shareOut(allowanceOfTrades(earnings), claimed);
	return claimed.map((one) => tradePage(one, parts.get(one.business) ?? 0, data));
}

/**
 * A pound for each business that received anything, since the claim bars all their expenses and each page has to show
 * it; the rest to the largest, so that the order of entry decides nothing.
 */
function shareOut(allowance: number, claimed: readonly Claimed<Trade>[]): ReadonlyMap<Trade, number> {
	const businesses = claimed
		.map(({ business }) => ({ business, receipts: relievableReceipts(business) }))
		.filter(({ receipts }) => receipts > 0)
		.sort(
			(one, other) =>
				other.receipts - one.receipts ||
				(one.business.lossBroughtForward ?? 0) - (other.business.lossBroughtForward ?? 0),
		);
	let left = allowance - businesses.length * POUND;
	const parts = new Map<Trade, number>();
	for (const { business, receipts } of businesses) {
		const part = lower(left, receipts - POUND);
		left -= part;
		parts.set(business, part + POUND);
	}
	return parts;
}
