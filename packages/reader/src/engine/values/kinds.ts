/** The kinds of text that fields hold, each recognised by its look. Amounts are found separately, in `amounts.ts`. */
import type { FieldKind } from '../../definition.ts';
import { asDate } from './dates.ts';
import {
	asFullName,
	asName,
	asNino,
	asPayeReference,
	asPeriod,
	asReference,
	asTableLetter,
	asTaxCode,
} from './formats.ts';

/** A kind of text. */
export interface Kind {
	/** The value in its normal form, if all of the text is one. */
	readonly parse: (text: string) => string | undefined;
	/** How many pieces of a line may make one value: digits in cells, an office number and a reference. */
	readonly mostPieces: number;
	/** Whether the fewest pieces that make a value are all of it. */
	readonly takesFewest?: true;
	/** Whether its figures may stand in boxes that are far apart: "07", "10" and "2024". */
	readonly mayBeInBoxes?: true;
	/** Whether it may stand at the end of other words: the tax office before its reference. */
	readonly mayFollowWords?: true;
	/** Whether its look alone distinguishes the value from other texts. */
	readonly isTelling: boolean;
	/** Whether it may go on in the line under it. */
	readonly mayWrap?: true;
	/** Whether it is the start of a block of lines, as a name over its address. */
	readonly isBlock?: true;
	/** What shows that it follows its label on the same line, without a colon. */
	readonly follows: 'parse' | RegExp | { readonly capitals: number; readonly ifLabelSays?: RegExp };
}

/** A day with a figure in each cell, but perhaps those of the year: "0 7 1 0 2024". */
function fromCells(text: string): string {
	return text.replace(/^(\d) (\d) (\d) (\d) (\d) ?(\d) ?(\d) ?(\d)$/, '$1$2 $3$4 $5$6$7$8');
}

const none = () => undefined;
const kinds: Readonly<Record<Exclude<FieldKind, 'money' | 'wholePounds'>, Kind>> = {
	nino: { parse: asNino, mostPieces: 9, isTelling: true, mayWrap: true, follows: 'parse' },
	payeReference: {
		parse: asPayeReference,
		mostPieces: 3,
		isTelling: true,
		takesFewest: true,
		mayFollowWords: true,
		follows: 'parse',
	},
	taxCode: { parse: asTaxCode, mostPieces: 9, isTelling: true, mayWrap: true, follows: 'parse' },
	tableLetter: { parse: asTableLetter, mostPieces: 1, isTelling: true, follows: 'parse' },
	date: {
		parse: (text) => asDate(fromCells(text)),
		mostPieces: 8,
		mayBeInBoxes: true,
		isTelling: true,
		follows: 'parse',
	},
	period: { parse: asPeriod, mostPieces: 1, isTelling: false, follows: 'parse' },
	reference: { parse: asReference, mostPieces: 1, isTelling: false, follows: 'parse' },
	name: { parse: asName, mostPieces: 1, isTelling: false, mayWrap: true, follows: { capitals: 4 } },
	fullName: {
		parse: asFullName,
		mostPieces: 1,
		isTelling: false,
		mayWrap: true,
		follows: { capitals: 10, ifLabelSays: /name|\b(for|to|in as):?$/i },
	},
	organisation: {
		parse: none,
		mostPieces: 1,
		isTelling: false,
		isBlock: true,
		follows: { capitals: 10, ifLabelSays: /name/i },
	},
	taxYear: {
		parse: none,
		mostPieces: 1,
		isTelling: false,
		follows: /^(5(th)? April )?(20\d\d|\d{4}[-/–]\d\d)/i,
	},
};

/** What the kind of a text field means. Throws `RangeError` for an amount, which is no text. */
export function kindOf(kind: FieldKind): Kind {
	if (kind === 'money' || kind === 'wholePounds') throw new RangeError(`${kind} is no kind of text`);
	return kinds[kind];
}
