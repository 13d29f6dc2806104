/** Reads a document of one or more pages: its type, and the fields of its P60. */
import type { PageText } from '../pdf/text-layer.ts';
import type { FieldReading, Reading, ReadingWarning } from '../reading.ts';
import { isP60 } from './classify.ts';
import { type PageReading, readP60Page } from './read.ts';

/** With fewer fields a page that speaks of a P60 is a letter or a guide about one. */
const FEWEST_FIELDS = 3;

/** Reads the pages of a document. */
export function readPages(pages: readonly PageText[]): Reading {
	const readings = pages
		.filter(isP60)
		.map(readP60Page)
		.filter(({ fields }) => fields.length >= FEWEST_FIELDS);
	const sizes = pages.map(({ width, height }) => ({ width, height }));
	const [first] = readings;
	if (!first) return { documentType: 'unknown', pages: sizes, fields: [], warnings: [] };
	return { documentType: 'p60', pages: sizes, ...merge(first, readings.slice(1)) };
}

/** The first P60 with what further copies or pages add; another person's or employer's P60 in the file is only warned of. */
function merge(first: PageReading, others: readonly PageReading[]): PageReading {
	const same = others.filter((other) => !contradicts(first.fields, other.fields));
	const warnings = new Set<ReadingWarning>([first, ...same].flatMap((reading) => reading.warnings));
	if (same.length < others.length) warnings.add('p60.several');
	const fields: FieldReading[] = [...first.fields];
	for (const other of same) fields.push(...added(fields, other.fields));
	return { fields, warnings: [...warnings] };
}

function contradicts(known: readonly FieldReading[], fields: readonly FieldReading[]): boolean {
	return fields.some((field) =>
		known.some((one) => one.field === field.field && one.row === field.row && one.value !== field.value),
	);
}

function added(known: readonly FieldReading[], fields: readonly FieldReading[]): FieldReading[] {
	return fields.filter(({ field }) => !known.some((one) => one.field === field));
}
