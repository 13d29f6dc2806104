/** The tax year of a document, however it is written: "Tax year to 5 April 2025", "2024-25", "6 April 2024 to 5 April 2025". */
import { around, centreY, right, sameRow } from '../../geometry.ts';
import type { Box, Segment, Word } from '../../page.ts';

/** A tax year and where it is. */
export interface TaxYearFound {
	/** `2024-25`. */
	readonly value: string;
	readonly text: string;
	readonly box: Box;
	readonly confidence: number;
}

interface Pattern {
	readonly pattern: RegExp;
	readonly isStrong: boolean;
}

const APRIL = '(?:5(?:th)? ?(?:of )?(?:april|ebrill)|april 5(?:th)?|0?5[/.-]0?4[/.-])';
const YEAR = '(20\\d\\d)';
/** After a year that is not the first of two: "2023-24". */
const NOT_FIRST = '(?! ?[-–/] ?\\d)';
const OVER_LABEL = new RegExp(`^(?:${APRIL} )?20\\d\\d$`, 'i');
/** The last group is the year in which the tax year ends; the first, if there are two, the one in which it begins. */
const patterns: readonly Pattern[] = [
	{ pattern: /\b(20\d\d) ?[-–/] ?((?:20)?\d\d)\b/gi, isStrong: false },
	{
		pattern: new RegExp(
			`(?:year|period)[a-z ]{0,8}(?:to|ended|ending|end|ends)[: ]*(?:on )?(?:the )?${APRIL},?[ .:_…]*${YEAR}${NOT_FIRST}`,
			'gi',
		),
		isStrong: true,
	},
	{ pattern: new RegExp(`blwyddyn dreth[a-z ]{0,20}${APRIL} ${YEAR}`, 'gi'), isStrong: true },
	{
		pattern: new RegExp(`6(?:th)? ?april ${YEAR} ?(?:to|and|until|-|–) ?5(?:th)? ?april ${YEAR}`, 'gi'),
		isStrong: true,
	},
	{
		pattern: new RegExp(`0?6[/.-]0?4[/.-]${YEAR} ?(?:to|and|until|-|–) ?0?5[/.-]0?4[/.-]${YEAR}`, 'gi'),
		isStrong: true,
	},
	{ pattern: /tax year:? ?(?:ended |ending |to )?(20\d\d) ?[-–/] ?((?:20)?\d\d)\b/gi, isStrong: true },
	{ pattern: new RegExp(`tax year (?:ended|ending|to|end):? ${YEAR}\\b${NOT_FIRST}`, 'gi'), isStrong: true },
];

/** The year the page is for; undefined where none is written or several that are equally prominent. */
export function findTaxYear(segments: readonly Segment[]): TaxYearFound | undefined {
	const found = linesOf(segments).flatMap((line) => patterns.flatMap((pattern) => matchesIn(line, pattern)));
	const strong = found.filter(({ isStrong }) => isStrong);
	const pool = strong.length > 0 ? strong : found;
	const largest = Math.max(...pool.map(({ size }) => size));
	const prominent = pool.filter(({ size }) => size > 0.9 * largest);
	const [first] = prominent.sort((one, other) => one.box.height - other.box.height);
	if (!first || prominent.some(({ value }) => value !== first.value)) return undefined;
	return { ...first, confidence: strong.length > 0 ? 0.99 : 0.93 };
}

interface Match extends Omit<TaxYearFound, 'confidence'> {
	readonly size: number;
	readonly isStrong: boolean;
}

function matchesIn(words: readonly Word[], { pattern, isStrong }: Pattern): Match[] {
	const text = words.map((word) => word.text).join(' ');
	return [...text.matchAll(pattern)].flatMap((match) => {
		const value = yearOf(match.slice(1).filter((group) => group !== undefined));
		const used = wordsBetween(words, match.index, match.index + match[0].length);
		if (!value || used.length === 0) return [];
		const size = Math.max(...used.map((word) => word.size));
		return [{ value, text: match[0], box: around(used.map(({ box }) => box)), size, isStrong }];
	});
}

function yearOf(groups: readonly string[]): string | undefined {
	const end = Number(groups.at(-1)?.slice(-2));
	const start = groups.length > 1 ? Number(groups[0]?.slice(-2)) : end - 1;
	if (!Number.isInteger(end) || start !== end - 1 || start < 10 || end > 60) return undefined;
	return `20${start}-${end}`;
}

function wordsBetween(words: readonly Word[], from: number, to: number): Word[] {
	let at = 0;
	return words.filter((word) => {
		const start = at;
		at += word.text.length + 1;
		return start < to && start + word.text.length > from;
	});
}

/** Each line with what stands close to it on the right, and each pair of lines of one block, since a title may be broken, and each year with the label under it. */
function linesOf(segments: readonly Segment[]): Word[][] {
	const rows = segments.map((segment) => [...segment.words, ...followers(segment, segments)]);
	const broken = segments.flatMap((segment) =>
		segments.filter((next) => isUnder(segment, next)).map((next) => [...segment.words, ...next.words]),
	);
	const over = segments
		.filter(({ text }) => OVER_LABEL.test(text))
		.flatMap((year) =>
			segments.filter((label) => isUnder(year, label)).map((label) => [...label.words, ...year.words]),
		);
	return [...rows, ...broken, ...over];
}

function followers(segment: Segment, segments: readonly Segment[]): Word[] {
	return segments
		.filter(({ box }) => sameRow(box, segment.box) && box.x > right(segment.box) - 1)
		.sort((one, other) => one.box.x - other.box.x)
		.slice(0, 4)
		.flatMap(({ words }) => words);
}

function isUnder(segment: Segment, next: Segment): boolean {
	const drop = centreY(next.box) - centreY(segment.box);
	const size = Math.max(segment.size, next.size);
	return (
		drop > 0.5 * segment.size &&
		drop < 2.4 * size &&
		next.box.x < right(segment.box) &&
		right(next.box) > segment.box.x
	);
}
