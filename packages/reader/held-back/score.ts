/** Marks a reading against what stands on the paper: each field right, left out or wrong. */
import { fromPounds } from '@halfpenny/facts';
import type { FieldReading } from '@halfpenny/reader';
import type { Printed } from './paper.ts';

/** A field that was accepted and is not what the paper says; `printed` is missing where the paper has no such value. */
interface Mistake {
	readonly field: string;
	readonly row?: number;
	readonly printed: string | undefined;
	readonly read: string;
}

/** How a reading did. */
export interface Score {
	readonly printed: number;
	readonly right: number;
	/** The fields that stand on the paper and were not offered. */
	readonly leftOut: readonly string[];
	readonly wrong: readonly Mistake[];
}

const names: Readonly<Record<string, string>> = {
	year: 'taxYear',
	surname: 'surname',
	forenames: 'forenames',
	nino: 'nationalInsuranceNumber',
	payrollNumber: 'worksNumber',
	taxCode: 'finalTaxCode',
	employer: 'employerName',
	payeReference: 'payeReference',
	previousPay: 'payInPreviousEmployments',
	previousTax: 'taxInPreviousEmployments',
	pay: 'payInThisEmployment',
	tax: 'taxInThisEmployment',
	totalPay: 'totalPay',
	totalTax: 'totalTax',
	letter: 'nicTableLetter',
	lel: 'earningsAtLowerEarningsLimit',
	lelToPt: 'earningsToPrimaryThreshold',
	ptToUel: 'earningsToUpperEarningsLimit',
	contributions: 'employeeNationalInsurance',
	smp: 'statutoryMaternityPay',
	spp: 'statutoryPaternityPay',
	shpp: 'statutorySharedParentalPay',
	sap: 'statutoryAdoptionPay',
	spbp: 'statutoryParentalBereavementPay',
	sncp: 'statutoryNeonatalCarePay',
	studentLoan: 'studentLoan',
	postgraduateLoan: 'postgraduateLoan',
};
const nationalInsurance = new Set(['letter', 'lel', 'lelToPt', 'ptToUel', 'contributions'].map(nameOf));

/** The marks of one reading. Amounts and numbers must be the same; words may differ in capitals and spaces. */
export function scoreOf(printed: readonly Printed[], found: readonly FieldReading[]): Score {
	const truth = new Map(printed.map((item) => [keyOf(nameOf(item.field), item.row), item]));
	const read = new Map(found.map((item) => [keyOf(item.name, item.row), item]));
	const wrong = [...read].flatMap(([key, item]) => mistakeOf(item, truth.get(key)) ?? []);
	return {
		printed: truth.size,
		right: read.size - wrong.length,
		leftOut: [...truth.keys()].filter((key) => !read.has(key)),
		wrong,
	};
}

function mistakeOf(
	{ name: field, row, value }: FieldReading,
	truth: Printed | undefined,
): Mistake | undefined {
	const read = inPence(value);
	const printed = truth === undefined ? undefined : normalOf(truth);
	if (printed !== undefined && plain(printed) === plain(read)) return undefined;
	return { field, ...(row !== undefined && { row }), printed, read };
}

function normalOf({ field, value }: Printed): string {
	return field === 'year' ? `${Number(value) - 1}-${value.slice(2)}` : value;
}

/** The papers have amounts in pence. */
function inPence(value: string): string {
	return String(fromPounds(value) ?? value);
}

function plain(text: string): string {
	return text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, '');
}

function nameOf(field: string): string {
	const name = names[field];
	if (name === undefined) throw new Error(`the reader has no field for ${field}`);
	return name;
}

function keyOf(field: string, row: number | undefined): string {
	return nationalInsurance.has(field) ? `${field} ${row ?? 1}` : field;
}
