/** Exact amounts of the calculation: whole millionths of a pound, so that a rate times an amount never rounds by itself. */

/** Pounds and rates alike are bigints in millionths: £12.34 is 12_340_000n, 8.75% is 87_500n. */
export const one = 1_000_000n;
const penny = 10_000n;

/** A decimal such as `-12.5` or `0.3935` as millionths. Throws on anything else: callers check formats first. */
export function amount(text: string): bigint {
	const parts = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text.trim());
	if (!parts) throw new RangeError('not a decimal number with at most six decimals');
	const [, sign, whole = '0', fraction = ''] = parts;
	const value = BigInt(whole) * one + BigInt(fraction.padEnd(6, '0'));
	return sign === '-' ? -value : value;
}

/** A whole number of pounds (or a flag: 1 for yes). */
export const pounds = (whole: number | bigint): bigint => BigInt(whole) * one;

/** The product of two amounts in millionths, cut off after the sixth decimal. */
export const times = (left: bigint, right: bigint): bigint => (left * right) / one;

/** The quotient of two amounts in millionths, cut off after the sixth decimal; nil when dividing by nil. */
export const dividedBy = (left: bigint, right: bigint): bigint => (right === 0n ? 0n : (left * one) / right);

/** The lowest of some amounts. */
export const lower = (first: bigint, ...rest: bigint[]): bigint =>
	rest.reduce((a, b) => (b < a ? b : a), first);

/** The higher of two amounts. */
export const larger = (left: bigint, right: bigint): bigint => (left > right ? left : right);

/** An amount without its sign. */
export const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** "£down": pence cut off, whole pounds left. */
export const poundsDown = (value: bigint): bigint => value - (value % one);

/** "£up": .99 added, then pence cut off. */
export const poundsUp = (value: bigint): bigint => poundsDown(value + 99n * penny);

/** "pdown": cut off after the penny. */
export const penceDown = (value: bigint): bigint => value - (value % penny);

/** "pup": 0.99 of a penny added, then cut off after the penny. */
export const penceUp = (value: bigint): bigint => penceDown(value + (99n * penny) / 100n);

/** "4dp down": cut off after the fourth decimal. */
export const fourDecimalsDown = (value: bigint): bigint => value - (value % 100n);

/** An amount that is whole pence, as HMRC writes it: `-12.30`. */
export function written(value: bigint): string {
	const pence = absolute(value) / penny;
	const sign = value < 0n && pence > 0n ? '-' : '';
	return `${sign}${pence / 100n}.${(pence % 100n).toString().padStart(2, '0')}`;
}
