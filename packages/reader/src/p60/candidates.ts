/** The texts of a page that could be the value of a field, told by their look. */
import { around, type Box, right, sameRow } from '../layout/box.ts';
import { type Segment, toSegment } from '../layout/segments.ts';
import { asName, asNino, asPayeReference, asReference, asTableLetter, asTaxCode } from './formats.ts';
import type { DetailLabel } from './lexicon.ts';
import { meaningOf } from './meaning.ts';

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

interface Kind {
	readonly parse: (text: string) => string | undefined;
	/** How many pieces of a line may make one value: digits in cells, an office number and a reference. */
	readonly mostPieces: number;
	/** Whether the fewest pieces that make a value are all of it. */
	readonly takesFewest?: boolean;
	/** Whether it may stand at the end of other words: the tax office before its reference. */
	readonly mayFollowWords?: boolean;
	/** Whether its look alone tells the value from other texts. */
	readonly isTelling: boolean;
}

const kinds: Partial<Record<DetailLabel, Kind>> = {
	nationalInsuranceNumber: { parse: asNino, mostPieces: 9, isTelling: true },
	employerPayeReference: {
		parse: asPayeReference,
		mostPieces: 3,
		isTelling: true,
		takesFewest: true,
		mayFollowWords: true,
	},
	finalTaxCode: { parse: asTaxCode, mostPieces: 9, isTelling: true },
	nicTableLetter: { parse: asTableLetter, mostPieces: 1, isTelling: true },
	worksNumber: { parse: asReference, mostPieces: 1, isTelling: false },
	surname: { parse: asName, mostPieces: 1, isTelling: false },
	forenames: { parse: asName, mostPieces: 1, isTelling: false },
	fullName: { parse: asFullName, mostPieces: 1, isTelling: false },
};

/** The widest gap between the pieces of one value, in sizes of its type. */
const WIDEST_GAP = 2.6;
/** Longer texts are prose. */
const MOST_NAME_WORDS = 6;

/** Whether a value of the field can be told by its look alone. */
export function isTelling(field: DetailLabel): boolean {
	return kinds[field]?.isTelling ?? false;
}

/** How the field's value is told from other texts. */
export function parserOf(field: DetailLabel): Kind['parse'] {
	return kinds[field]?.parse ?? (() => undefined);
}

/** The texts that could be the field's value; of pieces that overlap, the longest. */
export function candidatesFor(field: DetailLabel, texts: readonly Segment[]): Candidate[] {
	const kind = kinds[field];
	if (!kind) return [];
	const found = texts.flatMap(
		(text) => longestFrom(text, texts, kind) ?? (kind.mayFollowWords ? atEndOf(text, kind) : []),
	);
	return found.filter(
		(one) =>
			!found.some((other) => other !== one && one.segments.every((piece) => other.segments.includes(piece))),
	);
}

function longestFrom(first: Segment, texts: readonly Segment[], kind: Kind): Candidate | undefined {
	const row = kind.mostPieces > 1 ? rowFrom(first, texts, kind.mostPieces) : [first];
	const lengths = row.map((_, index) => (kind.takesFewest ? index + 1 : row.length - index));
	for (const length of lengths) {
		const segments = row.slice(0, length);
		const text = segments.map((segment) => segment.text).join(' ');
		const isOdd = text.includes('\ufffd') || (!kind.isTelling && endsInLabel(text));
		const value = isOdd ? undefined : kind.parse(text);
		if (value !== undefined) {
			return { value, text, segments, size: first.size, box: around(segments.map(({ box }) => box)) };
		}
	}
	return undefined;
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
function rowFrom(first: Segment, texts: readonly Segment[], most: number): Segment[] {
	const row = [first];
	const followers = texts
		.filter(({ box }) => box.x >= right(first.box) - 1 && sameRow(box, first.box))
		.sort((one, other) => one.box.x - other.box.x);
	for (const next of followers) {
		const last = row.at(-1) ?? first;
		if (row.length >= most || next.box.x - right(last.box) > WIDEST_GAP * first.size) break;
		row.push(next);
	}
	return row;
}

/** "Smith Works number": the next label has run into the value, so where the value ends is open. */
function endsInLabel(text: string): boolean {
	const words = text.split(' ');
	return words.some((_, index) => {
		const meaning = index === 0 ? undefined : meaningOf(words.slice(index).join(' '));
		return meaning !== undefined && meaning.kind !== 'part';
	});
}

function asFullName(text: string): string | undefined {
	return text.split(' ').length > MOST_NAME_WORDS
		? undefined
		: asName(text.replace(/,/g, ' ')) && text.trim().replace(/(?<=\p{L}{2})\.$/u, '');
}
