/** Judges what was read of a paper against what is printed on it. */
import { countOf, percent, type Verdict, wilson } from './tally.ts';

/** A field, how it was read, and what was read if anything was. */
export interface Judged {
	readonly field: string;
	readonly verdict: Verdict;
	readonly read?: string | undefined;
}

/** Judges each printed field, then each that was read and isn't printed, which is wrong. */
export function judge(
	fields: readonly { readonly name: string; readonly value: string }[],
	shown: Readonly<Record<string, string>>,
): readonly Judged[] {
	const printed = Object.entries(shown).map(([field, text]): Judged => {
		const read = fields.find(({ name }) => name === field)?.value;
		const verdict = read === undefined ? 'leftOut' : isSame(read, text) ? 'right' : 'wrong';
		return { field, verdict, read };
	});
	const extra = fields.filter(({ name }) => !(name in shown));
	return [
		...printed,
		...extra.map(({ name, value }) => ({ field: name, verdict: 'wrong', read: value }) as const),
	];
}

/** The same letters and figures: names may differ in capitals, spaces and points. */
function isSame(read: string, printed: string): boolean {
	return plain(read) === plain(printed);
}

function plain(text: string): string {
	return /^[\d.-]+$/.test(text) ? text : text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The heads of {@link countsOf}. */
export const COUNTS = ['Fields', 'Right', 'Left out', 'Wrong', 'Share right', 'Wrong of all (95%)'] as const;

/** The cells of a table that count how fields were read. */
export function countsOf(marks: readonly { readonly verdict: Verdict }[]): readonly (number | string)[] {
	const { right, leftOut, wrong } = countOf(marks);
	return [marks.length, right, leftOut, wrong, percent(right, marks.length), intervalOf(wrong, marks.length)];
}

/** Wilson's interval of a share, as text. */
export function intervalOf(part: number, whole: number): string {
	const [least, most] = wilson(part, whole);
	return `${(100 * least).toFixed(1)} to ${(100 * most).toFixed(1)}%`; // not money
}
