/** Finds whose a paper is where no label names the person: what stands right under the name, or after it on its line, is only an employee's. */
import type { DocumentDefinition } from '../definition.ts';
import { asNino } from '../engine/values/formats.ts';
import { isNoPerson } from '../engine/values/no-names.ts';
import { ENDS } from '../engine/values/organisation.ts';
import { bottom, centreX, right } from '../geometry.ts';
import type { PageText, Segment } from '../page.ts';
import type { FieldReading, PageReading } from '../reading.ts';
import { type Addressed, isPerson, namesOf } from './employer.ts';

/** What is said of an employee under the name. */
const EMPLOYEE =
	/^(n\.?i\.?|nino|nat\.? ?ins\.?|national insurance|employee|emp|works|payroll|staff|personnel|clock|colleague|associate|assignment|person)( (no|number|num|id|ref|reference)\b)|^nino\b|^n\.?i\.? ?n(o|umber)|^dep(t|artment)\b/i;
/** What is said of the payslip under the name, where the employer stands elsewhere. */
const PERIOD = /^(tax )?(month|week|period) ?(no\.? ?)?\d{1,2}\b|^paid on\b|^pay date\b|^tax code\b/i;
/** Words of headings and places that are written like names. */
const NO_NAME =
	/\b(advice|bonus|road|street|lane|avenue|hill|house|floor|ward|nurse|teacher|human|resources|sales|full|part|time|england|wales|scotland|united|kingdom|north|south|east|west|premium|merry|christmas|happy|dear|best|good)\b/i;
const TITLED =
	/^(?:your )?(?:(?:pay|wages?|salary) ?(?:slip|advice|statement)|payslip|(?:statement of )?(?:pay|wages|salary|earnings)|p60|end of year certificate) (?:for|of|to):? ([^,:;(–-]+?(?:-\p{L}+)?)(?: ?[,;(–]| - |$)/iu;
const GREETING = /^(?:hi|hello|dear|good (?:morning|afternoon|day)),? (\p{Lu}[^,:;!(–]+?)(?: ?[,:;!(–]|$)/iu;
const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|rev|sir)\.? /i;
/** How sure such a name is. */
const UNDER_NAME = 0.92;
/** A word as names are written: "N.I. TBL" has none. */
const WRITTEN = /\p{Lu}\p{L}*\p{Ll}{2}|\p{Lu}{4}/u;
const MENU = / [▾▼▿▽⌄⏷∨›»>]+$/u;
/** What parts the pieces of a line. */
const PARTING = / [·•|–-] |, /;
/** What says that the line under it is a part of a name. */
const PART_OF_NAME = /\b(sur|fore|first|last|family|given|middle|christian) ?-?names?\b/i;
const MOST_LINES_UNDER = 3;
/** The part of a page that holds a letterhead, a title and whom they are for. */
const HEAD = 0.3;
/** Lines of one block are of type that differs by less; a name may be set in larger type than what is said under it. */
const ALIKE = 1.3;
const LARGEST_NAME = 2.2;

/** `read`, with the person whose name no label told. */
export function withUnlabelledName(
	read: DocumentDefinition['read'],
	{ names, sender }: Addressed,
): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = read(page, following);
		const isTold = [...reading.fields, ...reading.abstained].some(({ name }) =>
			names.some((each) => each === name),
		);
		if (isTold) return reading;
		const told = [
			...beforeNumber(page),
			...besideDetails(page),
			...inTitle(page),
			...inGreeting(page),
			...overDetails(page, reading, sender),
		];
		const twice = told.length > 0 ? told : mentionedTwice(page, reading, sender);
		const found = (twice.length > 0 ? twice : onlyName(page, reading, sender)).filter(
			({ segment }) => !isPartOfName(segment, page),
		);
		const [first] = found;
		if (!first || found.some(({ value }) => value !== first.value)) return reading;
		return { ...reading, fields: [...reading.fields, ...named(first, names, page)] };
	};
}

interface Name {
	readonly value: string;
	readonly segment: Segment;
}

function named({ value, segment }: Name, names: Addressed['names'], page: PageText): FieldReading[] {
	return namesOf({ value, first: segment, lines: [segment] }, names, page, UNDER_NAME);
}

/** "Amelia Bell (QQ123456C)": the name before a National Insurance number. */
function beforeNumber({ segments }: PageText): Name[] {
	return segments.flatMap((segment) => {
		const match = /^(.+?),? ?[(–-] ?([A-Z]{2}[ \d]{6,11} ?[A-D])\b/.exec(segment.text);
		const value = match?.[1]?.replace(TITLE, '') ?? '';
		return asNino(match?.[2] ?? '') !== undefined && isName(value) ? [{ value, segment }] : [];
	});
}

/** "Amelia Bell · Staff ID 1259 · Tax code 1257L": the name next to what is only an employee's on a line of several. */
function besideDetails({ segments }: PageText): Name[] {
	return segments.flatMap((segment) => {
		const parts = segment.text.split(PARTING).map((part) => part.trim().replace(TITLE, ''));
		return parts.flatMap((value, index) => {
			const isBeside = [parts[index - 1], parts[index + 1]].some((other) => EMPLOYEE.test(other ?? ''));
			return isBeside && isName(value) ? [{ value, segment }] : [];
		});
	});
}

/** "Wages slip for Amelia Bell, month 7": whom the title of a paper is for. */
function inTitle({ segments }: PageText): Name[] {
	return segments.flatMap((segment) => {
		const value = TITLED.exec(segment.text)?.[1]?.replace(TITLE, '') ?? '';
		return isName(value) ? [{ value, segment }] : [];
	});
}

/** "Hi Amelia Bell, your net pay is": who is greeted. */
function inGreeting({ segments }: PageText): Name[] {
	return segments.flatMap((segment) => {
		const value = GREETING.exec(segment.text)?.[1]?.replace(TITLE, '') ?? '';
		return isName(value) ? [{ value, segment }] : [];
	});
}

/** A name that starts a block of lines that are about an employee. */
function overDetails(page: PageText, { fields }: PageReading, sender: string): Name[] {
	const from = fields.find(({ name }) => name === sender);
	return page.segments.flatMap((segment) => {
		const value = segment.text.replace(TITLE, '');
		if (!isName(value) || from?.value.includes(value)) return [];
		const isInBlock = page.segments.some(
			(other) => isUnder(other, segment) && !ENDS.test(other.text) && other.text !== from?.value,
		);
		if (isInBlock) return [];
		const under = linesUnder(segment, page.segments);
		const isEmployees = under.some(
			({ text }) => EMPLOYEE.test(text) || (from !== undefined && PERIOD.test(text)),
		);
		return isEmployees ? [{ value, segment }] : [];
	});
}

/** A name that stands twice on a paper whose sender is another, as in a window and over its details. */
function mentionedTwice({ segments }: PageText, { fields }: PageReading, sender: string): Name[] {
	const from = fields.find(({ name }) => name === sender);
	if (from === undefined) return [];
	const names = segments
		.map((segment) => ({ value: bareName(segment), segment }))
		.filter(({ value }) => isName(value) && !from.value.includes(value));
	return names.filter(({ value }) => names.filter((other) => other.value === value).length > 1);
}

/** The only name of a person on a paper whose sender is known, in its head: what else is written so is no name. */
function onlyName({ segments, height }: PageText, { fields }: PageReading, sender: string): Name[] {
	const from = fields.find(({ name }) => name === sender);
	if (from === undefined) return [];
	const names = segments
		.map((segment) => ({ value: bareName(segment), segment }))
		.filter(({ value }) => isName(value) && WRITTEN.test(value) && !from.value.includes(value));
	const [only] = names;
	const isInHead = only && only.segment.box.y < HEAD * height;
	return isInHead && names.length === 1 ? [only] : [];
}

/** A name without its title, and without the arrow of the menu that it opens on a page of the web. */
function bareName({ text }: Segment): string {
	return text.replace(TITLE, '').replace(MENU, '');
}

function isName(value: string): boolean {
	const isEachWritten = value
		.split(' ')
		.every((word) => /^(\p{Lu}|van|von|de|der|da|di|du|la|le|bin|al)/u.test(word));
	return isPerson(value) && isEachWritten && !NO_NAME.test(value) && !isNoPerson(value);
}

/** "Sarah Louise" under "First or given names": no whole name, whatever became of its label. */
function isPartOfName(segment: Segment, { segments }: PageText): boolean {
	return segments.some((label) => PART_OF_NAME.test(label.text) && isUnder(label, segment, LARGEST_NAME));
}

function linesUnder(first: Segment, segments: readonly Segment[]): Segment[] {
	const lines: Segment[] = [];
	for (let last = first; lines.length < MOST_LINES_UNDER; ) {
		const next = segments.find((segment) => isUnder(last, segment, last === first ? LARGEST_NAME : ALIKE));
		if (!next) break;
		lines.push(next);
		last = next;
	}
	return lines;
}

/** Whether a line of much the same type, or of smaller type under a heading's, stands right under another, starting, ending or centred where it does. */
function isUnder(over: Segment, line: Segment, larger = ALIKE): boolean {
	const gap = line.box.y - bottom(over.box);
	const size = Math.max(over.size, line.size);
	const isNext = line.box.y > over.box.y + 0.5 * over.size && gap < 0.9 * size && gap > -0.6 * size;
	const apart = Math.min(
		Math.abs(line.box.x - over.box.x),
		Math.abs(right(line.box) - right(over.box)),
		Math.abs(centreX(line.box) - centreX(over.box)),
	);
	const isAlike = line.size < ALIKE * over.size && over.size < larger * line.size;
	return isNext && isAlike && apart < 0.5 * size;
}
