/** From bytes that say they are a return to its pages and their boxes, or why they are not one that we read. */
import { find, parseXml, type XmlElement, type XmlProblem } from '@halfpenny/govtalk';
import { type FormYear, formYears } from '@halfpenny/years';
import { returnSchemas } from '../return-xml/year-schema.ts';
import { MOST_PAGES, tablesOf, type YearTable } from '../tables/tables.ts';

/** Why a file cannot be read. The sentence of each stands in `@halfpenny/messages/read-back`. */
export type ReadBackCode = XmlProblem | 'return.none' | 'return.otherKind' | 'return.unknownYear';

/** A box as it stands in a file. */
export interface FiledBox {
	/** `/MTR/SA102[2]/Employment/PayFromEmployment`. */
	readonly path: string;
	/** The text, without surrounding white space. */
	readonly value: string;
}

/** One page of a form in a file. */
export interface FiledPage {
	readonly year: FormYear;
	readonly table: YearTable;
	/** From 1 among the pages of its form. */
	readonly number: number;
	/** What stands before the paths of its facts: `trades[0].`, `ukProperty.`, or ''. */
	readonly factPrefix: string;
	/** What stands before the paths of its boxes: `/MTR/SA102[1]/`. */
	readonly pathPrefix: string;
	/** By the path of the element below the page. */
	readonly boxes: ReadonlyMap<string, FiledBox>;
}

/** A return as a file has it. */
export interface FiledReturn {
	readonly year: FormYear;
	readonly utr: string | undefined;
	readonly pages: readonly FiledPage[];
	/** Boxes of forms that we have no table of. */
	readonly others: readonly FiledBox[];
}

/** A return, or why there is none. `year` is that of a return whose form we do not have, where it can be told. */
export type OpenResult =
	| { readonly ok: true; readonly filed: FiledReturn }
	| { readonly ok: false; readonly code: ReadBackCode; readonly year?: string };

/** Attached files are text inside the return: far more than a return of its own ever is. */
const LIMITS = { bytes: 20 * 1024 * 1024 };

/** Opens a GovTalk message with a return in it, or a bare IRenvelope. Never throws on bad input. */
export function openReturn(xml: Uint8Array | string): OpenResult {
	const parsed = parseXml(xml, LIMITS);
	if (!parsed.ok) return { ok: false, code: parsed.problem };
	const envelope = parsed.value.name === 'IRenvelope' ? parsed.value : find(parsed.value, 'Body/IRenvelope');
	if (!envelope) return { ok: false, code: 'return.none' };
	const content = find(envelope, 'MTR');
	if (!content) return { ok: false, code: 'return.otherKind' };
	const year = formYears.find((one) => returnSchemas[one].namespace === content.namespace);
	if (!year) return { ok: false, code: 'return.unknownYear', ...yearOf(content.namespace) };
	return { ok: true, filed: { year, utr: utrOf(envelope), ...pagesOf(content, year) } };
}

/** `…/SA100/23-24/1` is of 2023-24. */
function yearOf(namespace: string): { year?: string } {
	const [, years] = /\/SA100\/(\d\d-\d\d)\//.exec(namespace) ?? [];
	return years === undefined ? {} : { year: `20${years}` };
}

function utrOf(envelope: XmlElement): string | undefined {
	const keys = find(envelope, 'IRheader/Keys')?.children ?? [];
	return keys.find(({ attributes }) => attributes.get('Type') === 'UTR')?.text.trim();
}

function pagesOf(content: XmlElement, year: FormYear): Pick<FiledReturn, 'pages' | 'others'> {
	const tables = tablesOf(year);
	const pages: FiledPage[] = [];
	const others: FiledBox[] = [];
	const after = new Map<string, FiledBox>();
	const seen = new Map<string, number>();
	for (const child of content.children) {
		const nth = (seen.get(child.name) ?? 0) + 1;
		seen.set(child.name, nth);
		const table = tables.find(({ element }) => element === child.name);
		const page = table && pageOf({ year, table, before: pages }, child);
		if (page) pages.push(page);
		else for (const [path, box] of boxesBelow(child, '/MTR/', nth)) after.set(path, box);
	}
	const closing = tables.find(({ element }) => element === '');
	const known = new Set(closing?.rows.map(({ path }) => path));
	const own = new Map([...after].filter(([path]) => known.has(path)));
	if (closing)
		pages.push({ year, table: closing, number: 1, factPrefix: '', pathPrefix: '/MTR/', boxes: own });
	for (const [path, box] of after) if (!known.has(path)) others.push(box);
	return { pages, others };
}

/** Undefined where the form was there as often as it may be. */
function pageOf(
	{ year, table, before }: Pick<FiledPage, 'year' | 'table'> & { readonly before: readonly FiledPage[] },
	element: XmlElement,
): FiledPage | undefined {
	const { each, item } = table;
	const number = before.filter((page) => page.table === table).length + 1;
	if (number > (each ? MOST_PAGES : 1)) return undefined;
	const place = before.filter((page) => page.table.each === each).length;
	const pathPrefix = each ? `/MTR/${table.element}[${number}]/` : `/MTR/${table.element}/`;
	const factPrefix = each ? `${each}[${place}].` : item ? `${item}.` : '';
	const boxes = new Map(element.children.flatMap((child) => boxesBelow(child, pathPrefix)));
	return { year, table, number, factPrefix, pathPrefix, boxes };
}

/** The lines of an address have numbers from the first, as the box tables write them. */
const LINE = 'Line';

/** The filled leaves of an element by path below `prefix`; a second of the same name carries its number. */
function boxesBelow(
	element: XmlElement,
	prefix: string,
	nth = 1,
): readonly (readonly [path: string, box: FiledBox])[] {
	const boxes: [string, FiledBox][] = [];
	const visit = (one: XmlElement, parent: string, index: number): void => {
		const path = `${parent}${one.name}${index > 1 || one.name === LINE ? `[${index}]` : ''}`;
		const value = one.text.trim();
		if (one.children.length === 0 && value !== '') boxes.push([path, { path: prefix + path, value }]);
		const seen = new Map<string, number>();
		for (const child of one.children) {
			const nth = (seen.get(child.name) ?? 0) + 1;
			seen.set(child.name, nth);
			visit(child, `${path}/`, nth);
		}
	};
	visit(element, '', nth);
	return boxes;
}
