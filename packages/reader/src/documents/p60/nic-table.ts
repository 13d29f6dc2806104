/** The National Insurance table: one line for each table letter that applied in the year. */
import type { Sheet } from '../../engine/layout/sheet.ts';
import type { DetailFound } from '../../engine/relations/assign.ts';
import { type Candidate, candidatesFor } from '../../engine/values/candidates.ts';
import { centreX, centreY, sameRow } from '../../geometry.ts';
import type { FieldReading } from '../../reading.ts';

/** HMRC's form has four lines. */
const MOST_ROWS = 6;

/** The letters under the first one, line by line. */
export function furtherLetters(first: DetailFound, sheet: Sheet): Candidate[] {
	if (sameRow(first.label.box, first.candidate.box)) return [];
	const { box, size } = first.candidate;
	let last = centreY(box);
	return candidatesFor(first.kind, sheet.texts, sheet.vocabulary)
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
	const groups = byLetter(fields);
	// Two copies of one page say the same lines again.
	if (groups)
		return withoutCopies(groups).flatMap((group, index) =>
			group.map((field) => ({ ...field, row: index + 1 })),
		);
	const rows: FieldReading[][] = [];
	for (const field of [...fields].sort((one, other) => centreY(one.box) - centreY(other.box))) {
		const row = rows.find(([first]) => first && sameRow(first.box, field.box));
		if (row) row.push(field);
		else rows.push([field]);
	}
	const clear = rows.map(withoutRivals).filter(({ length }) => length > 0);
	const lines = clear.length > 1 && isSpreadDown(clear) ? [clear.flat()] : tableLines(withoutCopies(clear));
	return lines.flatMap((row, index) => row.map((field) => ({ ...field, row: index + 1 })));
}

/**
 * The fields in reading order, from each letter to the next, where all the groups have the same fields: a table printed as a list
 * for each letter, or as sentences. Undefined where it is not so.
 */
function byLetter(fields: readonly FieldReading[]): FieldReading[][] | undefined {
	const groups: FieldReading[][] = [];
	for (const field of inReadingOrder(fields)) {
		const isLetter = field.name === 'nicTableLetter';
		const group = groups.at(-1);
		if (isLetter) groups.push([field]);
		else if (group) group.push(field);
		else return undefined;
	}
	const namesOf = (group: readonly FieldReading[]) => group.map(({ name }) => name).sort();
	const [first = [], ...others] = groups.map(namesOf);
	const isAlike = others.every((names) => names.join() === first.join());
	return others.length > 0 && first.length > 1 && isAlike && new Set(first).size === first.length
		? groups
		: undefined;
}

function inReadingOrder(fields: readonly FieldReading[]): FieldReading[] {
	const lines: FieldReading[][] = [];
	for (const field of [...fields].sort((one, other) => centreY(one.box) - centreY(other.box))) {
		const line = lines.at(-1);
		if (line?.[0] && sameRow(line[0].box, field.box)) line.push(field);
		else lines.push([field]);
	}
	return lines.flatMap((line) => line.sort((one, other) => one.box.x - other.box.x));
}

/** Two values of one field on a line: neither is sure. */
function withoutRivals(row: readonly FieldReading[]): FieldReading[] {
	return row.filter(({ name, value }) => row.every((other) => other.name !== name || other.value === value));
}

/**
 * Of several lines those that a letter stands on: it says whose the amounts are. Lines without one are stray amounts or the rest of
 * a list, and whose they are is open. Nothing where such a line comes first or repeats a field: then a letter may be missing, and
 * the numbers of the lines with it.
 */
function tableLines(rows: readonly FieldReading[][]): FieldReading[][] {
	if (rows.length < 2) return [...rows];
	const lines: FieldReading[][] = [];
	for (const row of rows) {
		const last = lines.at(-1);
		if (hasLetter(row)) lines.push(row);
		else if (!last || row.some(({ name }) => last.some((known) => known.name === name))) break;
	}
	return lines;
}

function hasLetter(row: readonly FieldReading[]): boolean {
	return row.some(({ name }) => name === 'nicTableLetter');
}

/** A table of one line that is printed as a list, a field under the other. */
function isSpreadDown(rows: readonly (readonly FieldReading[])[]): boolean {
	const names = rows.flat().map(({ name }) => name);
	return new Set(names).size === names.length;
}

function withoutCopies(rows: readonly FieldReading[][]): FieldReading[][] {
	const seen = new Set<string>();
	return rows.filter((row) => {
		const content = JSON.stringify(row.map(({ name, value }) => [name, value]).sort());
		return !seen.has(content) && seen.add(content);
	});
}
