/** Finds the employer where no label names it: the only company on the page, or the name above the only address. */
import type { DocumentDefinition } from '../definition.ts';
import { asFullName } from '../engine/values/formats.ts';
import { ADDRESS, blockFrom, ENDS, organisationName } from '../engine/values/organisation.ts';
import { right, sameRow } from '../geometry.ts';
import type { PageText, Segment } from '../page.ts';
import type { FieldReading, PageReading } from '../reading.ts';

/** Companies printed on such documents that did not issue them, and lines that are not names. */
const OTHERS =
	/\b(payroll|bureau|accountants?|software|bank|pensions?|insurance|assurance|hmrc|revenue|produced|prepared|printed|powered|supplied|registered|copyright|certificate|statement|tax|private|confidential|end of year|p60|p45|pay ?slip|pay ?advice|paye?)\b|www\.|@|©|:/i;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;
const MOST_WORDS = 9;
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

/** `read`, with the employer from the page where no label gave it. */
export function withEmployer(read: DocumentDefinition['read']): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = read(page, following);
		const isOpen = [...reading.fields, ...reading.abstained].some(({ name }) => name === 'employerName');
		return isOpen ? reading : { ...reading, fields: [...reading.fields, ...employerOn(page, reading)] };
	};
}

/** `read`, with the person whose address is in the envelope's window where no label gave the name. */
export function withAddressee(read: DocumentDefinition['read']): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = read(page, following);
		const isOpen = [...reading.fields, ...reading.abstained].some(({ name }) => name === 'employeeName');
		const employer = valueIn(reading, 'employerName');
		if (isOpen || employer === undefined) return reading;
		const people = addressesOn(page).filter(
			({ value }) => isPerson(value) && !ENDS.test(value) && value !== employer,
		);
		const [person] = people;
		if (!person || people.length > 1) return reading;
		return { ...reading, fields: [...reading.fields, toField('employeeName', person, page, OVER_ADDRESS)] };
	};
}

function employerOn(page: PageText, reading: PageReading): FieldReading[] {
	const companies = blocksOn(page).filter(({ value }) => ENDS.test(value));
	if (new Set(companies.map(({ value }) => plain(value))).size > 1) return [];
	const company = companies.find((named) => isSender(named, page));
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
	const lines = [...segments]
		.filter(({ text, words }) => words.length <= MOST_WORDS && !OTHERS.test(text))
		.sort((one, other) => one.box.y - other.box.y);
	const found = lines.flatMap((first): Named[] => {
		if (!/^\p{Lu}/u.test(first.text) || ADDRESS.test(first.text.split(',')[0] ?? '')) return [];
		const block = blockFrom(first, lines);
		const { text, size, box } = first;
		const name = organisationName({ value: text, text, size, box, segments: block, block }, false);
		return name ? [{ value: name.value, first, lines: block }] : [];
	});
	return found.filter(
		({ first, value }) =>
			!found.some((other) => other.first !== first && other.value !== value && isPartOf(first, other)),
	);
}

function isPartOf(line: Segment, { value, first, lines }: Named): boolean {
	return line !== first && lines.includes(line) && value.endsWith(line.text);
}

/** Names at the head of the page with an address under them, down to its postcode. */
function addressesOn(page: PageText): Named[] {
	return blocksOn(page).filter(
		({ first, lines }) =>
			first.box.y < HEAD * page.height &&
			lines.length > 1 &&
			lines.slice(1).some(({ text }) => POSTCODE.test(text)) &&
			!isUnderName(first, page),
	);
}

/** Whether a line continues one right above it: then the block starts higher up. */
function isUnderName(line: Segment, { segments }: PageText): boolean {
	return segments.some(
		(other) =>
			other !== line &&
			!OTHERS.test(other.text) &&
			other.box.y < line.box.y &&
			blockFrom(other, [line]).includes(line),
	);
}

/** Whether a company is at the head of the page, or above an address with nothing before it that could be its label. */
function isSender({ first: { box }, lines }: Named, { segments, height }: PageText): boolean {
	if (box.y < HEAD * height) return true;
	const hasAddress = lines.slice(1).some(({ text }) => POSTCODE.test(text));
	return hasAddress && !segments.some((other) => right(other.box) <= box.x && sameRow(other.box, box));
}

function isPerson(text: string): boolean {
	const words = text.split(' ').length;
	return asFullName(text) !== undefined && words > 1 && words < 5;
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
