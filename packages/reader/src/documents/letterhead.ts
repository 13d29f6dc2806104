/** The name at the head of a letter or certificate, for documents that name their sender nowhere else. */
import type { DocumentDefinition } from '../definition.ts';
import {
	ADDRESS,
	blockFrom,
	ENDS,
	isEndOfName,
	isWholeName,
	nameInLine,
} from '../engine/values/organisation.ts';
import type { PageText, Segment } from '../page.ts';
import type { FieldReading, PageReading } from '../reading.ts';
import { supplierField } from './bill/supplier.ts';
import { isPerson } from './employer.ts';

/** The part of the page that a letterhead stands in. */
const HEAD = 0.3;
const MOST_WORDS = 8;
const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|rev|sir)\.? /i;
/** The words before the owner's name. */
const TRADES_AS = 7;
/** The confidence of the only company, or bank, of a page. */
const ONLY = 0.92;
/** How the names of those end who pay interest. */
const PAYS_INTEREST =
	/^\S+ .*\b(bank|building society|credit union|savings|mutual)( (plc|ltd|limited|uk|bank))*$/i;
/** Lines that are no name. */
const NO_NAME =
	/\b(certificate|statement|voucher|interest|dividend|your|account|tax|registered|authorised|year|income|total|by|of the|(head|director|manager) of|prepared|printed|registrars?|nominees)\b|[:@]|www\.|\d{4}/i;

/** `read`, with the field filled from the head of the page where no label told it. */
export function withLetterhead(read: DocumentDefinition['read'], name: string): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = read(page, following);
		const isOpen = [...reading.fields, ...reading.abstained].some((field) => field.name === name);
		if (isOpen) return reading;
		const sender = [...ownerOf(page, name), ...senderOf(page, name)]
			.filter((field) => !isAddressee(field, reading, page))
			.slice(0, 1);
		return {
			...reading,
			fields: [...reading.fields, ...(sender.length > 0 ? sender : onlyNameOn(page, name))],
		};
	};
}

/** Who pays interest, though it is named like a person: "Virgin Money". */
const OF_MONEY = /\b(money|direct|invest|finance|capital|credit|brothers|trust)\b/i;
const OWNERS: ReadonlySet<string> = new Set(['accountHolder', 'shareholder', 'employeeName', 'surname']);

/**
 * Whether a name is rather that of the person whom a paper is for: it is read as theirs, has a title or an address under it, or nobody
 * else is named on the paper.
 */
function isAddressee(
	{ value, box }: FieldReading,
	{ fields, abstained }: PageReading,
	{ segments }: PageText,
): boolean {
	const isTold = [...fields, ...abstained].some((field) => plain(field.value) === plain(value));
	const isAddressed = (line: Segment) =>
		isPerson(line.text) && (TITLE.test(line.text) || hasAddress(line, segments));
	const isSelf = (line: Segment) => line.box.y === box.y && line.box.x === box.x;
	const isOnly =
		!OF_MONEY.test(value) &&
		!fields.some(({ name }) => OWNERS.has(name)) &&
		!segments.some((line) => !isSelf(line) && isAddressed(line));
	return (
		isTold || (isPerson(value) && (isOnly || segments.some((line) => isSelf(line) && isAddressed(line))))
	);
}

function hasAddress(line: Segment, segments: readonly Segment[]): boolean {
	return blockFrom(line, segments)
		.slice(1)
		.some(({ text }) => ADDRESS.test(text));
}

/** Whose a name is that only trades: "plover is a trading name of Calder Bank plc", at the head of the page. */
const OWNER = /\bis an? trading (?:name|style) of (?:the )?(?<owner>\p{Lu}[^.;,:\d]*?)\.?$/u;

function ownerOf({ segments, height, number }: PageText, name: string): FieldReading[] {
	return segments.flatMap(({ text, words, box }) => {
		const value = box.y < HEAD * height ? OWNER.exec(text)?.groups?.owner : undefined;
		const isName = value !== undefined && words.length <= MOST_WORDS + TRADES_AS && !NO_NAME.test(value);
		return isName ? [{ name, value, box, confidence: ONLY, page: number, text: value, checks: [] }] : [];
	});
}

function senderOf(page: PageText, name: string): FieldReading[] {
	return supplierField(page, 'letter')
		.filter(({ confidence }) => confidence >= 0.9)
		.flatMap((field) => {
			const value = nameInLine(field.value, false);
			return value === undefined ? [] : [{ ...field, name, value, text: value }];
		});
}

/** The one name of a company or bank that stands in the head of the page, whatever else repeats it. */
function onlyNameOn({ segments, height, number }: PageText, name: string): FieldReading[] {
	const isName = name === 'payer' ? PAYS_INTEREST : ENDS;
	const named = segments.flatMap((segment) => {
		const { text, words, box } = segment;
		const value = text.replace(/^for and on behalf of /i, '').replace(/[,.]$/, '');
		const fits = isName.test(value) || isWholeName(value);
		const isNamed = words.length <= MOST_WORDS && fits && !NO_NAME.test(value);
		return isNamed ? [{ value, box, isCut: isEndOfName(segment, segments) }] : [];
	});
	const [first] = named.filter(({ box }) => box.y < HEAD * height);
	if (!first || first.isCut || named.some(({ value }) => plain(value) !== plain(first.value))) return [];
	const { value, box } = first;
	return [{ name, value, box, confidence: ONLY, page: number, text: value, checks: [] }];
}

function plain(text: string): string {
	return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
