/** Choices between an allowance and costs: what was compared, and what the choice costs. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { annualInvestmentAllowance, yearData } from '@halfpenny/years';
import { claimedTrade } from './capital-allowances/claims.ts';
import type { Figures } from './figures.ts';
import type { Notice } from './notice.ts';
import { deduction, orNothing } from './pages/box.ts';
import type { Pages } from './pages/pages.ts';
import { rentARoomLimit } from './pages/property-page.ts';
import { type TradePage, tradePage } from './pages/trade-page.ts';
import { barsExpenses, casualOf } from './pages/trading-allowance.ts';
import { pensionSavings } from './pensions/pension-savings.ts';
import { larger, lower, positive } from './rounding.ts';
import { pensionCharges } from './stages/stage-25-pension-charges.ts';

type Trades = NonNullable<Facts['trades']>;

const NOTHING: readonly never[] = [];
const NO_TRADES: Trades = [];

/** Everything that was compared, and what is uncertain. */
export function compared(facts: Facts, figures: Figures): readonly Notice[] {
	const { trades, ukProperty, otherIncome } = facts;
	const none = !trades && !ukProperty && otherIncome?.casual === undefined;
	// This runs with every calculation.
	if (none && figures.reliefs.transitionProfit === 0) return NOTHING;
	return [
		...rentARoom(facts, figures),
		...tradingAllowance(facts, figures),
		...transitionProfit(facts, figures),
		...investmentAllowance(facts, figures),
	];
}

/** A lodger's rent above the limit: the limit or the costs, whichever is more (ITTOIA 2005 ss.795 and 800); below, a loss needs an election (s.799). */
function rentARoom({ ukProperty, taxYear }: Facts, { pages }: Figures): readonly Notice[] {
	const room = ukProperty?.rentARoom;
	if (!room) return NOTHING;
	const { receipts = 0, costs } = room;
	const limit = pence(rentARoomLimit(room, yearData(taxYear).smallAllowances));
	if (receipts <= limit) {
		const lost = receipts > 0 && orNothing(costs) > receipts;
		const fact = 'ukProperty.rentARoom.costs';
		return lost ? [{ code: 'rentARoomCostsNotCounted', fact, amount: pence(orNothing(costs)) }] : NOTHING;
	}
	const counted = pence((pages.property?.rentARoomExempt ?? 0) + (pages.property?.rentARoomCosts ?? 0));
	const fact = costs === undefined ? 'ukProperty.rentARoom.costs' : 'ukProperty.rentARoom.receipts';
	return [{ code: 'rentARoomCompared', fact, amount: pence(orNothing(costs)), limit, counted }];
}

/** The trading allowance against the costs it replaces, claimed or not (ITTOIA 2005 ss.783AH to 783AK). */
function tradingAllowance(facts: Facts, { pages }: Figures): readonly Notice[] {
	const { trades = NO_TRADES, otherIncome } = facts;
	if (trades.length === 0 && otherIncome?.casual === undefined) return NOTHING;
	const claimed = isClaimed(facts);
	// A claim bars expenses; without an answer, receipts within the allowance do.
	if (claimed === false || (claimed === undefined && barsExpenses(facts))) return NOTHING;
	const compared = receivedAndCosts(facts, pages);
	if (!compared) return NOTHING;
	const { received, costs } = compared;
	const limit = pence(lower(received, yearData(facts.taxYear).smallAllowances.tradingAllowancePounds * 100));
	const above = claimed ? costs - limit : limit - costs;
	if (above <= 0) return NOTHING;
	const code = claimed ? 'tradingAllowanceBelowCosts' : 'tradingAllowanceUnclaimed';
	return [{ code, fact: placeOf(facts), amount: pence(above), limit }];
}

/** Whether the allowance is claimed anywhere (true), only refused (false) or not answered (undefined). */
function isClaimed({ trades = NO_TRADES, otherIncome }: Facts): boolean | undefined {
	let answer = otherIncome?.tradingAllowance;
	for (const { tradingAllowance } of trades)
		answer = answer || tradingAllowance || (answer ?? tradingAllowance);
	return answer;
}

/** Receipts and costs of businesses and casual earnings; undefined where additions exceed the costs of a business. */
function receivedAndCosts(facts: Facts, pages: Pages) {
	const casual = casualOf(facts);
	let received: number = casual;
	let costs: number = lower(casual, deduction(facts.otherIncome?.casualExpenses));
	for (const page of pagesWithCosts(facts, pages)) {
		received += page.receipts;
		costs += positive(page.receipts - page.profitForTax);
		if (page.profitForTax > page.receipts) return undefined;
	}
	return { received, costs };
}

/** The pages of businesses as if nobody claimed the allowance. */
function pagesWithCosts({ trades = NO_TRADES, taxYear }: Facts, pages: Pages): readonly TradePage[] {
	if (!pages.trades.some(({ expensesBarred }) => expensesBarred)) return pages.trades;
	const year = yearData(taxYear);
	return trades.map((trade) => tradePage(claimedTrade(trade, taxYear, true), undefined, year));
}

/** The fact that says yes or no, or the first that can. */
function placeOf(facts: Facts): string {
	const { trades = NO_TRADES } = facts;
	const at = trades.findIndex((trade) => trade.tradingAllowance !== undefined);
	const ofTrade = trades.length > 0 && !(at < 0 && casualOf(facts) > 0);
	return `${ofTrade ? `trades[${larger(at, 0)}]` : 'otherIncome'}.tradingAllowance`;
}

/** What a charge would be if transition profit counted for the taper of the annual allowance (docs/decisions/022 has why it does not). */
function transitionProfit(facts: Facts, figures: Figures): readonly Notice[] {
	const { reliefs, charges, status, allowances } = figures;
	if (reliefs.transitionProfit === 0 || !charges.pensionSavings) return NOTHING;
	const counted = pensionSavings(facts, reliefs, reliefs.netIncomeWithTransition);
	const { total } = pensionCharges(facts.pensionCharges, counted?.excess, status, allowances);
	const amount: Pence = pence(total - charges.pensionCharges.total);
	return amount > 0
		? [{ code: 'transitionProfitAndTaper', fact: 'pensionCharges.savings.saved', amount }]
		: NOTHING;
}

/**
 * Annual investment allowances of several businesses that together exceed one: we do not ask whether they share it (CAA
 * 2001 ss.51H to 51K).
 */
function investmentAllowance({ trades = [], ukProperty }: Facts, { pages }: Figures): readonly Notice[] {
	if (trades.length + (ukProperty ? 1 : 0) < 2) return NOTHING;
	if (![...trades, ukProperty].some((one) => one?.capitalAssets || one?.allowances)) return NOTHING;
	const businesses = [
		...trades.map((given, index) => ({ given, page: pages.trades[index], at: `trades[${index}]` })),
		{ given: ukProperty, page: pages.property, at: 'ukProperty' },
	];
	const claimed = businesses.flatMap(({ given, page, at }) => {
		const listed = page?.capital?.firstYear.filter(({ kind }) => kind === 'annualInvestment');
		const worked = listed?.reduce((so, { inFull }) => so + inFull, 0) ?? 0;
		const amount = worked + deduction(given?.allowances?.annualInvestmentAllowance);
		const fact = `${at}.${page?.capital ? 'capitalAssets' : 'allowances.annualInvestmentAllowance'}`;
		return amount > 0 ? [{ amount, fact }] : [];
	});
	const limit = pence(annualInvestmentAllowance.limitPounds * 100);
	const above = claimed.reduce((so, { amount }) => so + amount, 0) - limit;
	const last = claimed.at(-1);
	if (!last || claimed.length < 2 || above <= 0) return NOTHING;
	return [{ code: 'investmentAllowanceShared', fact: last.fact, amount: pence(above), limit }];
}
