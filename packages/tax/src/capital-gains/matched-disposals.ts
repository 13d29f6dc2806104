/**
 * Matches sales of shares and tokens with what was bought: the same day first, then the 30 days after, then the
 * section 104 pool at its average cost. TCGA 1992 ss.104 to 106A; HMRC helpsheet HS284 and CG51500 on; CRYPTO22200.
 */
import { addDays, pence } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import type { Disposal, Holding } from './capital-gains-facts.ts';
import { type Day, days, units } from './trading-days.ts';

/** Days after a sale when a purchase is matched with it (TCGA 1992 s.106A(5)). */
export const daysToMatch = 30;

/** Part of a sale and its cost. Quantities in hundred-millionths, amounts in pence. */
export interface Match {
	/** The day of the purchase; undefined for the pool. */
	readonly bought: string | undefined;
	readonly quantity: bigint;
	readonly cost: bigint;
	/** The quantity available and its cost. */
	readonly of: { readonly quantity: bigint; readonly cost: bigint };
}

/** What was sold on one day, matched. */
export interface MatchedSale {
	readonly date: string;
	readonly quantity: bigint;
	readonly proceeds: bigint;
	readonly fees: bigint;
	/** In the order the law matches. */
	readonly matches: readonly Match[];
	/** The quantity sold beyond all known purchases, which has no cost. */
	readonly unmatched: bigint;
}

/**
 * The disposals of the tax year, one for each day of sales, with the matched cost (rounded down to a penny). Sales of
 * other years are matched too: earlier ones lower the pool, and any may take a purchase before a sale of this year
 * does.
 */
export function matchedDisposals(holding: Holding, year: TaxYear): Disposal[] {
	return matchedSales(holding, year).map((sale) => ({
		kind: holding.kind,
		description: holding.name,
		date: sale.date,
		proceeds: pence(Number(sale.proceeds)),
		costs: pence(Number(sale.matches.reduce((costs, { cost }) => costs + cost, sale.fees))),
	}));
}

/** The sales of the tax year with their matches. */
export function matchedSales(holding: Holding, year: TaxYear): MatchedSale[] {
	const { startsOn, endsOn } = yearData(year);
	const buys = days(holding, 'buy');
	const sales = days(holding, 'sell').map((day): Sale => ({ day, left: day.quantity, matches: [] }));
	sameDay(sales, buys);
	withinDays(sales, buys);
	fromPool(holding, sales, buys);
	return sales
		.filter(({ day: { date } }) => date >= startsOn && date <= endsOn)
		.map(({ day, left, matches }) => ({
			date: day.date,
			quantity: day.quantity,
			proceeds: day.amount,
			fees: day.fees,
			matches,
			unmatched: left,
		}));
}

/** A day of sales during matching. */
interface Sale {
	readonly day: Day;
	/** The quantity still unmatched. */
	left: bigint;
	readonly matches: Match[];
}

/** TCGA 1992 s.105(1)(b). */
function sameDay(sales: readonly Sale[], buys: readonly Day[]): void {
	const byDate = new Map(buys.map((buy) => [buy.date, buy]));
	for (const sale of sales) {
		const buy = byDate.get(sale.day.date);
		if (buy) match(sale, buy);
	}
}

/** TCGA 1992 s.106A(5). Both are in date order, so a purchase too early for one sale is too early for all later ones. */
function withinDays(sales: readonly Sale[], buys: readonly Day[]): void {
	let first = 0;
	for (const sale of sales) {
		const { date } = sale.day;
		for (let buy = buys[first]; buy && buy.date <= date; buy = buys[first]) first += 1;
		const until = addDays(date, daysToMatch);
		for (let at = first; sale.left > 0n; at += 1) {
			const buy = buys[at];
			if (!buy || buy.date > until) break;
			match(sale, buy);
		}
	}
}

/** Matches as much of a purchase with a sale as both allow; the cost in proportion, down to a penny. */
function match(sale: Sale, buy: Day): void {
	if (sale.left === 0n || buy.quantity === 0n) return;
	const of = { quantity: buy.quantity, cost: buy.amount };
	const quantity = sale.left < of.quantity ? sale.left : of.quantity;
	const cost = (of.cost * quantity) / of.quantity;
	buy.quantity -= quantity;
	buy.amount -= cost;
	sale.left -= quantity;
	sale.matches.push({ bought: buy.date, quantity, cost, of });
}

/** Matches the rest of each sale with the pool, which grows by the rest of each purchase, in date order. */
function fromPool(holding: Holding, sales: readonly Sale[], buys: readonly Day[]): void {
	let quantity = units(holding.openingQuantity ?? 0);
	let cost = BigInt(holding.openingCost ?? 0);
	let next = 0;
	for (const sale of sales) {
		for (let buy = buys[next]; buy && buy.date <= sale.day.date; buy = buys[++next]) {
			quantity += buy.quantity;
			cost += buy.amount;
		}
		const taken = sale.left < quantity ? sale.left : quantity;
		if (taken === 0n) continue;
		const part = (cost * taken) / quantity;
		sale.matches.push({ bought: undefined, quantity: taken, cost: part, of: { quantity, cost } });
		sale.left -= taken;
		quantity -= taken;
		cost -= part;
	}
}
