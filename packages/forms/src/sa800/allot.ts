/** Divides an amount of the partnership statement among the partners, in whole pounds that add up. */
import { type PartnershipFacts, type Pence, pence, pounds, type Share } from '@halfpenny/facts';
import { allocatePartnership } from '@halfpenny/tax';
import type { Period } from './periods.ts';

type Partner = NonNullable<PartnershipFacts['partners']>[number];

/** Each partner's amount, in order, or the first day when shares do not add up. */
export type Allotment =
	| { readonly ok: true; readonly amounts: readonly Pence[] }
	| { readonly ok: false; readonly date: string };

/** A partner's share for a period with both dates. */
interface Holding extends Period {
	readonly share: Share;
}

const FIRST_DAY = '1851-01-01';
const LAST_DAY = '2150-12-31';

/** Divides whole pounds by day and by each day's shares. Days before the first partner joined and after the last one left do not count. */
export function allot(amount: Pence, period: Period, partners: readonly Partner[]): Allotment {
	const holdings = partners.map(holdingsOf);
	const whole = holdings.flat().reduce((multiple, { share }) => commonMultiple(multiple, share.whole), 1n);
	const days = withPartners(period, holdings.flat());
	if (!days) return { ok: false, date: period.from };
	const result = allocatePartnership(
		// The function divides whole numbers: given pounds instead of pence, it divides to the pound.
		{ ...days, amount: pence(amount / 100) }, // a count of pounds, not money
		holdings.map((own, index) => ({
			id: String(index),
			periods: own.map(({ share, ...dates }) => ({ ...dates, share: partsOf(share, whole) })),
		})),
		whole,
	);
	if (!result.ok) return { ok: false, date: result.date };
	return { ok: true, amounts: [...result.shares.values()].map((share) => pounds(share)) };
}

/** A partner's shares, none before joining or after leaving. */
function holdingsOf({ shares = [], startDate, endDate }: Partner): readonly Holding[] {
	return shares
		.map(({ from, to, share }) => ({
			from: latest(from, startDate) ?? FIRST_DAY,
			to: earliest(to, endDate) ?? LAST_DAY,
			share,
		}))
		.filter(({ from, to }) => from <= to);
}

function latest(...dates: readonly (string | undefined)[]): string | undefined {
	return dates
		.filter((date) => date !== undefined)
		.sort()
		.at(-1);
}

function earliest(...dates: readonly (string | undefined)[]): string | undefined {
	return dates.filter((date) => date !== undefined).sort()[0];
}

/** The part of a period that had partners; undefined when there was none. */
function withPartners(period: Period, holdings: readonly Holding[]): Period | undefined {
	const first = earliest(...holdings.map(({ from }) => from));
	const last = latest(...holdings.map(({ to }) => to));
	const from = latest(period.from, first) ?? period.from;
	const to = earliest(period.to, last) ?? period.to;
	return first !== undefined && from <= to ? { from, to } : undefined;
}

function partsOf({ parts, whole }: Share, of: bigint): bigint {
	return BigInt(parts) * (of / BigInt(whole));
}

function commonMultiple(one: bigint, other: number): bigint {
	return (one / greatestCommonDivisor(one, BigInt(other))) * BigInt(other);
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
	return other === 0n ? one : greatestCommonDivisor(other, one % other);
}
