/** Trades of a holding grouped by day, as the law treats them (TCGA 1992 s.105(1)(a)). */
import type { Holding } from './capital-gains-facts.ts';

/** Purchases or sales of one day, taken together. Quantities in hundred-millionths, amounts in pence. */
export interface Day {
	readonly date: string;
	quantity: bigint;
	/** Paid including fees, or received before fees. */
	amount: bigint;
	/** Of sales: incidental costs of disposal, which are allowable costs (TCGA 1992 s.38(1)(c)). */
	fees: bigint;
}

/** Parts of a share: as many as its quantity has decimals. */
const UNITS = 100_000_000;

/**
 * Trades of one type by day, earliest first. Fees add to the price of a purchase; those of a sale are kept separate.
 */
export function days(holding: Holding, type: 'buy' | 'sell'): Day[] {
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

/** Hundred-millionths as a number of shares in plain decimals: `4,000`, `0.25`. */
export function sharesInWords(quantity: bigint): string {
	const digits = String(quantity).padStart(9, '0');
	const whole = digits.slice(0, -8).replace(/\B(?=(\d{3})+$)/g, ',');
	const decimals = digits.slice(-8).replace(/0+$/, '');
	return decimals === '' ? whole : `${whole}.${decimals}`;
}
