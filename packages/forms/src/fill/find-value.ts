/** The value of a row's source, before it becomes the box's text. */
import {
	downToPound,
	type Facts,
	factAt,
	type Pence,
	pence,
	type Share,
	shareDown,
	shareUp,
	upToPound,
} from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';
import type { FormYear } from '@halfpenny/years';
import type { FormName } from '../box.ts';
import type { Total } from '../rules/rule.ts';
import { termsOf } from '../rules/total.ts';
import type { BoxType, FactSource, Keep, Part, Row, Sender, Source, WorkContext } from '../tables/row.ts';
import type { Page } from './plan-pages.ts';
import { hasAmount, readFact } from './read-fact.ts';

/** Everything that rows may read. */
export interface Filling {
	readonly facts: Facts;
	readonly year: FormYear;
	readonly calculation: Calculation;
	readonly sender: Sender;
	/** How many pages each form has, and the fact behind them. Known when the main return is filled. */
	readonly pages: ReadonlyMap<FormName, PageCount>;
}

/** How many pages a form has, and the fact behind them. */
export interface PageCount {
	readonly count: number;
	readonly origin: string;
}

/** A value with its sources. */
export interface Found {
	readonly value: number | string | boolean;
	readonly origins: readonly string[];
}

/** Amounts of earlier boxes on the same page, by box number. */
export type Above = ReadonlyMap<string, Found>;

/** The value of a row's source on a page, or undefined when there is nothing to write. */
export function findValue(row: Row, page: Page, filling: Filling, above: Above): Found | undefined {
	if (row.unless && Number(factAt(page.decisions, row.unless) ?? 0) > 0) return undefined;
	if (row.onlyWith && !hasAmount(factAt(page.scope, row.onlyWith))) return undefined;
	const { source } = row;
	switch (source.from) {
		case 'figure':
			return figure(factAt(filling.calculation, source.name), source.name, source.blankWhenZero);
		case 'pages':
			return counted(filling.pages.get(source.form), row.type === 'tick');
		case 'sender':
			return filling.sender === source.sender ? { value: true, origins: [] } : undefined;
		case 'work':
			return source.work(workContextOf(page, filling));
		case 'always':
			return { value: '', origins: [] };
		default:
			return findOnPage(row.type, source, page, above);
	}
}

/** The page's path prefix, its facts, and the calculation's decisions about them. */
export type PageFacts = Pick<Page, 'scope' | 'decisions' | 'factPrefix'>;

/** The value of a source that needs only the page's facts and earlier boxes. */
export function findOnPage(
	type: BoxType,
	source: FactSource,
	page: PageFacts,
	above: Above,
): Found | undefined {
	switch (source.from) {
		case 'facts':
			return type.startsWith('money') ? amount(source.parts, page) : single(source.parts, page);
		case 'joined':
			return joined(source.paths, page);
		case 'code':
			return coded(type, source, page);
		case 'page':
			return decided(source, page);
		case 'total':
			return totalled(source, above);
	}
}

const contexts = new WeakMap<Page, WorkContext>();

/** Made once per page. */
function workContextOf(page: Page, { facts, calculation }: Filling): WorkContext {
	const known = contexts.get(page);
	if (known) return known;
	const { scope, decisions, factPrefix, firstBusiness, adjustsClass4 } = page;
	const context = { facts, calculation, scope, decisions, factPrefix, firstBusiness, adjustsClass4 };
	contexts.set(page, context);
	return context;
}

function amount(parts: readonly Part[], page: PageFacts): Found | undefined {
	let value = 0;
	let origins: string[] | undefined;
	for (const part of parts) {
		if (part.onlyWith !== undefined && !readFact(page.decisions, part.onlyWith)) continue;
		let sum = 0;
		let some = false;
		for (const path of part.paths) {
			const given = answered(path, page);
			if (!given) continue;
			sum += given.value;
			some = true;
			const origin = originOf(given.path, page);
			origins ??= [];
			if (!origins.includes(origin)) origins.push(origin);
		}
		if (some) value += part.sign * rounded(ofShare(sum, part, page), part.round);
	}
	return origins && { value, origins };
}

/** Claims and charges calculated from assets. */
const WORKED_OUT = /^(allowances\.(?!costOfReplacing)|adjustments\.balancingChargeOther$|balancingCharge$)/;

/** The fact behind an amount: the assets, if capital allowances were calculated from them. */
function originOf(path: string, { scope, factPrefix }: PageFacts): string {
	const fromAssets = WORKED_OUT.test(path) && factAt(scope, 'capitalAssets') !== undefined;
	return factPrefix + (fromAssets ? 'capitalAssets' : path);
}

/** The amount at a path; for `a|b`, at the first that was answered. */
function answered(
	path: string,
	page: PageFacts,
): { readonly path: string; readonly value: number } | undefined {
	if (!path.includes('|')) {
		const value = readFact(page.scope, path);
		return typeof value === 'number' ? { path, value } : undefined;
	}
	for (const one of path.split('|')) {
		const value = readFact(page.scope, one);
		if (typeof value === 'number') return { path: one, value };
	}
	return undefined;
}

function ofShare(sum: number, { share, round }: Part, page: PageFacts): Pence {
	const owned = share === undefined ? undefined : factAt(page.scope, share);
	if (owned === undefined) return pence(sum);
	// A part's `share` is a share by the schema of facts.
	return (round === 'up' ? shareUp : shareDown)(pence(sum), owned as Share);
}

/** Rounds once per box, after adding the pennies. */
function rounded(total: Pence, round: Part['round']): Pence {
	if (round === 'pence') return total;
	return round === 'down' ? downToPound(total) : upToPound(total);
}

function single([part]: readonly Part[], page: PageFacts): Found | undefined {
	const [path = ''] = part?.paths ?? [];
	const value = readFact(page.scope, path);
	return value === undefined ? undefined : found(value, page, [path]);
}

function joined(paths: readonly string[], page: PageFacts): Found | undefined {
	const texts = paths.map((path) => readFact(page.scope, path)).filter((text) => text !== undefined);
	return texts.length === 0 ? undefined : found(texts.join(' '), page, paths);
}

function coded(
	type: BoxType,
	{ path, codes }: Extract<Source, { from: 'code' }>,
	page: PageFacts,
): Found | undefined {
	const code = codes[String(readFact(page.scope, path))];
	return code === undefined ? undefined : found(type === 'tick' ? true : code, page, [path]);
}

function figure(value: unknown, name: string, blankWhenZero: boolean): Found | undefined {
	if (typeof value !== 'number' || (blankWhenZero && value === 0)) return undefined;
	return { value, origins: [name] };
}

/** Blank when nothing was decided: an unused loss is in no box. */
function decided({ name, paths }: Extract<Source, { from: 'page' }>, page: PageFacts): Found | undefined {
	const value = factAt(page.decisions, name);
	return typeof value !== 'number' || value === 0 ? undefined : found(value, page, paths);
}

function totalled(
	{ total, keep, plus }: Extract<Source, { from: 'total' }>,
	above: Above,
): Found | undefined {
	const main = sumOf(total, above);
	const more = plus === undefined ? undefined : sumOf(plus, above);
	if (main === undefined && more === undefined) return undefined;
	const kept = keeping(Number(main?.value ?? 0), keep);
	if (kept === undefined) return undefined;
	const origins = [...new Set([...(main?.origins ?? []), ...(more?.origins ?? [])])];
	return { value: kept + Number(more?.value ?? 0), origins };
}

/** A total of earlier boxes; undefined when none is filled. */
function sumOf(total: Total, above: Above): Found | undefined {
	const terms = termsOf(total).flatMap(({ sign, of }) => {
		const box = above.get(of);
		return box ? [{ ...box, value: sign * Number(box.value) }] : [];
	});
	if (terms.length === 0) return undefined;
	return {
		value: terms.reduce((sum, { value }) => sum + value, 0),
		origins: terms.flatMap(({ origins }) => origins),
	};
}

function keeping(value: number, keep: Keep): number | undefined {
	switch (keep) {
		case 'signed':
			return value;
		case 'profit':
			return value >= 0 ? value : undefined;
		case 'profitOrNothing':
			return Math.max(0, value);
		case 'loss':
			return value < 0 ? -value : undefined;
	}
}

function counted(pages: PageCount | undefined, asTick: boolean): Found | undefined {
	return pages && { value: asTick ? true : pages.count, origins: [pages.origin] };
}

function found(value: Found['value'], page: PageFacts, paths: readonly string[]): Found {
	return { value, origins: paths.map((path) => page.factPrefix + path) };
}
