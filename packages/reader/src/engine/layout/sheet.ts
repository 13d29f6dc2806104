/** A page analysed into its labels, its amounts, and the other texts, from which values are chosen. */
import { around, bottom, centreX, overlapX, right, sameRow } from '../../geometry.ts';
import type { Box, PageText, Segment, Word } from '../../page.ts';
import type { Meaning, Vocabulary } from '../labels/vocabulary.ts';
import { isAmountText } from '../values/amounts.ts';
import { splitInline } from './inline.ts';
import { toSegment } from './segments.ts';

/** A printed label and where it is. */
export interface Label {
	readonly meaning: Meaning;
	readonly box: Box;
	readonly size: number;
	readonly segments: readonly Segment[];
}

/** A page, taken apart. */
export interface Sheet {
	readonly page: PageText;
	readonly vocabulary: Vocabulary;
	readonly labels: readonly Label[];
	/** Everything that is not a label. */
	readonly texts: readonly Segment[];
}

/** How many lines a label may take. */
const MOST_LINES = 6;

/** Takes a page apart. */
export function toSheet(page: PageText, vocabulary: Vocabulary): Sheet {
	const segments = page.segments
		.flatMap(withoutLooseSigns)
		.flatMap((segment) => splitInline(segment, vocabulary));
	const labels = findLabels(
		segments.filter((segment) => !isUnitOfAmount(segment, segments)),
		vocabulary,
	);
	const used = new Set(labels.flatMap((label) => label.segments));
	return { page, vocabulary, labels, texts: segments.filter((segment) => !used.has(segment)) };
}

/** A colon in a column of its own says nothing; one after a label belongs to it; a dot or bar on the line parts what is beside it. */
function withoutLooseSigns(segment: Segment): Segment[] {
	const groups: Word[][] = [[]];
	for (const word of segment.words) {
		const group = groups.at(-1) ?? [];
		const last = group.at(-1);
		if (/^[·•|]$/.test(word.text)) groups.push([]);
		else if (word.text !== ':') group.push(word);
		else if (last) group[group.length - 1] = { ...last, text: `${last.text}:` };
	}
	return groups.filter(({ length }) => length > 0).map(toSegment);
}

/** A pound sign before an amount, or the dash of an empty box, is no line of the label above it. */
function isUnitOfAmount(segment: Segment, segments: readonly Segment[]): boolean {
	if (!/[\p{L}\d£]/u.test(segment.text)) return true;
	if (!/^[£p ]+$/.test(segment.text)) return false;
	return segments.some(
		({ text, box, size }) =>
			/\d/.test(text) && sameRow(box, segment.box) && -overlapX(box, segment.box) < 5 * size,
	);
}

/** The labels from top to bottom, each as long as it can be, no line in two. */
function findLabels(segments: readonly Segment[], vocabulary: Vocabulary): Label[] {
	const labels: Label[] = [];
	const used = new Set<Segment>();
	for (const segment of [...segments].sort((one, other) => one.box.y - other.box.y)) {
		const label =
			used.has(segment) || !/\p{L}/u.test(segment.text)
				? undefined
				: longestFrom(segment, segments, used, vocabulary);
		if (!label) continue;
		labels.push(label);
		for (const line of label.segments) used.add(line);
	}
	return labels;
}

function longestFrom(
	first: Segment,
	segments: readonly Segment[],
	used: ReadonlySet<Segment>,
	vocabulary: Vocabulary,
): Label | undefined {
	let longest: Label | undefined;
	const lines: Segment[] = [first];
	while (lines.length <= MOST_LINES) {
		const meaning = vocabulary.meaningOf(lines.map(({ text }) => text).join(' '));
		if (meaning && !isListOfLabels(lines, meaning, vocabulary) && !areRows(lines, segments, vocabulary)) {
			longest = { meaning, box: around(lines.map(({ box }) => box)), size: first.size, segments: [...lines] };
		}
		const next = lineBelow(lines, segments);
		if (!next || used.has(next) || isAmountText(next.text) || /[:=]$/.test(lines.at(-1)?.text ?? '')) break;
		lines.push(next);
	}
	return longest;
}

/** "Total for year" over "Pay" are a heading and a label, not one label of two lines. */
function isListOfLabels(lines: readonly Segment[], meaning: Meaning, vocabulary: Vocabulary): boolean {
	if (meaning.kind !== 'part') return false;
	return lines.some(
		(_, index) => isPart(lines.slice(0, index), vocabulary) && isPart(lines.slice(index), vocabulary),
	);
}

/** "Employer" over "PAYE ref", each with a text of its own beside it, are two labels. */
function areRows(
	lines: readonly Segment[],
	segments: readonly Segment[],
	{ meaningOf }: Vocabulary,
): boolean {
	const [first, second] = lines;
	if (!first || !second || meaningOf(first.text)?.kind !== 'detail') return false;
	const beside = (line: Segment) =>
		segments
			.filter(({ box }) => box.x >= right(line.box) && sameRow(box, line.box))
			.sort((one, other) => one.box.x - other.box.x)[0];
	const [own, next] = [beside(first), beside(second)];
	if (!own || !next || own === next) return false;
	if ([own.text, next.text, `${own.text} ${next.text}`].some((text) => meaningOf(text))) return false;
	return Math.abs(own.box.x - next.box.x) < 3 * first.size;
}

function isPart(lines: readonly Segment[], { meaningOf }: Vocabulary): boolean {
	return meaningOf(lines.map(({ text }) => text).join(' '))?.kind === 'part';
}

/** The next line of the same block of text. */
function lineBelow(lines: readonly Segment[], segments: readonly Segment[]): Segment | undefined {
	const last = lines.at(-1);
	if (!last) return undefined;
	return segments
		.filter(
			(segment) => !lines.includes(segment) && isNextLine(last, around(lines.map(({ box }) => box)), segment),
		)
		.sort((one, other) => one.box.y - other.box.y)[0];
}

function isNextLine(last: Segment, block: Box, next: Segment): boolean {
	const gap = next.box.y - bottom(last.box);
	const sizes = next.size / last.size;
	if (gap < -0.5 * last.size || gap > 0.6 * last.size || next.box.y <= last.box.y + 0.4 * last.size)
		return false;
	return (
		sizes > 0.75 && sizes < 1.34 && isAligned(block, next.box, last.size) && overlapX(block, next.box) > 0
	);
}

function isAligned(block: Box, next: Box, size: number): boolean {
	return (
		Math.abs(block.x - next.x) <= 0.8 * size ||
		Math.abs(centreX(block) - centreX(next)) <= 0.8 * size ||
		Math.abs(right(block) - right(next)) <= 0.8 * size
	);
}
