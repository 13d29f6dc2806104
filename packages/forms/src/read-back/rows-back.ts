/** The box tables the other way round: what each source says of the facts that filled a box. */
import { factAt } from '@halfpenny/facts';
import type { Row, Source } from '../tables/row.ts';
import { isYesNo } from './fact-kinds.ts';
import type { FiledPage } from './open-return.ts';
import { type Filled, put, putMore, type Reading } from './reading.ts';
import { factsOfSum, sumBack, totalBack } from './sums-back.ts';
import { nameBack, penceOf, valueBack } from './values-back.ts';
import { waysBack } from './ways-back.ts';

/** Reads a page by the ways back of its return: first boxes that are one fact, then those that are sums, then what an empty box says. */
export function pageBack(reading: Reading, page: FiledPage, ways = waysBack): void {
	const filled = page.table.rows.flatMap((row): readonly Filled[] => {
		const box = page.boxes.get(row.path);
		return box ? [{ row, box, page }] : [];
	});
	for (const one of filled) singleBack(reading, one, ways);
	for (const one of filled) sumBack(reading, one);
	for (const one of filled) totalBack(reading, one);
	for (const row of page.table.rows) if (!page.boxes.has(row.path)) emptyBack(reading, row, page);
}

function singleBack(reading: Reading, filled: Filled, ways: typeof waysBack): void {
	const { row, box, page } = filled;
	const way = ways[row.box];
	if (way) way(reading, box, page);
	else if (row.source.from === 'facts') factBack(reading, filled, row.source);
	else if (row.source.from === 'joined') nameInto(reading, filled, row.source);
	else if (row.source.from === 'code') codeBack(reading, filled, row.source);
	else if (row.source.from === 'page') decisionBack(reading, filled, row.source);
}

function factBack(reading: Reading, { row, box, page }: Filled, source: SourceFrom<'facts'>): void {
	const [only, ...more] = factsOfSum(source.parts);
	const value = valueBack(row, box.value);
	if (only && more.length === 0 && value !== undefined) {
		put(reading, page.factPrefix + only.path, value, box);
	}
}

function nameInto(reading: Reading, { box, page }: Filled, { paths }: SourceFrom<'joined'>): void {
	const [first = '', last = ''] = paths;
	const [firstName, lastName] = nameBack(box.value);
	if (firstName !== undefined) put(reading, page.factPrefix + first, firstName, box);
	put(reading, page.factPrefix + last, lastName, box);
}

function codeBack(reading: Reading, { box, page }: Filled, { codes, path }: SourceFrom<'code'>): void {
	const answer = Object.keys(codes).find((key) => codes[key] === box.value);
	const at = page.factPrefix + path;
	if (answer !== undefined) put(reading, at, isYesNo(at) ? answer === 'true' : answer, box);
}

/** A decision of the calculation: a claim that was made, or a part of an amount, such as a loss that is used. */
function decisionBack(reading: Reading, { box, page }: Filled, { paths: [path] }: SourceFrom<'page'>): void {
	if (path === undefined || penceOf(box.value) === undefined) return;
	const at = page.factPrefix + path;
	if (isYesNo(at)) put(reading, at, true, box);
	else putMore(reading, at, box);
}

/** A return is whole: an allowance that it does not claim was not wanted, and a part that it leaves empty is nothing. */
function emptyBack(reading: Reading, { source }: Row, { factPrefix }: FiledPage): void {
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
