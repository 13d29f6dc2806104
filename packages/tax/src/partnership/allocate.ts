/** Allocates a partnership's result among its partners by share and period. ITTOIA 2005 ss.850 to 850C; SA800 notes. */
import { addDays, type Pence, pence } from '@halfpenny/facts';
import { daysBetween, earlier, later } from '../late/dates.ts';

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

/** What each partner gets, or the first day when the shares do not add up to the whole. */
export type Allocation =
	| { readonly ok: true; readonly shares: ReadonlyMap<string, Pence> }
	| { readonly ok: false; readonly code: 'shares.notWhole'; readonly date: string };

/** Shares in hundredths of a percent. */
const HUNDREDTHS = 10_000n;

/**
 * Divides the result by day and by each day's shares. Leftover pennies go to the partners with the largest remainders,
 * so the parts add up. `whole` is the total of all shares: thirds need another.
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
		const days = daysBetween(later(period.from, from), earlier(period.to, to)) + 1;
		if (days > 0) weight += BigInt(days) * BigInt(period.share);
	}
	return weight;
}

/** Shares change only where a period starts or ends, so only those days are checked. */
function dayWithoutWholeShares(
	result: PartnershipResult,
	partners: readonly Partner[],
	whole: bigint,
): string | undefined {
	let held = 0n;
	for (const [date, change] of [...changesOfShares(result, partners)].sort(([one], [other]) =>
		one < other ? -1 : 1,
	)) {
		held += change;
		if (held !== whole) return date;
	}
	return undefined;
}

/** The change in all partners' total share, by day of the result's period. */
function changesOfShares(
	{ from, to }: PartnershipResult,
	partners: readonly Partner[],
): ReadonlyMap<string, bigint> {
	const changes = new Map([[from, 0n]]);
	const change = (date: string, by: bigint) => changes.set(date, (changes.get(date) ?? 0n) + by);
	for (const period of partners.flatMap(({ periods }) => periods)) {
		const start = later(period.from, from);
		if (start > earlier(period.to, to)) continue;
		change(start, BigInt(period.share));
		if (period.to < to) change(addDays(period.to, 1), -BigInt(period.share));
	}
	return changes;
}
