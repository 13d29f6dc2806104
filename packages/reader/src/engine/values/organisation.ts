/** An organisation's name and address: blocks of lines, and the name out of a block, since it may run over more than one line. */
import { around, bottom, centreX, overlapX, right, sameRow } from '../../geometry.ts';
import type { Box, Segment } from '../../page.ts';
import type { Label } from '../layout/sheet.ts';
import type { Candidate } from './candidates.ts';
import { asNino } from './formats.ts';
import { DONE_BY, NOT_ITS_OWN, REFERENCE, WAY_OF_PAYING } from './name-words.ts';
import { isOnlyLabels, isSentence } from './no-names.ts';

const MOST_LINES = 8;
const MOST_WORDS = 14;
/** A text of more words with a full stop is a sentence. */
const MOST_BEFORE_STOP = 6;
/** How a line ends that is not the end of a name. */
const GOES_ON = /(&|\band|\bof|\bthe|\bfor|\bund|\bfür|,|-|–|\/|\()$/i;
/** How a line starts that is not the start of an address. */
const CONTINUES =
	/^(&|and\b|of\b|for\b|und\b|für\b|\(|t\/a\b|trading as\b)|^(limited|ltd|plc|llp|lp|gmbh|mbh|ag|se|kg|inc|co|cic|cyf|uk|group|holdings|council|university|trust|school|college|services|solutions|association|partnership|foundation|authority)\b[.)]*/i;
/** Of these, what still belongs to a name that was complete without it. */
const ONLY_AFTER =
	/^(&|and\b|of\b|for\b|und\b|für\b|\(|t\/a\b|trading as\b)|^(limited|ltd|plc|llp|lp|gmbh|mbh|ag|se|kg|inc|co|cic|cyf)\b[.)]*/i;
/** What only an address can follow. */
const IS_COMPANY = /\b(limited|ltd|plc|llp|lp|gmbh|mbh|ag|kg|inc|cic|cyf)\b[.)]*$/i;
/** How a name ends. */
export const ENDS =
	/\b(limited|ltd|plc|llp|lp|gmbh|mbh|ag|kg|inc|cic|cyf|council|university|trust|school|college)\b[.)]*$/i;
/** An ending with no name before it. */
const ONLY_ENDING =
	/^((limited|ltd|plc|llp|lp|gmbh|mbh|ag|kg|inc|cic|cyf|council|university|trust|school|college|nhs|uk|and|&|of|the|co|group)\b[.)]*\s*)+$/i;
/** A PAYE reference beside a name is a value of its own. */
const OFFICE_AND_REFERENCE = /^\d{3} ?\/ ?[A-Z0-9]{2,10}$/;
/** A number of works or payroll, in one word. */
const IS_NUMBER = /^(?=.*\d)[A-Z\d/.-]+$/;
/** "12 Wharf" may be a house of a street that goes on in the next line. */
const HOUSE = /^\d+[a-z]? /i;
/** Where somebody is, or how they are reached or registered. */
const PLACE_OR_NUMBER =
	/^(unit|suite|floor|flat|level|po box) \d|^\d+[a-z]?,? .*\b(street|road|lane|avenue|drive|close|square|terrace|park|row|hill|way)$|\b(reg(istered|istration)?|vat|company|telephone|tel|fax) (no|number|office|in)\b|@|www\.|:( |$)|, \p{Lu}.*\b(manager|director|officer|secretary)$|^(produced|prepared|printed|powered|supplied|authorised|continued|registered)\b|\b\d+p\b|\b[A-Z]{1,2}\d[A-Z\d]?( ?\d[A-Z]{2})?$|\b\d{3} ?\/ ?[A-Z]{1,3}\d/iu;
/** Words that are written small within names. */
const SMALL =
	/^(and|of|the|for|in|on|at|by|upon|under|with|to|de|du|la|le|y|a|an|as|t\/a|trading|c\/o|plc|ltd|limited|llp|und|für)\b[.,)]*$/i;
/** Whose name follows is another's. */
const CARE_OF = /^(c\/o|care of|a division of|part of)\b/i;
/** An address may be set so much smaller than the name over it, and more so where no heading can be taken for the name. */
const SMALLEST_UNDER_NAME = 0.8;
export const SMALLEST_ADDRESS = 0.7;
/** The widest room between two lines of one name, in sizes of the type. */
const WIDEST_LEADING = 1.6;
/** How many further lines a name may take. */
const MOST_NAME_LINES = 4;
/** What an address line looks like. */
export const ADDRESS =
	/^\d|\d{1,4}[a-z]?\b.*\b(street|st|road|rd|lane|avenue|ave|way|drive|close|court|place|square|park|row|hill|gate|quay|wharf|terrace)\b|\b(street|road|lane|avenue|house|headquarters|head office|floor|building|unit|suite|po box|business park|industrial estate)\b|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

/** The blocks of lines on a page that could be a name and address. Lines with labels of their own, before or after them, do not run together. */
export function organisationCandidates(
	texts: readonly Segment[],
	labels: readonly Label[],
	side: 'before' | 'after' = 'before',
): Candidate[] {
	const lines = texts.filter(isLine).sort((one, other) => one.box.y - other.box.y);
	const used = new Set<Segment>();
	return lines.flatMap((first) => {
		// A small letter goes on from a line above and starts no name.
		if (used.has(first) || /^\p{Ll}/u.test(first.text)) return [];
		const block = blockFrom(first, lines, (line) => labelBeside(line, labels, side));
		for (const line of block) used.add(line);
		const { text, size, box } = first;
		return [{ value: text, text, size, box, segments: block, block }];
	});
}

function isLine({ text, words }: Segment): boolean {
	return (
		/[\p{L}\d]/u.test(text) &&
		!OFFICE_AND_REFERENCE.test(text) &&
		!IS_NUMBER.test(text) &&
		asNino(text) === undefined &&
		text.length <= 120 &&
		words.length <= MOST_WORDS &&
		!(words.length > MOST_BEFORE_STOP && /\p{Ll}{2}\.$/u.test(text) && !ENDS.test(text)) &&
		!text.includes('\ufffd')
	);
}

/** The lines under `first` that may be of one name and address; `labelOf` tells what each belongs to, `smallest` how small they may be set. */
export function blockFrom(
	first: Segment,
	lines: readonly Segment[],
	labelOf: (line: Segment) => Label | undefined = () => undefined,
	smallest = SMALLEST_UNDER_NAME,
): Segment[] {
	const block = [first];
	let label = labelOf(first);
	for (const line of lines) {
		const last = block.at(-1) ?? first;
		const beside = labelOf(line);
		if (
			block.includes(line) ||
			!isNextLine(last, first, line, smallest) ||
			(label && beside && beside !== label)
		)
			continue;
		label ??= beside;
		block.push(line);
		if (block.length >= MOST_LINES) break;
	}
	return block;
}

function isNextLine(last: Segment, first: Segment, line: Segment, smallest = SMALLEST_UNDER_NAME): boolean {
	const gap = line.box.y - bottom(last.box);
	const sizes = line.size / first.size;
	return (
		gap > -0.5 * last.size &&
		gap < 0.6 * last.size &&
		sizes > smallest &&
		sizes < 1.25 &&
		isAligned(first.box, line.box, first.size)
	);
}

/** Whether two lines start, end or are centred alike, within so many points. */
function isAligned(first: Box, line: Box, within: number): boolean {
	const nearest = Math.min(
		Math.abs(first.x - line.x),
		Math.abs(right(first) - right(line)),
		Math.abs(centreX(first) - centreX(line)),
	);
	return nearest <= within && overlapX(first, line) > 0;
}

/** The label that stands right before a line, or right after it. */
function labelBeside(line: Segment, labels: readonly Label[], side: 'before' | 'after'): Label | undefined {
	const level = labels.filter(({ box }) => sameRow(box, line.box));
	return side === 'before'
		? level
				.filter(({ box }) => right(box) <= line.box.x + 2)
				.sort((one, other) => right(other.box) - right(one.box))[0]
		: level
				.filter(({ box }) => box.x >= right(line.box) - 2)
				.sort((one, other) => one.box.x - other.box.x)[0];
}

/** The name at the start of a block, its further lines joined; undefined when it is open whether the next line belongs to it. */
export function organisationName(block: Candidate, isNameAlone: boolean): Candidate | undefined {
	const [first, ...lines] = block.block ?? block.segments;
	const start = first && nameInLine(first.text, lines.length > 0);
	if (
		!first ||
		start === undefined ||
		isNoName(start) ||
		!/\p{L}{2}|\p{Lu} ?& ?\p{Lu}/u.test(start) ||
		/^\p{Ll}/u.test(start)
	)
		return undefined;
	let name: Candidate = { value: start, text: start, size: first.size, box: first.box, segments: [first] };
	if (start !== first.text) return name;
	if (ONLY_ENDING.test(start)) return undefined;
	const ending = endingOf(name, lines);
	// A heading in other type over a company's name is no part of it.
	if (ending && !isSameType(first, ending)) return undefined;
	for (const line of lines) {
		const isBeforeEnding = ending !== undefined && line.box.y <= ending.box.y;
		const verdict = isBeforeEnding ? 'name' : belongs(name, line, lines, isNameAlone);
		if (verdict === 'open') return undefined;
		if (verdict === 'address') break;
		name = join(name, line);
		const value = nameInLine(name.text, true);
		if (value !== undefined && value !== name.text) return { ...name, value, text: value };
	}
	return name;
}

/**
 * The name in a line that may hold the address as well ("Acme Ltd, 1 High Street, Leeds"): up to the comma before what looks like an
 * address; undefined when there is an address and it is open where it begins.
 */
export function nameInLine(text: string, hasMoreLines: boolean): string | undefined {
	const named = text.replace(REFERENCE, '').replace(DONE_BY, '');
	const parts = named.split(',').map((part) => part.trim());
	const end = parts.findIndex(
		(part, index) => index > 0 && (ADDRESS.test(part) || ENDS.test(parts[index - 1] ?? '')),
	);
	if (end > 0) return parts.slice(0, end).join(', ');
	return parts.length > 2 && !hasMoreLines ? undefined : named;
}

/** The further line with which a name ends that its first line broke off: "Fenwick and Roe" over "Solicitors LLP". */
function endingOf({ text }: Candidate, lines: readonly Segment[]): Segment | undefined {
	if (ENDS.test(text)) return undefined;
	const address = lines.findIndex((line) => ADDRESS.test(line.text) || CARE_OF.test(line.text));
	return lines
		.slice(0, address < 0 ? MOST_NAME_LINES : Math.min(address, MOST_NAME_LINES))
		.find((line) => ENDS.test(line.text));
}

/** Whether a text is no name of anybody's, wherever it stands: a place, a number, a heading. */
export function isNoName(text: string): boolean {
	if (WAY_OF_PAYING.test(text) || NOT_ITS_OWN.test(text)) return true;
	return !ENDS.test(text) && (PLACE_OR_NUMBER.test(text) || isOnlyLabels(text) || !isWrittenAsName(text));
}

/** Whether each word starts with a capital or a figure, but for the small ones between: a sentence is no name. */
function isWrittenAsName(text: string): boolean {
	return !isSentence(text) && text.split(' ').every((word) => !/^\p{Ll}/u.test(word) || SMALL.test(word));
}

/** Whether a name is whole without doubt, since it ends as companies, councils and schools do. */
export function isWholeName(name: string): boolean {
	return ENDS.test(name.replace(/ \([^()]*\)$/, ''));
}

/** Whether anything but its place says that a text is a name: its ending, an address under it, a second mention, or that it is more than a word. */
export function isSupported({ value, block = [], segments }: Candidate, texts: readonly Segment[]): boolean {
	const isHouse = HOUSE.test(value) && !ENDS.test(value);
	const isAlone = isHouse || (!value.includes(' ') && !ENDS.test(value));
	return (
		!isAlone ||
		(!isHouse && block.some(({ text }) => ADDRESS.test(text))) ||
		texts.some((other) => !segments.includes(other) && other.text.includes(value))
	);
}

/** Whether a line is only the end of a name: it has no word but an ending, or goes on with a line of its type right over it. */
export function isEndOfName(line: Segment, segments: readonly Segment[]): boolean {
	if (ONLY_ENDING.test(line.text)) return true;
	return segments.some((over) => {
		const isOver = over.box.y < line.box.y && isNextLine(over, over, line);
		return isOver && !/\d{3}|:$/.test(over.text) && isSameType(over, line);
	});
}

function isSameType(one: Segment, other: Segment): boolean {
	return one.words[0]?.font === other.words[0]?.font && Math.abs(one.size - other.size) < 0.05 * one.size;
}

function belongs(
	name: Candidate,
	line: Segment,
	lines: readonly Segment[],
	isNameAlone: boolean,
): 'name' | 'address' | 'open' {
	if (GOES_ON.test(name.text) || ONLY_AFTER.test(line.text)) return 'name';
	if (ADDRESS.test(line.text)) return 'address';
	if (CONTINUES.test(line.text)) return ENDS.test(name.text) ? 'address' : 'name';
	if (isNameAlone && !IS_COMPANY.test(name.text)) return 'name';
	if (ENDS.test(name.text)) return 'address';
	const hasAddress = lines.some(({ text }) => ADDRESS.test(text));
	return isFull(name, line, lines) || !hasAddress ? 'open' : 'address';
}

/** Whether a line that goes on with a name stands under it outside its block, as in running text or with more room between: then the name is cut. */
export function goesOnOutside(name: Candidate, texts: readonly Segment[]): boolean {
	const last = name.segments.at(-1);
	if (!last || !name.text.endsWith(last.words.at(-1)?.text ?? '')) return false;
	return texts.some((text) => {
		const gap = text.box.y - bottom(last.box);
		const isUnder = Math.abs(gap) < 0.6 * name.size && text.box.y > last.box.y && text.box.x < last.box.x;
		if (isUnder && CONTINUES.test(text.text)) return true;
		const isLoose = gap > -0.5 * name.size && gap < WIDEST_LEADING * name.size && isSameType(last, text);
		return (
			isLoose &&
			isAligned(last.box, text.box, 0.3 * name.size) &&
			!name.segments.includes(text) &&
			!IS_COMPANY.test(name.text) &&
			isRest(text.text)
		);
	});
}

/** Whether a line is what companies' names end with, alone or after more of the name. */
function isRest(text: string): boolean {
	return IS_COMPANY.test(text) || ONLY_ENDING.test(text);
}

/** Whether the line is so long that the next line's first word had no room left on it. */
function isFull(name: Candidate, next: Segment, lines: readonly Segment[]): boolean {
	const widest = Math.max(name.box.width, ...lines.map(({ box }) => box.width));
	const word = next.words[0]?.box.width ?? 0;
	return name.box.width + word + 0.3 * name.size > widest && name.text.length > 28;
}

function join(name: Candidate, line: Segment): Candidate {
	const isHyphened = /\p{L}-$/u.test(name.text) && /^\p{Ll}/u.test(line.text);
	const text = isHyphened ? name.text.slice(0, -1) + line.text : `${name.text} ${line.text}`;
	return {
		...name,
		text,
		value: text,
		segments: [...name.segments, line],
		box: around([name.box, line.box]),
	};
}
