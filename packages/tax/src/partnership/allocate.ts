/** Allocates a partnership's result among its partners by share and period. ITTOIA 2005 ss.850 to 850C; SA800 notes. */
import { type Pence, pence } from '@halfpenny/facts';
import { addDays, daysBetween } from '../late/dates.ts';

/** A partner's share from one day to another, in parts of the whole: 50% is 5000 of 10,000. Dates are ISO, both included. */
export interface SharePeriod {
	readonly from: string;
	readonly to: string;
	readonly share: number | bigint;
}

/** One partner. */
export interface Partner {
	readonly id: string;
	readonly periods: readonly SharePeriod[];
}

/** The result to allocate, positive for a profit, with the period it belongs to. */
export interface PartnershipResult {
	readonly amount: Pence;
	readonly from: string;
	readonly to: string;
}

/** What each partner gets, or the first day on which the shares do not add up to the whole. */
export type Allocation =
	| { readonly ok: true; readonly shares: ReadonlyMap<string, Pence> }
	| { readonly ok: false; readonly code: 'shares.notWhole'; readonly date: string };

/** Shares in hundredths of a percent. */
const HUNDREDTHS = 10_000n;

/**
 * Divides the result by the day and by the shares of each day. Pennies that cannot be divided go to the partners with
 * the largest remainders, so that the parts add up to the whole. `whole` is what shares are parts of: thirds need another.
 */
export function allocatePartnership(
	result: PartnershipResult,
	partners: readonly Partner[],
	whole: bigint = HUNDREDTHS,
): Allocation {
	const gap = dayWithoutWholeShares(result, partners, whole);
	if (gap !== undefined) return { ok: false, code: 'shares.notWhole', date: gap };
	const weights = partners.map((partner) => weightOf(partner, result));
	const total = weights.reduce((sum, weight) => sum + weight, 0n);
	const amount = BigInt(Math.abs(result.amount));
	const parts = weights.map((weight) => (amount * weight) / total);
	const remainders = weights.map((weight) => (amount * weight) % total);
	let left = amount - parts.reduce((sum, part) => sum + part, 0n);
	const order = partners.map((_, index) => index).sort((one, other) => compare(remainders, one, other));
	for (const index of order) {
		if (left === 0n) break;
		parts[index] = (parts[index] ?? 0n) + 1n;
		left -= 1n;
	}
	const sign = result.amount < 0 ? -1 : 1;
	return {
		ok: true,
		shares: new Map(
			partners.map((partner, index) => [partner.id, pence(Number(parts[index] ?? 0n) * sign || 0)]),
		),
	};
}

function compare(remainders: readonly bigint[], one: number, other: number): number {
	const difference = (remainders[other] ?? 0n) - (remainders[one] ?? 0n);
	return difference > 0n ? 1 : difference < 0n ? -1 : one - other;
}

/** Days times shares. */
function weightOf(partner: Partner, { from, to }: PartnershipResult): bigint {
	let weight = 0n;
	for (const period of partner.periods) {
		const start = period.from > from ? period.from : from;
		const end = period.to < to ? period.to : to;
		const days = daysBetween(start, end) + 1;
		if (days > 0) weight += BigInt(days) * BigInt(period.share);
	}
	return weight;
}

/** Shares change only where a period starts or ends, so that only those days need a look. */
function dayWithoutWholeShares(
	{ from, to }: PartnershipResult,
	partners: readonly Partner[],
	whole: bigint,
): string | undefined {
	const changes = new Set([from]);
	for (const { periods } of partners) {
		for (const period of periods) {
			changes.add(period.from);
			changes.add(addDays(period.to, 1));
		}
	}
	return [...changes]
		.filter((date) => date >= from && date <= to)
		.sort()
		.find((date) => shareOn(partners, date) !== whole);
}

function shareOn(partners: readonly Partner[], date: string): bigint {
	return partners
		.flatMap(({ periods }) => periods)
		.filter((period) => period.from <= date && date <= period.to)
		.reduce((total, period) => total + BigInt(period.share), 0n);
}
