/** A page analysed into its labels, its amounts, and the other texts, from which values are chosen. */
import { around, bottom, centreX, overlapX, right, sameRow } from '../../geometry.ts';
import type { Box, PageText, Segment, Word } from '../../page.ts';
import type { Meaning, Vocabulary } from '../labels/vocabulary.ts';
import { isAmountText } from '../values/amounts.ts';
import { splitInline } from './inline.ts';
import { asHeading, besideOf, withoutPartLetter, withSentence } from './label-places.ts';
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

/** The label of a sum, which says nothing by itself. */
const TOTAL = /^(sub ?)?totals?:?$/i;
/** How far at the left of its amount a pound sign may stand, in sizes of the type. */
const FARTHEST_SIGN = 12;
/** How close after its item's number a label starts, in sizes of the type. */
const AFTER_NUMBER = 1.5;
/** How many lines a label may take. */
const MOST_LINES = 6;

/** Takes a page apart. */
export function toSheet(page: PageText, vocabulary: Vocabulary): Sheet {
	const segments = page.segments
		.flatMap(withoutLooseSigns)
		.flatMap((segment) => splitInline(segment, vocabulary))
		.map((segment) => withoutPartLetter(segment, vocabulary));
	const labels = withHeads(
		findLabels(
			segments.filter((segment) => !isUnitOfAmount(segment, segments)),
			vocabulary,
		),
	).map((label) => asHeading(label, segments));
	const used = new Set(labels.flatMap((label) => label.segments));
	const texts = segments.filter((segment) => !used.has(segment));
	return { page, vocabulary, labels: labels.map((label) => withSentence(label, texts)), texts };
}

/** "Month" beside "Year to date" is the head of a column, and no label of the month's number. */
function withHeads(labels: readonly Label[]): Label[] {
	const scopes = labels.flatMap(({ meaning, box }) =>
		meaning.kind === 'part' && meaning.part.scope && !meaning.part.figure
			? [{ box, scope: meaning.part.scope }]
			: [],
	);
	return labels.map((label) => {
		const { meaning, box } = label;
		const part = meaning.kind === 'detail' ? meaning.asHead : undefined;
		const isHead = scopes.some((other) => other.scope !== part?.scope && sameRow(other.box, box));
		return part?.scope && !part.figure && isHead ? { ...label, meaning: { kind: 'part', part } } : label;
	});
}

/** A colon, or the dots that lead to a value. */
const LEADER = /^(:|[.·]{2,}|…+|_{2,})$/;

/** A colon in a column of its own says nothing; one after a label belongs to it, and leaders are as good as one; a dot or bar on the line parts what is beside it. */
function withoutLooseSigns(segment: Segment): Segment[] {
	const groups: Word[][] = [[]];
	for (const word of segment.words) {
		const group = groups.at(-1) ?? [];
		const last = group.at(-1);
		if (/^[·•|]$/.test(word.text)) groups.push([]);
		else if (!LEADER.test(word.text)) group.push(withoutStop(word));
		else if (last && !last.text.endsWith(':')) group[group.length - 1] = { ...last, text: `${last.text}:` };
	}
	return groups.filter(({ length }) => length > 0).map(toSegment);
}

/** "£12.00, " and "£1,764." in a list: the stop is no part of the amount. "Surname.......": the dots are none of the label. */
function withoutStop(word: Word): Word {
	const [, label] = /^(.*[\p{L})])\s*(?:\.{3,}|…+|_{3,})$/u.exec(word.text) ?? [];
	if (label !== undefined) return { ...word, text: `${label}:` };
	const [, amount] = /^(.*\d\.\d\d|£[\d,]*\d)[,;.]$/.exec(word.text) ?? [];
	return amount !== undefined && isAmountText(amount) ? { ...word, text: amount } : word;
}

/** A pound sign before an amount, or the dash of an empty box, is no line of the label above it. */
function isUnitOfAmount(segment: Segment, segments: readonly Segment[]): boolean {
	if (!/[\p{L}\d£]/u.test(segment.text)) return true;
	if (!/^[£p ]+$/.test(segment.text)) return false;
	return segments.some(
		({ text, box, size }) =>
			/\d/.test(text) && sameRow(box, segment.box) && -overlapX(box, segment.box) < FARTHEST_SIGN * size,
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
		for (const line of label.segments) used.add(line);
		const twin = labels.findIndex((other) => saysSame(other, label));
		const over = labels[twin];
		if (!over) labels.push(label);
		else
			labels[twin] = {
				...over,
				box: around([over.box, label.box]),
				segments: [...over.segments, ...label.segments],
			};
	}
	return labels;
}

/** "Cyflogwr" right over "Employer": one label in two languages. */
function saysSame(over: Label, { meaning, box, size }: Label): boolean {
	if (meaning.kind !== 'detail' || JSON.stringify(over.meaning) !== JSON.stringify(meaning)) return false;
	const gap = box.y - bottom(over.box);
	return gap > -0.5 * size && gap < 0.6 * size && Math.abs(box.x - over.box.x) < 0.3 * size;
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
		if (!next || used.has(next) || isAmountText(next.text) || isClosed(lines)) break;
		lines.push(next);
	}
	return longest;
}

/** A colon ends a label, but inside brackets that go on in the next line: "(R =" over "refund)". */
function isClosed(lines: readonly Segment[]): boolean {
	const text = lines.map((line) => line.text).join(' ');
	return /[:=]$/.test(text) && !/\([^)]*$/.test(text);
}

/** "Total for year" over "Pay" are a heading and a label, not one label of two lines. */
function isListOfLabels(lines: readonly Segment[], meaning: Meaning, vocabulary: Vocabulary): boolean {
	if (lines.some((_, index) => addsNothing(lines, index, meaning, vocabulary))) return true;
	if (meaning.kind !== 'part') return false;
	return lines.some(
		(_, index) =>
			isPart(lines.slice(0, index), vocabulary) &&
			isPart(lines.slice(index), vocabulary) &&
			!isOfWhole(lines, index, meaning, vocabulary),
	);
}

/** "Gross" over "deductions": the whole says what neither line does, nor both together. */
function isOfWhole(
	lines: readonly Segment[],
	index: number,
	meaning: Meaning,
	{ meaningOf }: Vocabulary,
): boolean {
	const [first, last] = [lines.slice(0, index), lines.slice(index)].map((some) =>
		meaningOf(some.map(({ text }) => text).join(' ')),
	);
	if (meaning.kind !== 'part' || first?.kind !== 'part' || last?.kind !== 'part') return false;
	const { figure, scope } = { ...last.part, ...first.part };
	const isOne = figure === meaning.part.figure && scope === meaning.part.scope;
	return meaning.part.figure !== undefined && last.part.figure === undefined && !isOne;
}

/** "In this employment" over "Total for year": the first lines say by themselves all that the whole does, and the last say something else. */
function addsNothing(
	lines: readonly Segment[],
	index: number,
	meaning: Meaning,
	vocabulary: Vocabulary,
): boolean {
	const say = (some: readonly Segment[]) => vocabulary.meaningOf(some.map(({ text }) => text).join(' '));
	const [first, last] = index > 0 ? [say(lines.slice(0, index)), say(lines.slice(index))] : [];
	if (!first || !last || isWeak(last) || isYear(last, vocabulary)) return false;
	if (first.kind !== 'part' && first.kind !== 'other') return false;
	return (
		JSON.stringify(first) === JSON.stringify(meaning) && JSON.stringify(last) !== JSON.stringify(meaning)
	);
}

/** "Total" over "for year": a year is found by its form, and needs no label of its own. */
function isYear(meaning: Meaning, { fieldOf }: Vocabulary): boolean {
	return meaning.kind === 'detail' && fieldOf(meaning.field).kind === 'taxYear';
}

function isWeak(meaning: Meaning): boolean {
	return meaning.kind === 'detail' && meaning.label.weak === true;
}

/** "Employer" over "PAYE ref", each with a text of its own beside it, are two labels. */
function areRows(
	lines: readonly Segment[],
	segments: readonly Segment[],
	{ meaningOf }: Vocabulary,
): boolean {
	const [first, second] = lines;
	const kind = first && meaningOf(first.text)?.kind;
	if (lines.some((line, index) => haveOwnAmounts(line, lines[index + 1], segments))) return true;
	if (lines.some((_, index) => isHeadingOverRow(lines, index, segments, meaningOf))) return true;
	if (!first || !second || !kind || !(meaningOf(second.text) || TOTAL.test(second.text))) return false;
	const [own, next] = [besideOf(first, segments), besideOf(second, segments)];
	if (!own || !next || own === next || kind !== 'detail') return false;
	if ([own.text, next.text, `${own.text} ${next.text}`].some((text) => meaningOf(text))) return false;
	const apart = Math.min(Math.abs(own.box.x - next.box.x), Math.abs(right(own.box) - right(next.box)));
	return apart < 3 * first.size;
}

/** "Since 6 April" in bold over "Pay", which has an amount beside it: the first lines say a scope by themselves, and no amount stands beside them. */
function isHeadingOverRow(
	lines: readonly Segment[],
	index: number,
	segments: readonly Segment[],
	meaningOf: Vocabulary['meaningOf'],
): boolean {
	const [last, row] = [lines[index - 1], lines[index]];
	if (!last || !row || last.words[0]?.font === row.words[0]?.font) return false;
	const meaning = meaningOf(
		lines
			.slice(0, index)
			.map(({ text }) => text)
			.join(' '),
	);
	const isScope = meaning?.kind === 'part' && meaning.part.scope !== undefined && !meaning.part.figure;
	const hasAmount = (line: Segment) => isAmountText(besideOf(line, segments)?.text ?? '');
	return isScope && hasAmount(row) && !hasAmount(last);
}

/** "Cycle scheme" over "Pension", known or not: each line has an amount of its own beside it, in one column. */
function haveOwnAmounts(line: Segment, under: Segment | undefined, segments: readonly Segment[]): boolean {
	const [own, next] = [besideOf(line, segments), under && besideOf(under, segments)];
	if (!own || !next || own === next || !isAmountText(own.text) || !isAmountText(next.text)) return false;
	return Math.abs(right(own.box) - right(next.box)) < 3 * line.size;
}

function isPart(lines: readonly Segment[], { meaningOf }: Vocabulary): boolean {
	const meaning = meaningOf(lines.map(({ text }) => text).join(' '));
	return meaning?.kind === 'part' || meaning?.kind === 'amount' || meaning?.kind === 'other';
}

/** The next line of the same block of text. */
function lineBelow(lines: readonly Segment[], segments: readonly Segment[]): Segment | undefined {
	const [first] = lines;
	const last = lines.at(-1);
	if (!first || !last) return undefined;
	const block = around(lines.map(({ box }) => box));
	const number = itemNumberOf(first, segments);
	const blocks = number ? [block, around([block, number.box])] : [block];
	return segments
		.filter((segment) => !lines.includes(segment) && blocks.some((each) => isNextLine(last, each, segment)))
		.sort((one, other) => one.box.y - other.box.y)[0];
}

/** The number of a form's item right before a label, under which the label's further lines may start. */
function itemNumberOf(first: Segment, segments: readonly Segment[]): Segment | undefined {
	return segments.find(({ text, box, size }) => {
		const gap = first.box.x - right(box);
		return /^\d{1,2}[a-z]?$/.test(text) && gap > 0 && gap < AFTER_NUMBER * size && sameRow(box, first.box);
	});
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
