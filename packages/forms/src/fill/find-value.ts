/** What a row's source gives, before it is written as a box's text. */
import { downToPound, type Facts, type Pence, pence, sum, upToPound } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';
import type { FormName } from '../box.ts';
import type { Rounding, Row, Sender } from '../tables/row.ts';
import type { Page, PageCount } from './plan-pages.ts';
import { readFact } from './read-fact.ts';

/** Everything that rows may read. */
export interface Filling {
	readonly facts: Facts;
	readonly calculation: Calculation;
	readonly sender: Sender;
	readonly pages: ReadonlyMap<FormName, PageCount>;
}

/** A value with what it was made from. */
export interface Found {
	readonly value: number | string | boolean;
	readonly origins: readonly string[];
}

/** What a row's source gives on a page, or undefined when there is nothing to write. */
export function findValue({ source, type }: Row, page: Page, filling: Filling): Found | undefined {
	switch (source.from) {
		case 'facts':
			return type.startsWith('money') ? amount(source.paths, source.round, page) : single(source.paths, page);
		case 'joined':
			return joined(source.paths, page);
		case 'code':
			return coded(source.path, source.codes, page);
		case 'figure':
			return figure(filling.calculation[source.name], source.name, source.blankWhenZero);
		case 'pages':
			return counted(filling.pages.get(source.form), type === 'tick');
		case 'sender':
			return filling.sender === source.sender ? { value: true, origins: [] } : undefined;
		case 'always':
			return { value: '', origins: [] };
	}
}

function amount(paths: readonly string[], round: Rounding, page: Page): Found | undefined {
	const given = paths.flatMap((path) => {
		const value = readFact(page.scope, path);
		return typeof value === 'number' ? [{ path, value: pence(value) }] : [];
	});
	if (given.length === 0) return undefined;
	const total = sum(given.map(({ value }) => value));
	return found(
		rounded(total, round),
		page,
		given.map(({ path }) => path),
	);
}

/** Rounds once a box, after the pennies were added. */
function rounded(total: Pence, round: Rounding): Pence {
	if (round === 'pence') return total;
	return round === 'down' ? downToPound(total) : upToPound(total);
}

function single([path = '']: readonly string[], page: Page): Found | undefined {
	const value = readFact(page.scope, path);
	return value === undefined ? undefined : found(value, page, [path]);
}

function joined(paths: readonly string[], page: Page): Found | undefined {
	const texts = paths.map((path) => readFact(page.scope, path)).filter((text) => text !== undefined);
	return texts.length === 0 ? undefined : found(texts.join(' '), page, paths);
}

function coded(path: string, codes: Readonly<Record<string, string>>, page: Page): Found | undefined {
	const code = codes[String(readFact(page.scope, path))];
	return code === undefined ? undefined : found(code, page, [path]);
}

function figure(value: unknown, name: string, blankWhenZero: boolean): Found | undefined {
	if (typeof value !== 'number' || (blankWhenZero && value === 0)) return undefined;
	return { value, origins: [name] };
}

function counted(pages: PageCount | undefined, asTick: boolean): Found | undefined {
	return pages && { value: asTick ? true : pages.count, origins: [pages.origin] };
}

function found(value: Found['value'], page: Page, paths: readonly string[]): Found {
	return { value, origins: paths.map((path) => page.factPrefix + path) };
}
