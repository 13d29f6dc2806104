/** The National Insurance table: one line for each table letter that applied in the year. */
import { centreX, centreY, sameRow } from '../layout/box.ts';
import type { FieldReading } from '../reading.ts';
import type { DetailFound } from './assign.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import type { Sheet } from './sheet.ts';

const tableFields: ReadonlySet<string> = new Set([
	'nicTableLetter',
	'earningsAtLowerEarningsLimit',
	'earningsToPrimaryThreshold',
	'earningsToUpperEarningsLimit',
	'employeeContributions',
]);
/** HMRC's form has four lines. */
const MOST_ROWS = 6;

/** Whether the field stands in the table. */
export function isTableField({ field }: FieldReading): boolean {
	return tableFields.has(field);
}

/** The letters under the first one, line by line. */
export function furtherLetters(first: DetailFound, sheet: Sheet): Candidate[] {
	if (first.field !== 'nicTableLetter' || sameRow(first.label.box, first.candidate.box)) return [];
	const { box, size } = first.candidate;
	let last = centreY(box);
	return candidatesFor('nicTableLetter', sheet.texts)
		.filter(
			(other) => Math.abs(centreX(other.box) - centreX(box)) < size && centreY(other.box) > last + size * 0.5,
		)
		.sort((one, other) => one.box.y - other.box.y)
		.filter((other) => {
			const isNext = centreY(other.box) - last < 4 * size;
			if (isNext) last = centreY(other.box);
			return isNext;
		})
		.slice(0, MOST_ROWS);
}

/** The fields of the table with the number of their line; lines that say the same thing twice are one. */
export function numberRows(fields: readonly FieldReading[]): FieldReading[] {
	const rows: FieldReading[][] = [];
	for (const field of [...fields].sort((one, other) => centreY(one.box) - centreY(other.box))) {
		const row = rows.find(([first]) => first && sameRow(first.box, field.box));
		if (row) row.push(field);
		else rows.push([field]);
	}
	const lines = rows.length > 1 && isSpreadDown(rows) ? [rows.flat()] : withoutCopies(rows);
	return lines.flatMap((row, index) => row.map((field) => ({ ...field, row: index + 1 })));
}

/** A table of one line that is printed as a list, a field under the other. */
function isSpreadDown(rows: readonly (readonly FieldReading[])[]): boolean {
	const names = rows.flat().map(({ field }) => field);
	return new Set(names).size === names.length;
}

function withoutCopies(rows: readonly FieldReading[][]): FieldReading[][] {
	const seen = new Set<string>();
	return rows.filter((row) => {
		const content = JSON.stringify(row.map(({ field, value }) => [field, value]).sort());
		return !seen.has(content) && seen.add(content);
	});
}
