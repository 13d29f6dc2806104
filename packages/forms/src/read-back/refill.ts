/** Checks the reading of a return: fills its pages again from the facts and compares box by box. */
import type { Facts } from '@halfpenny/facts';
import { type Calculation, calculate } from '@halfpenny/tax';
import type { Box } from '../box.ts';
import { fillPage } from '../fill/fill-page.ts';
import { type Page, planPages } from '../fill/plan-pages.ts';
import type { Row } from '../tables/row.ts';
import type { YearTable } from '../tables/tables.ts';
import { ownFigures } from './box-readers.ts';
import type { FiledBox, FiledPage, FiledReturn } from './open-return.ts';
import { penceOf } from './parse-value.ts';

/** A total or calculated figure that differs between the facts and the return. */
export interface Difference {
	readonly box: string;
	readonly path: string;
	/** The return's value; undefined if the box is empty there. */
	readonly given: string | undefined;
	/** The facts' value; undefined if the box is empty there. */
	readonly ours: string | undefined;
}

/** Part of a return that facts cannot hold. */
export interface NotCarried {
	/** Its path: `/MTR/SA102[2]/Employment/CloseCompanyName`. */
	readonly path: string;
	/** HMRC's number of the box, if it has one. */
	readonly box: string | undefined;
}

/** The result of filling again. */
export interface Comparison {
	/** Boxes of answers that the facts do not reproduce. */
	readonly lost: readonly NotCarried[];
	readonly differences: readonly Difference[];
}

/** Fills the return's own pages, keeping short ones short, and compares. `carried` boxes are not checked. */
export function compare(filed: FiledReturn, facts: Facts, carried: ReadonlySet<string>): Comparison {
	const calculation = calculate(facts, { working: false });
	const first = filed.pages.find(({ table }) => table.each === 'trades' || table.each === 'partnerships');
	const lost: NotCarried[] = [];
	const differences: Difference[] = [];
	for (const page of filed.pages) {
		const ours = boxesOf(page, facts, calculation, page === first);
		for (const row of page.table.rows) {
			const box = page.boxes.get(row.path);
			const own = ours.get(page.pathPrefix + row.path);
			if (isDerived(row)) differences.push(...differenceOf(row, page, box, own));
			else if (box && !carried.has(box.path) && !isSame(row, box.value, own?.value))
				lost.push({ path: box.path, box: row.box });
		}
	}
	return { lost, differences };
}

/** The boxes that facts give on one page of a file, by path. */
export function boxesOf(
	page: FiledPage,
	facts: Facts,
	calculation: Calculation,
	firstBusiness: boolean,
): ReadonlyMap<string, Box> {
	const own = pageOfFacts(facts, page);
	if (!own) return new Map();
	const filling = { facts, year: page.year, calculation, sender: 'Individual', pages: new Map() } as const;
	const { boxes } = fillPage({ ...own, firstBusiness }, filling);
	return new Map(boxes.map((box) => [box.path, box]));
}

const plans = new WeakMap<Facts, Map<YearTable, readonly Page[]>>();

/** The page of facts that a file's page was read into, with the file's index and form. */
export function pageOfFacts(facts: Facts, filed: FiledPage): Page | undefined {
	const page = planOf(facts, filed).find(({ factPrefix }) => factPrefix === filed.factPrefix);
	return page && { ...page, number: filed.number, pathPrefix: filed.pathPrefix };
}

/** Every page that facts give on a form, whether they would use this form or not. Cached. */
function planOf(facts: Facts, { table, year }: FiledPage): readonly Page[] {
	const known = plans.get(facts) ?? new Map<YearTable, readonly Page[]>();
	plans.set(facts, known);
	const { takes: _, ...whole } = table;
	const plan = known.get(table) ?? planPages(facts, year, [whole]);
	known.set(table, plan);
	return plan;
}

/** Whether a row is not an answer: a total, a figure or a decision of the calculation. */
function isDerived({ box, source: { from } }: Row): boolean {
	return ['figure', 'page', 'total'].includes(from) || ownFigures.includes(box);
}

/** Page counts and declarations are not facts. */
function isIgnored({ source: { from } }: Row): boolean {
	return ['pages', 'sender', 'always'].includes(from);
}

function differenceOf(
	row: Row,
	{ pathPrefix }: FiledPage,
	box: FiledBox | undefined,
	own: Box | undefined,
): readonly Difference[] {
	if (isSame(row, box?.value, own?.value)) return [];
	// Products leave out totals they do not need; a figure of the calculation means tax.
	if (!box && row.source.from !== 'figure') return [];
	return [{ box: row.box, path: pathPrefix + row.path, given: box?.value, ours: own?.value }];
}

/** Whether two texts mean the same. Amounts may differ by rounded pence; empty equals zero. */
function isSame(row: Row, given: string | undefined, ours: string | undefined): boolean {
	if (isIgnored(row) || given === ours) return true;
	if (!row.type.startsWith('money')) return false;
	const [one, other] = [penceOf(given ?? '0'), penceOf(ours ?? '0')];
	if (one === undefined || other === undefined) return false;
	return row.source.from === 'figure' ? one === other : Math.abs(one - other) < 100;
}
