/** The box tables the other way round: what each source says of the facts that filled a box. */
import { pence, toPounds } from '@halfpenny/facts';
import { termsOf } from '../rules/total.ts';
import type { Part, Row, Source } from '../tables/row.ts';
import { isYesNo } from './fact-kinds.ts';
import { factAt } from './fact-tree.ts';
import type { FiledBox, FiledPage } from './open-return.ts';
import { put, type Reading } from './reading.ts';
import { nameBack, penceOf, valueBack } from './values-back.ts';
import { waysBack } from './ways-back.ts';

/** A filled box with its row and page. */
interface Filled {
	readonly row: Row;
	readonly box: FiledBox;
	readonly page: FiledPage;
}

/** Reads a page: first boxes that are one fact, then those that are sums, then what an empty box says. */
export function pageBack(reading: Reading, page: FiledPage): void {
	const filled = page.table.rows.flatMap((row): readonly Filled[] => {
		const box = page.boxes.get(row.path);
		return box ? [{ row, box, page }] : [];
	});
	for (const one of filled) singleBack(reading, one);
	for (const one of filled) sumBack(reading, one);
	for (const one of filled) totalBack(reading, one);
	for (const row of page.table.rows) if (!page.boxes.has(row.path)) emptyBack(reading, row, page);
}

function singleBack(reading: Reading, { row, box, page }: Filled): void {
	const { source } = row;
	const at = (path: string) => page.factPrefix + path;
	switch (source.from) {
		case 'facts': {
			const [only, ...more] = alternatives(source.parts);
			const value = valueBack(row, box.value);
			if (only && more.length === 0 && value !== undefined) put(reading, at(only.path), value, box);
			return;
		}
		case 'joined':
			return nameInto(reading, source.paths.map(at), box);
		case 'code':
			return codeBack(reading, source, at(source.path), box);
		case 'page':
			return decisionBack(reading, { row, box, page }, source.paths);
		case 'work':
			return waysBack[row.box]?.(reading, box, page);
	}
}

/** Every fact of a sum; where one stands in for another, the one that is asked for. */
function alternatives(parts: readonly Part[]): readonly { readonly path: string; readonly sign: 1 | -1 }[] {
	return parts.flatMap(({ paths, sign }) =>
		paths.map((path) => ({ path: path.split('|')[0] ?? path, sign })),
	);
}

function nameInto(reading: Reading, [first = '', last = '']: readonly string[], box: FiledBox): void {
	const [firstName, lastName] = nameBack(box.value);
	if (firstName !== undefined) put(reading, first, firstName, box);
	put(reading, last, lastName, box);
}

function codeBack(
	reading: Reading,
	{ codes }: Extract<Source, { from: 'code' }>,
	path: string,
	box: FiledBox,
): void {
	const answer = Object.keys(codes).find((key) => codes[key] === box.value);
	if (answer !== undefined) put(reading, path, isYesNo(path) ? answer === 'true' : answer, box);
}

/** A decision of the calculation: a claim that was made, or an amount of which this is a part. */
function decisionBack(reading: Reading, { row, box, page }: Filled, paths: readonly string[]): void {
	const way = waysBack[row.box];
	const [path] = paths;
	const amount = penceOf(box.value);
	if (way) return way(reading, box, page);
	if (path === undefined || amount === undefined) return;
	const at = page.factPrefix + path;
	if (isYesNo(at)) return put(reading, at, true, box);
	const before = penceOf(String(factAt(reading.tree, at) ?? '0')) ?? 0;
	put(reading, at, toPounds(pence(before + amount)), box, false);
}

/** A sum of several facts: what is not known yet stands at one of them. */
function sumBack(reading: Reading, { row, box, page }: Filled): void {
	if (row.source.from !== 'facts') return;
	const parts = alternatives(row.source.parts);
	const amount = penceOf(box.value);
	if (parts.length < 2 || amount === undefined) return;
	const known = parts.map(({ path }) => penceOf(String(factAt(reading.tree, page.factPrefix + path) ?? '')));
	const open = parts.filter(({ sign }, index) => sign === 1 && known[index] === undefined);
	const target = open.find(({ path }) => isOther(path)) ?? open[0];
	const rest = parts.reduce((left, { sign }, index) => left - sign * (known[index] ?? 0), amount);
	if (!target || rest === 0) return;
	const path = page.factPrefix + target.path;
	put(reading, path, toPounds(pence(rest)), box, false);
	const others = open.filter((one) => one !== target).map((one) => page.factPrefix + one.path);
	if (others.length > 0) reading.combined.push({ box: row.box, path, others });
}

/** `expenses.otherExpenses`: where a sum that is not divided belongs. */
function isOther(path: string): boolean {
	return /(^|\.)other[^.]*$/.test(path);
}

/** A total without any of what it adds up, as small businesses may give their expenses, stands at the other ones. */
function totalBack(reading: Reading, { row, box, page }: Filled): void {
	if (row.source.from !== 'total' || row.source.keep !== 'signed' || row.source.plus !== undefined) return;
	const terms = termsOf(row.source.total);
	const rows = terms.map(({ of }) => page.table.rows.find((one) => one.box === of));
	if (terms.some(({ sign }) => sign < 0) || rows.some((one) => one && page.boxes.has(one.path))) return;
	const paths = rows.flatMap((one) => (one?.source.from === 'facts' ? alternatives(one.source.parts) : []));
	const target = paths.length === 1 ? paths[0] : paths.find(({ path }) => isOther(path));
	const amount = penceOf(box.value);
	if (target && amount) put(reading, page.factPrefix + target.path, toPounds(pence(amount)), box, false);
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
