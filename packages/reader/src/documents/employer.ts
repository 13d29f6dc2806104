/** Finds the employer where no label names it: the only company on the page, or the name above the only address. */
import type { DocumentDefinition } from '../definition.ts';
import { toSegment } from '../engine/layout/segments.ts';
import { asFullName, asPayeReference } from '../engine/values/formats.ts';
import { splitName } from '../engine/values/names.ts';
import {
	ADDRESS,
	blockFrom,
	ENDS,
	organisationName,
	SMALLEST_ADDRESS,
} from '../engine/values/organisation.ts';
import { bottom, right, sameRow } from '../geometry.ts';
import type { PageText, Segment } from '../page.ts';
import type { FieldReading, PageReading } from '../reading.ts';
import { hirersOn } from './agency.ts';

/** Companies printed on such documents that did not issue them, and lines that are not names. */
const OTHERS =
	/\b(payroll|bureau|accountants?|software|bank|pensions?|insurance|assurance|hmrc|revenue|produced|prepared|printed|powered|supplied|registered|copyright|certificate|statement|tax|private|confidential|end of year|p60|p45|pay ?slip|pay ?advice|paye?)\b|www\.|@|©|:/i;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;
const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|rev|sir)\.? /i;
/** Words in the names of organisations, and of no person. */
const NO_PERSON =
	/\b(services?|group|society|solutions|association|partnership|foundation|authority|company|stores?|care|centre|academy|club|hotel|nursery|practice|surgery|restaurant|cafe|logistics|systems|engineering|holdings|and sons|department|office|hospitals?|nhs|church|charity|registrars?|registry|nominees|investments?|bank|savings|helpline|enquiries|office|house|street|road|lane)\b|&/i;
const MOST_WORDS = 14;
/** The part of the page that holds a letterhead or the window of an envelope. */
const HEAD = 0.3;
/** The confidence of the only company on a page, and of a name above an address. */
const ONLY_COMPANY = 0.93;
const OVER_ADDRESS = 0.92;

/** A name and its place. */
interface Named {
	readonly value: string;
	readonly first: Segment;
	readonly lines: readonly Segment[];
}

/** `read`, with the employer from the page where no label gave it, or only the start of its name. */
export function withEmployer(read: DocumentDefinition['read']): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = withoutOtherThanHead(withoutPersonAsEmployer(read(page, following)), page);
		if (reading.fields.some(({ name }) => name === 'employerName')) return reading;
		const offered = reading.abstained.filter(({ name }) => name === 'employerName');
		const whole = employerOn(page, reading).filter(({ value }) =>
			offered.every((part) => plain(value).startsWith(plain(part.value))),
		);
		if (whole.length === 0) return reading;
		const abstained = reading.abstained.filter(({ name }) => name !== 'employerName');
		return { ...reading, abstained, fields: [...reading.fields, ...whole] };
	};
}

/** The reading without a person's name as the employer where no employee was found: that is the employee's. */
function withoutPersonAsEmployer(reading: PageReading): PageReading {
	const hasEmployee = reading.fields.some(({ name }) => name === 'employeeName' || name === 'surname');
	const isMistaken = ({ name, value }: FieldReading) =>
		name === 'employerName' && !hasEmployee && isPerson(value);
	return { ...reading, fields: reading.fields.filter((field) => !isMistaken(field)) };
}

/** The reading with the employer only offered where its name does not end as companies do and another that does stands in the head of the page. */
function withoutOtherThanHead(reading: PageReading, page: PageText): PageReading {
	const employer = reading.fields.find(({ name }) => name === 'employerName');
	if (!employer || ENDS.test(employer.value)) return reading;
	const others = blocksOn(page).filter(
		({ value, first }) =>
			ENDS.test(value) && first.box.y < HEAD * page.height && first.box.y < employer.box.y,
	);
	if (others.length === 0 || others.some(({ value }) => isSameName(value, employer.value))) return reading;
	return {
		...reading,
		fields: reading.fields.filter((field) => field !== employer),
		abstained: [...reading.abstained, { ...employer, reason: 'contradicted' }],
	};
}

function isSameName(one: string, other: string): boolean {
	return plain(one).includes(plain(other)) || plain(other).includes(plain(one));
}

/** Where a paper says whose it is: one field, or surname and forenames; and the field of who sent it. */
export interface Addressed {
	readonly names: readonly [fullName: string] | readonly [surname: string, forenames: string];
	readonly sender: string;
}

/** `read`, with the person whose address stands in the window of the envelope where no label told the name. */
export function withAddressee(
	read: DocumentDefinition['read'],
	{ names, sender }: Addressed,
): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = read(page, following);
		const isTold = [...reading.fields, ...reading.abstained].some(({ name }) =>
			names.some((each) => each === name),
		);
		if (isTold) return reading;
		const from = valueIn(reading, sender);
		const people = addressesOn(page).filter(
			({ value }) => isPerson(value) && value !== from && (from !== undefined || TITLE.test(value)),
		);
		const [person] = people;
		if (!person || people.length > 1) return reading;
		return { ...reading, fields: [...reading.fields, ...namesOf(person, names, page)] };
	};
}

/** A person's name as the fields that hold it. */
export function namesOf(
	person: Named,
	names: Addressed['names'],
	page: PageText,
	confidence = OVER_ADDRESS,
): FieldReading[] {
	const [first, forenames] = names;
	if (forenames === undefined) return [toField(first, person, page, confidence)];
	const split = splitName(person.value);
	if (!split) return [];
	return [
		toField(first, { ...person, value: split.surname }, page, confidence),
		toField(forenames, { ...person, value: split.forenames }, page, confidence),
	];
}

function employerOn(page: PageText, reading: PageReading): FieldReading[] {
	const hirers = hirersOn(page);
	const companies = blocksOn(page).filter(
		({ value }) => ENDS.test(value) && !hirers.some((hirer) => value.includes(hirer)),
	);
	if (new Set(companies.map(({ value }) => plain(value))).size > 1) return [];
	const company = companies.find(
		(named) =>
			isSender(named, page) || isBesideReference(named, reading) || isOverDetails(named, page, reading),
	);
	const before = beforeReference(page, reading);
	if (!company && before) return [toField('employerName', before, page, ONLY_COMPANY)];
	if (company) return [toField('employerName', company, page, ONLY_COMPANY)];
	if (companies.length > 0) return [];
	const surname = valueIn(reading, 'surname') ?? valueIn(reading, 'employeeName')?.split(' ').at(-1);
	if (surname === undefined) return [];
	const others = addressesOn(page).filter(({ value }) => !plain(value).includes(plain(surname)));
	const [only] = others;
	return only && others.length === 1 ? [toField('employerName', only, page, OVER_ADDRESS)] : [];
}

/** Names at the start of lines; a line inside another's name does not count. */
function blocksOn({ segments }: PageText): Named[] {
	const lines = segments
		.flatMap(apart)
		.filter(({ text, words }) => words.length <= MOST_WORDS && !OTHERS.test(text))
		.sort((one, other) => one.box.y - other.box.y);
	const found = lines.flatMap((first): Named[] => {
		const [start = ''] = first.text.split(',');
		const isName = ENDS.test(start) ? /^[\p{Lu}\d]/u : /^\p{Lu}/u;
		if (!isName.test(start) || (ADDRESS.test(start) && !ENDS.test(start))) return [];
		const block = blockFrom(first, lines, undefined, SMALLEST_ADDRESS);
		const { text, size, box } = first;
		const name = organisationName({ value: text, text, size, box, segments: block, block }, false);
		return name ? [{ value: name.value, first, lines: block }] : [];
	});
	return found.filter(
		({ first, value }) =>
			!found.some((other) => other.first !== first && other.value !== value && isPartOf(first, other)),
	);
}

/** "Acme Ltd · PAYE ref. 123/AB456" in one line. */
function apart(segment: Segment): Segment[] {
	const { words } = segment;
	const at = words.findIndex(({ text }) => /^[·•|]$/.test(text));
	if (at < 1 || at > words.length - 2) return [withoutReference(segment)];
	return [toSegment(words.slice(0, at)), ...apart(toSegment(words.slice(at + 1)))];
}

/** "Acme Ltd, 4 Mill Road PAYE 123/AB456": the line without the reference. */
function withoutReference(segment: Segment): Segment {
	const { words } = segment;
	const label = words.findIndex(({ text }) => /^paye$/i.test(text));
	const hasReference = words.slice(label + 1).some(({ text }) => asPayeReference(text) !== undefined);
	return label > 0 && hasReference ? toSegment(words.slice(0, label)) : segment;
}

function isPartOf(line: Segment, { value, first, lines }: Named): boolean {
	return line !== first && lines.includes(line) && value.endsWith(line.text);
}

/** Names at the head of the page with an address under them, down to its postcode. */
function addressesOn(page: PageText): Named[] {
	return blocksOn(page).filter(
		({ first, lines }) =>
			first.box.y < HEAD * page.height &&
			(lines.slice(1).some(({ text }) => POSTCODE.test(text)) || isWithAddress(first.text)) &&
			!isUnderName(first, page),
	);
}

/** "Acme Stores, 1 High Street, Leeds LS1 1AA" in one line. */
function isWithAddress(text: string): boolean {
	return POSTCODE.test(text) && text.split(',').length > 2;
}

/** Whether a line goes on with another right over it: then the block starts higher up. */
function isUnderName(line: Segment, { segments }: PageText): boolean {
	return segments.some(
		(other) =>
			other !== line &&
			!OTHERS.test(other.text) &&
			/\p{L}{2}/u.test(other.text) &&
			other.box.y < line.box.y &&
			blockFrom(other, [line]).includes(line),
	);
}

/** What stands before the PAYE reference on its line, parted from it by a dot or bar: "Zoe & Co · PAYE ref. 123/AB456". */
function beforeReference({ segments }: PageText, { fields }: PageReading): Named | undefined {
	const reference = fields.find(({ name }) => name === 'payeReference');
	const line = segments.find(
		({ text, box }) => reference && sameRow(box, reference.box) && text.includes(reference.text),
	);
	const [first, ...rest] = line ? apart(line) : [];
	if (!first || rest.length !== 1 || OTHERS.test(first.text) || !/^\p{Lu}[^:,]*$/u.test(first.text))
		return undefined;
	return { value: first.text, first, lines: [first] };
}

/** Whether a company stands on the line of the PAYE reference, or right over or under it. */
function isBesideReference({ first: { box, size } }: Named, { fields }: PageReading): boolean {
	const reference = fields.find(({ name }) => name === 'payeReference');
	return reference !== undefined && Math.abs(reference.box.y - box.y) < 2.5 * size;
}

/** What an employer prints of an employee right under its own name. */
const OF_EMPLOYEE: ReadonlySet<string> = new Set(['taxCode', 'finalTaxCode', 'taxPeriod', 'nicTableLetter']);
/** How close under the name such a line stands, in sizes of the type. */
const RIGHT_UNDER = 0.6;

/** Whether the line right under a company that starts its own line, and starts where it does, says an employee's code or the period. */
function isOverDetails({ first }: Named, { segments }: PageText, { fields }: PageReading): boolean {
	const { box, size } = first;
	if (segments.some((other) => right(other.box) <= box.x && sameRow(other.box, box))) return false;
	const under = segments.find((line) => {
		const gap = line.box.y - bottom(box);
		return gap > -0.5 * size && gap < RIGHT_UNDER * size && Math.abs(line.box.x - box.x) < 0.3 * size;
	});
	return (
		under !== undefined &&
		fields.some(({ name, box: value }) => OF_EMPLOYEE.has(name) && sameRow(value, under.box))
	);
}

/** Whether a company stands in the head of the page, or over an address with nothing before it that may be its label. */
function isSender({ first: { box }, lines }: Named, { segments, height }: PageText): boolean {
	if (box.y < HEAD * height) return true;
	const hasAddress = lines.slice(1).some(({ text }) => POSTCODE.test(text));
	return hasAddress && !segments.some((other) => right(other.box) <= box.x && sameRow(other.box, box));
}

/** Whether a text is written like the name of a person, and not of an organisation. */
export function isPerson(text: string): boolean {
	const words = text.replace(TITLE, '').split(' ').length;
	return (
		asFullName(text) !== undefined &&
		words > 1 &&
		words < 5 &&
		!ENDS.test(text) &&
		!/^the\b/i.test(text) &&
		!NO_PERSON.test(text)
	);
}

function valueIn({ fields }: PageReading, name: string): string | undefined {
	return fields.find((field) => field.name === name)?.value;
}

function plain(text: string): string {
	return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function toField(name: string, { value, first }: Named, page: PageText, confidence: number): FieldReading {
	return { name, value, confidence, page: page.number, box: first.box, text: value, checks: [] };
}
