/** Reads a page by its box table: each row's source says which facts filled the box. */
import { factAt } from '@halfpenny/facts';
import type { Row, Source } from '../tables/row.ts';
import { boxReaders } from './box-readers.ts';
import { isYesNo } from './fact-kinds.ts';
import type { FiledPage } from './open-return.ts';
import { factsOfSum, parseSum, parseTotal } from './parse-sums.ts';
import { parseValue, penceOf, splitName } from './parse-value.ts';
import { type Filled, put, putMore, type Reading } from './reading.ts';

/** Stores the facts of a page, by its return's box readers: first boxes that are one fact, then sums, then what an empty box means. */
export function parsePage(reading: Reading, page: FiledPage, readers = boxReaders): void {
	const filled = page.table.rows.flatMap((row): readonly Filled[] => {
		const box = page.boxes.get(row.path);
		return box ? [{ row, box, page }] : [];
	});
	for (const one of filled) parseBox(reading, one, readers);
	for (const one of filled) parseSum(reading, one);
	for (const one of filled) parseTotal(reading, one);
	for (const row of page.table.rows) if (!page.boxes.has(row.path)) parseEmptyBox(reading, row, page);
}

function parseBox(reading: Reading, filled: Filled, readers: typeof boxReaders): void {
	const { row, box, page } = filled;
	const read = readers[row.box];
	if (read) read(reading, box, page);
	else if (row.source.from === 'facts') parseFact(reading, filled, row.source);
	else if (row.source.from === 'joined') parseName(reading, filled, row.source);
	else if (row.source.from === 'code') parseCode(reading, filled, row.source);
	else if (row.source.from === 'page') parseDecision(reading, filled, row.source);
}

function parseFact(reading: Reading, { row, box, page }: Filled, source: SourceFrom<'facts'>): void {
	const [only, ...more] = factsOfSum(source.parts);
	const value = parseValue(row, box.value);
	if (only && more.length === 0 && value !== undefined) {
		put(reading, page.factPrefix + only.path, value, box);
	}
}

function parseName(reading: Reading, { box, page }: Filled, { paths }: SourceFrom<'joined'>): void {
	const [first = '', last = ''] = paths;
	const [firstName, lastName] = splitName(box.value);
	if (firstName !== undefined) put(reading, page.factPrefix + first, firstName, box);
	put(reading, page.factPrefix + last, lastName, box);
}

function parseCode(reading: Reading, { box, page }: Filled, { codes, path }: SourceFrom<'code'>): void {
	const answer = Object.keys(codes).find((key) => codes[key] === box.value);
	const at = page.factPrefix + path;
	if (answer !== undefined) put(reading, at, isYesNo(at) ? answer === 'true' : answer, box);
}

/** A decision of the calculation: a claim, or the used part of an amount, such as a loss. */
function parseDecision(reading: Reading, { box, page }: Filled, { paths: [path] }: SourceFrom<'page'>): void {
	if (path === undefined || penceOf(box.value) === undefined) return;
	const at = page.factPrefix + path;
	if (isYesNo(at)) put(reading, at, true, box);
	else putMore(reading, at, box);
}

/** A return is complete: an allowance it does not claim was refused, and a part it leaves empty is zero. */
function parseEmptyBox(reading: Reading, { source }: Row, { factPrefix }: FiledPage): void {
	if (source.from === 'page') {
		for (const path of source.paths) if (isYesNo(factPrefix + path)) put(reading, factPrefix + path, false);
	}
	if (source.from !== 'facts') return;
	for (const path of source.parts.flatMap(({ paths }) => paths)) {
		const [asked, instead] = path.split('|');
		if (asked === undefined || instead === undefined) continue;
		if (factAt(reading.tree, factPrefix + instead) === undefined) continue;
		if (factAt(reading.tree, factPrefix + asked) === undefined) put(reading, factPrefix + asked, '0.00');
	}
}

type SourceFrom<From extends Source['from']> = Extract<Source, { from: From }>;
