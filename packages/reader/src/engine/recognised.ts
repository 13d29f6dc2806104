/**
 * What was recognised in a picture is as certain as its characters, and its place is given in the original
 * picture.
 */
import type { FieldDefinition } from '../definition.ts';
import { around, centreX, centreY, right } from '../geometry.ts';
import type { Box, Page, Word } from '../page.ts';
import type { FieldReading, PageReading } from '../reading.ts';
import { isAmbiguous } from './lookalikes.ts';
import { partBySureness, SURE_ENOUGH } from './settle.ts';

/** The confidence of a value that a picture may misrepresent, however clear its characters were. */
const DOUBTFUL = 0.8;
/** Two readers that are both this sure tell an S from a 5. */
const CLEAR = 0.995;
/** What surely belongs to its label and was surely read is sure, though both together are a little less so. */
const SURELY_PLACED = 0.915;
const SURELY_READ = 0.95;
/** What was read beyond doubt is as sure as in a file that has its text. */
const CERTAINLY_READ = 0.99;
/** Pounds of one figure, and no pence: rather what is left of a longer amount, or of a drawn line. */
const ONE_FIGURE = /^-?[1-9]\.00$/;
/** A document with this many kinds of amount rarely shows only one: the others were missed, so this one was identified from half a page. */
const MANY_AMOUNTS = 4;

/** The reading with the sureness and the places of the words on `pages`; amounts that add up are sure all the same. */
export function asRecognised<Reading extends PageReading>(
	reading: Reading,
	pages: readonly Page[],
	defined: readonly FieldDefinition[],
): Reading {
	const kindOf = (name: string) => defined.find((field) => field.name === name)?.kind;
	const isAmount = (name: string) => kindOf(name) === 'money';
	const isLone =
		defined.filter(({ name }) => isAmount(name)).length >= MANY_AMOUNTS &&
		reading.fields.filter(({ name }) => isAmount(name)).length === 1;
	const worthOf = ({ name, value }: FieldReading, words: readonly Word[]) => {
		const isCode = kindOf(name) === 'reference' || kindOf(name) === 'payeReference';
		const isClear = words.every(({ sureness = 1 }) => sureness >= CLEAR);
		const mayBeMarked = isName(kindOf(name)) && words.some(({ mayHaveMarks }) => mayHaveMarks);
		const isFragment = kindOf(name) === 'wholePounds' && ONE_FIGURE.test(value);
		const isOpen = (isCode && isAmbiguous(value) && !isClear) || (isLone && isAmount(name)) || isFragment;
		return isOpen || mayBeMarked ? DOUBTFUL : 1;
	};
	const placed = (field: FieldReading) => {
		const words = wordsIn(field, pages);
		if (words.length === 0) return field;
		const isOfLetters = OF_LETTERS.has(kindOf(field.name));
		const read = worthOf(field, words) * Math.min(...words.map((word) => surenessOf(word, isOfLetters)));
		return { ...field, ...weakened(field, read), box: placeOf(words) };
	};
	const { fields, abstained } = partBySureness(reading.fields.map(placed));
	const left = reading.abstained.map((field) => ({ ...placed(field), reason: field.reason }));
	return { ...reading, fields, abstained: [...abstained, ...left] };
}

/** What has letters with marks: codes, dates and amounts have none. */
function isName(kind: FieldDefinition['kind'] | undefined): boolean {
	return kind === 'name' || kind === 'fullName' || kind === 'organisation';
}

/** The recognised words that the field was read from. */
function wordsIn({ page, box }: FieldReading, pages: readonly Page[]): Word[] {
	const words = pages.find(({ number }) => number === page)?.words ?? [];
	return words.filter((word) => word.sureness !== undefined && isIn(word.box, box));
}

function isIn(inner: Box, outer: Box): boolean {
	const [x, y] = [centreX(inner), centreY(inner)];
	return x >= outer.x && x <= right(outer) && y >= outer.y && y <= outer.y + outer.height;
}

/** The same whether a bracket, a point or an ampersand was read with them or not. */
const OF_LETTERS: ReadonlySet<FieldDefinition['kind'] | undefined> = new Set([
	'organisation',
	'nino',
	'taxCode',
]);

function surenessOf({ sureness = 1, surenessOfLetters = sureness }: Word, isOfLetters: boolean): number {
	return isOfLetters ? surenessOfLetters : sureness;
}

function weakened({ confidence, checks }: FieldReading, read: number) {
	if (checks.includes('sum')) return { confidence };
	const isBothSure =
		(confidence >= SURELY_PLACED && read >= SURELY_READ) ||
		(confidence >= SURE_ENOUGH && read >= CERTAINLY_READ);
	return { confidence: isBothSure ? Math.max(SURE_ENOUGH, confidence * read) : confidence * read };
}

function placeOf(words: readonly Word[]): Box {
	return around(words.map(({ box, place = box }) => place));
}
