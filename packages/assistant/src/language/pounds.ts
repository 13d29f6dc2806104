/** Pounds and pence of digits as people write them. */
import { type Pence, parsePounds } from '@halfpenny/facts';

/** What a word or letter after a number multiplies it by. */
export const SCALE: Readonly<Record<string, number>> = {
	k: 1000,
	grand: 1000,
	thousand: 1000,
	hundred: 100,
	m: 1_000_000,
	mil: 1_000_000,
	million: 1_000_000,
};

/** Pounds with the pence told after them: "38 pound 20 pence". */
export function withPence(digits: string, pence: string | undefined): string {
	return pence === undefined || /\.\d/.test(digits) ? digits : `${digits}.${pence.padStart(2, '0')}`;
}

/** The amount of digits and what comes after them; undefined where they are malformed. */
export function penceOf(digits: string, scale: string | undefined): Pence | undefined {
	// Pence have two digits: three after a point are thousands, as in much of Europe.
	const plain = digits
		.replace(/(?<=\d) (?=\d{3}(?:\D|$))/g, ',')
		.replace(
			/^(\d{1,3})\.(\d{3})(?:,(\d\d))?$/,
			(_, whole: string, rest: string, over?: string) =>
				`${whole}${rest}${over === undefined ? '' : `.${over}`}`,
		);
	if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(plain)) return undefined;
	if (scale === undefined) {
		const read = parsePounds(plain);
		return read.ok ? read.value : undefined;
	}
	return scaled(plain.replace(/,/g, ''), SCALE[scale] ?? 1);
}

/** `38.4` thousand without a binary fraction; undefined where fractions of a penny are left over. */
export function scaled(plain: string, scale: number): Pence | undefined {
	const [whole = '', decimals = ''] = plain.split('.');
	const zeros = String(scale).length - 1;
	if (decimals.length > zeros) return undefined;
	const read = parsePounds(`${whole}${decimals.padEnd(zeros, '0')}`);
	return read.ok ? read.value : undefined;
}
