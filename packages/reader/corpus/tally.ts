/** Counts how fields were read, and how sure the counts are. */

/** How a field was read. */
export type Verdict = 'right' | 'leftOut' | 'wrong';

/** How many were read in each way. */
export function countOf(marks: readonly { readonly verdict: Verdict }[]) {
	const of = (verdict: Verdict) => marks.filter((mark) => mark.verdict === verdict).length;
	return { right: of('right'), leftOut: of('leftOut'), wrong: of('wrong') };
}

/** Wilson's 95% interval of a share. */
export function wilson(part: number, whole: number): readonly [number, number] {
	if (whole === 0) return [0, 1];
	const [z, share] = [1.96, part / whole];
	const middle = share + z ** 2 / (2 * whole);
	const spread = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2));
	const [least, most] = [middle - spread, middle + spread].map((end) => end / (1 + z ** 2 / whole));
	return [Math.max(0, least ?? 0), most ?? 1];
}

/** A share as text, rounded down. */
export function percent(part: number, whole: number): string {
	return whole === 0 ? 'none' : `${(Math.floor((1_000 * part) / whole) / 10).toFixed(1)}%`; // not money
}
