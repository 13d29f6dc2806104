/** Opens a file that may be a return: its pages and boxes, or why we cannot read it. */
import type { XmlElement } from '@halfpenny/govtalk';
import { type FormYear, formYears } from '@halfpenny/years';
import { returnSchemas } from '../return-xml/year-schema.ts';
import { MOST_PAGES, tablesOf, type YearTable } from '../tables/tables.ts';
import { boxesBelow, type FiledBox, openEnvelope, type ReadBackCode, yearOf } from './open-envelope.ts';

export type { FiledBox } from './open-envelope.ts';

/** One page of a form in a file. */
export interface FiledPage {
	readonly year: FormYear;
	readonly table: YearTable;
	/** Its number among the pages of its form, from 1. */
	readonly number: number;
	/** The prefix of its fact paths: `trades[0].`, `ukProperty.`, or ''. */
	readonly factPrefix: string;
	/** The prefix of its box paths: `/MTR/SA102[1]/`. */
	readonly pathPrefix: string;
	/** By the path of the element below the page. */
	readonly boxes: ReadonlyMap<string, FiledBox>;
}

/** A return in a file. */
export interface FiledReturn {
	readonly year: FormYear;
	readonly utr: string | undefined;
	readonly pages: readonly FiledPage[];
	/** Boxes of forms without a table here. */
	readonly others: readonly FiledBox[];
}

/** A return, or why there is none. `year` is the year of a return whose form we lack, if known. */
export type OpenResult =
	| { readonly ok: true; readonly filed: FiledReturn }
	| { readonly ok: false; readonly code: ReadBackCode; readonly year?: string };

/** Opens a GovTalk message with a return in it, or a bare IRenvelope. Never throws on bad input. */
export function openReturn(xml: Uint8Array | string): OpenResult {
	const opened = openEnvelope(xml, 'MTR');
	if (!opened.ok) return opened;
	const { content, utr } = opened;
	const year = formYears.find((one) => returnSchemas[one].namespace === content.namespace);
	if (!year) return { ok: false, code: 'return.unknownYear', ...yearOf(content.namespace) };
	return { ok: true, filed: { year, utr, ...pagesOf(content, year) } };
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

/** Undefined once the form has its maximum number of pages. */
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
