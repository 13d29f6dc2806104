/**
 * Matches sales of shares and tokens with what was bought: the same day first, then the 30 days after, then the
 * section 104 pool at its average cost. TCGA 1992 ss.104 to 106A; HMRC helpsheet HS284 and CG51500 on; CRYPTO22200.
 */
import { type Facts, pence } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import type { Disposal } from '../pages/capital-gains-page.ts';

/** One class of shares or tokens with its trades. */
export type Holding = NonNullable<NonNullable<Facts['capitalGains']>['holdings']>[number];

/** Purchases or sales of one day, taken together as the law does (s.105(1)(a)). Quantities in hundred-millionths. */
interface Day {
	readonly date: string;
	quantity: bigint;
	/** Paid with its fees, or received before them. */
	amount: bigint;
	/** Of sales: incidental costs of disposal, which are allowable costs (TCGA 1992 s.38(1)(c)). */
	fees: bigint;
}

const UNITS = 100_000_000;
/** Days after a sale in which a purchase is matched with it (TCGA 1992 s.106A(5)). */
export const daysToMatch = 30;

/**
 * The disposals of the tax year, one for each day of sales, with the cost that matching gives (down to a penny). Sales of
 * other years are matched too: earlier ones lower the pool, and any may take a purchase before a sale of the year does.
 */
export function matchedDisposals(holding: Holding, year: TaxYear): Disposal[] {
	const { startsOn, endsOn } = yearData(year);
	const buys = days(holding, 'buy');
	const sells = days(holding, 'sell');
	const left = new Map(sells.map((sale) => [sale, sale.quantity]));
	const costs = new Map(sells.map((sale) => [sale, sale.fees]));
	const match = (sale: Day, buy: Day | undefined): void => {
		const open = left.get(sale) ?? 0n;
		if (!buy || open === 0n || buy.quantity === 0n) return;
		const quantity = open < buy.quantity ? open : buy.quantity;
		const cost = (buy.amount * quantity) / buy.quantity;
		buy.quantity -= quantity;
		buy.amount -= cost;
		left.set(sale, open - quantity);
		costs.set(sale, (costs.get(sale) ?? 0n) + cost);
	};
	for (const sale of sells)
		match(
			sale,
			buys.find(({ date }) => date === sale.date),
		);
	for (const sale of sells) {
		for (const buy of buys)
			if (buy.date > sale.date && buy.date <= addDays(sale.date, daysToMatch)) match(sale, buy);
	}
	fromPool(holding, { buys, sells, left, costs });
	const ofYear = sells.filter(({ date }) => date >= startsOn && date <= endsOn);
	return ofYear.map((sale) => ({
		kind: holding.kind,
		description: holding.name,
		date: sale.date,
		proceeds: pence(Number(sale.amount)),
		costs: pence(Number(costs.get(sale) ?? 0n)),
	}));
}

interface Matching {
	readonly buys: readonly Day[];
	readonly sells: readonly Day[];
	readonly left: ReadonlyMap<Day, bigint>;
	readonly costs: Map<Day, bigint>;
}

/** Takes what is left of each sale from the pool, which grows by what is left of each purchase, in order of date. */
function fromPool(holding: Holding, { buys, sells, left, costs }: Matching): void {
	let quantity = units(holding.openingQuantity ?? 0);
	let cost = BigInt(holding.openingCost ?? 0);
	let next = 0;
	for (const sale of sells) {
		for (let buy = buys[next]; buy && buy.date <= sale.date; buy = buys[++next]) {
			quantity += buy.quantity;
			cost += buy.amount;
		}
		const wanted = left.get(sale) ?? 0n;
		const taken = wanted < quantity ? wanted : quantity;
		if (taken === 0n) continue;
		const part = (cost * taken) / quantity;
		quantity -= taken;
		cost -= part;
		costs.set(sale, (costs.get(sale) ?? 0n) + part);
	}
}

/** Trades of one type by day, earliest first. Fees add to what is paid; of a sale they stand apart. */
function days(holding: Holding, type: 'buy' | 'sell'): Day[] {
	const byDate = new Map<string, Day>();
	for (const trade of holding.trades) {
		if (trade.type !== type) continue;
		const day = byDate.get(trade.date) ?? { date: trade.date, quantity: 0n, amount: 0n, fees: 0n };
		const fees = BigInt(trade.costs ?? 0);
		day.quantity += units(trade.quantity);
		day.amount += BigInt(trade.amount) + (type === 'buy' ? fees : 0n);
		if (type === 'sell') day.fees += fees;
		byDate.set(trade.date, day);
	}
	return [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** A number of shares in hundred-millionths. */
export function units(quantity: number): bigint {
	return BigInt(Math.round(quantity * UNITS));
}

function addDays(date: string, count: number): string {
	const day = new Date(`${date}T00:00:00Z`);
	day.setUTCDate(day.getUTCDate() + count);
	return day.toISOString().slice(0, 10);
}
