/** The texts of a page that, by their look, could be the value of a field. */
import { around, right, sameRow } from '../../geometry.ts';
import type { Box, Segment } from '../../page.ts';
import type { Vocabulary } from '../labels/vocabulary.ts';
import { toSegment } from '../layout/segments.ts';
import type { Kind } from './kinds.ts';

/** A text that could be a value. */
export interface Candidate {
	readonly value: string;
	readonly text: string;
	readonly box: Box;
	readonly size: number;
	readonly segments: readonly Segment[];
	/** Further lines that stand under it, for a name and address. */
	readonly block?: readonly Segment[];
}

/** The widest gap between the pieces of one value, in sizes of its type. */
const WIDEST_GAP = 2.6;
/** And between the figures of a day in boxes of their own. */
const WIDEST_IN_BOXES = 8;
/** What stands among the boxes of a day. */
const IS_CAPTION = /^(dd|mm|yy(yy)?)$/i;
/** The most cells with a letter each. */
const MOST_CELLS = 14;
/** The texts that could be a value of the kind; of pieces that overlap, the longest. */
export function candidatesFor(kind: Kind, texts: readonly Segment[], vocabulary: Vocabulary): Candidate[] {
	const found = texts.flatMap(
		(text) => longestFrom(text, texts, kind, vocabulary) ?? (kind.mayFollowWords ? atEndOf(text, kind) : []),
	);
	return found.filter(
		(one) =>
			!found.some((other) => other !== one && one.segments.every((piece) => other.segments.includes(piece))),
	);
}

function longestFrom(
	first: Segment,
	texts: readonly Segment[],
	kind: Kind,
	vocabulary: Vocabulary,
): Candidate | undefined {
	const cells = kind.takesFewest && isCell(first) ? cellsFrom(first, texts) : [];
	const row =
		cells.length > 1
			? cells
			: kind.mostPieces > 1
				? rowFrom(first, texts, kind.mostPieces, kind.mayBeInBoxes)
				: [first];
	const takesFewest = kind.takesFewest && cells.length < 2;
	const lengths = row.map((_, index) => (takesFewest ? index + 1 : row.length - index));
	for (const length of lengths) {
		const segments = row.slice(0, length);
		const text = segments.map((segment) => segment.text).join(cells.length > 1 ? '' : ' ');
		const isOdd = text.includes('\ufffd') || (!kind.isTelling && endsInLabel(text, vocabulary));
		const value = isOdd ? undefined : (kind.parse(text) ?? kind.parse(text.replace(/[,;]$/, '')));
		if (value !== undefined) {
			return { value, text, segments, size: first.size, box: around(segments.map(({ box }) => box)) };
		}
	}
	return undefined;
}

/** One letter or figure to a cell: the value is all of them. */
function cellsFrom(first: Segment, texts: readonly Segment[]): Segment[] {
	const row = rowFrom(first, texts, MOST_CELLS);
	const end = row.findIndex((piece) => !isCell(piece));
	return end < 0 ? row : row.slice(0, end);
}

function isCell({ text }: Segment): boolean {
	return [...text].length === 1;
}

/** "Central Area 567 / L2161": the value in the last words of a text. */
function atEndOf(segment: Segment, kind: Kind): Candidate[] {
	for (let start = 1; start < segment.words.length; start += 1) {
		const end = toSegment(segment.words.slice(start));
		const value = end.text.includes('/') ? kind.parse(end.text) : undefined;
		if (value !== undefined)
			return [{ value, text: end.text, size: end.size, box: end.box, segments: [segment] }];
	}
	return [];
}

/** The text and those that follow it closely on its line. */
function rowFrom(first: Segment, texts: readonly Segment[], most: number, mayBeInBoxes = false): Segment[] {
	const row = [first];
	const followers = texts
		.filter(
			({ box, text }) => box.x >= right(first.box) - 1 && sameRow(box, first.box) && !IS_CAPTION.test(text),
		)
		.sort((one, other) => one.box.x - other.box.x);
	for (const next of followers) {
		const last = row.at(-1) ?? first;
		const widest = mayBeInBoxes && isFigures(last) && isFigures(next) ? WIDEST_IN_BOXES : WIDEST_GAP;
		if (row.length >= most || next.box.x - right(last.box) > widest * first.size) break;
		row.push(next);
	}
	return row;
}

function isFigures({ text }: Segment): boolean {
	return /^\d{1,4}$/.test(text);
}

/** "Smith Works number": the next label has run into the value, so where the value ends is open. */
function endsInLabel(text: string, { meaningOf }: Vocabulary): boolean {
	const words = text.split(' ');
	return words.some((_, index) => {
		const meaning = index === 0 ? undefined : meaningOf(words.slice(index).join(' '));
		return meaning !== undefined && meaning.kind !== 'part';
	});
}
