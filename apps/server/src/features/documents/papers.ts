/** The documents in a file, and where on a page each value is. */
import { type DocumentReading, type FieldReading, type Reading, usesOf } from '@halfpenny/reader';
import { taxYearOf } from '@halfpenny/years';

/** A document with its place in the file, from 1. */
export interface PaperInFile {
	readonly place: number;
	readonly paper: DocumentReading;
}

/** The documents to use: where several from one payer show the same year to date, only the latest. */
export function papersOf(reading: Reading): readonly PaperInFile[] {
	const all = [reading, ...reading.others].map((paper, index) => ({ place: index + 1, paper }));
	return all.filter((one) => !all.some((other) => other !== one && isReplacedBy(one, other)));
}

/** The value of a field, if we are sure of it. */
export function valueIn({ fields }: DocumentReading, name: string | undefined): string | undefined {
	return fields.find((field) => field.name === name)?.value;
}

/** The tax year of a document, from its date or as printed; undefined if not found. */
export function yearOf(paper: DocumentReading): string | undefined {
	const value = valueIn(paper, usesOf(paper.documentType)?.dated);
	return value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value) ? taxYearOf(value) : value;
}

/** Where a value is, as fractions of its page, and how certain it is. */
export function evidenceOf({ page, box, confidence }: FieldReading, { pages }: Reading) {
	const { width, height } = pages[page - 1] ?? { width: 1, height: 1 };
	const shares: [number, number, number, number] = [
		...([box.x / width, box.y / height] as const),
		...([box.width / width, box.height / height] as const),
	];
	return { page, box: shares, confidence };
}

function isReplacedBy(one: PaperInFile, other: PaperInFile): boolean {
	const { soFar, dated } = usesOf(one.paper.documentType) ?? {};
	if (!soFar || other.paper.documentType !== one.paper.documentType) return false;
	const payer = valueIn(one.paper, soFar.payer);
	if (payer === undefined || payer !== valueIn(other.paper, soFar.payer)) return false;
	const years = [yearOf(one.paper), yearOf(other.paper)];
	// A payslip of another tax year starts from nothing again.
	if (!years.includes(undefined) && years[0] !== years[1]) return false;
	const [mine, theirs] = [valueIn(one.paper, dated) ?? '', valueIn(other.paper, dated) ?? ''];
	return theirs > mine || (theirs === mine && other.place > one.place);
}
