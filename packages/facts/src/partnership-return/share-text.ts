/** A partner's share as people write it: a percentage, or a fraction such as 1/3 where percentages do not come out even. */

/** A number of parts of a whole, in lowest terms: 50% is 1 of 2. */
export interface Share {
	readonly parts: number;
	readonly whole: number;
}

const PERCENT = /^(\d{1,3})(?:\.(\d{1,4}))?%?$/;
const FRACTION = /^(\d{1,4})\/(\d{1,4})$/;

/** Reads `50`, `33.33%` or `1/3`; undefined when it is not a share from 0 to 100%. Percentages have up to four decimals. */
export function parseShare(input: string | number): Share | undefined {
	const text = String(input).replace(/\s/g, '');
	const [, top, bottom] = FRACTION.exec(text) ?? [];
	if (top !== undefined) return shareOf(Number(top), Number(bottom));
	const [, whole, decimals = ''] = PERCENT.exec(text) ?? [];
	return whole === undefined ? undefined : shareOf(Number(whole + decimals.padEnd(4, '0')), 1_000_000);
}

function shareOf(parts: number, whole: number): Share | undefined {
	if (whole === 0 || parts > whole) return undefined;
	const divisor = greatestCommonDivisor(parts, whole);
	return { parts: parts / divisor, whole: whole / divisor };
}

function greatestCommonDivisor(one: number, other: number): number {
	return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

/** A share as people read it: `50%`, `33.33%`, or `1/3` where percentages do not come out even. */
export function formatShare({ parts, whole }: Share): string {
	const millionths = (parts * 1_000_000) / whole; // not money
	return Number.isInteger(millionths) ? `${millionths / 10_000}%` : `${parts}/${whole}`;
}
