/** Fills every page of a return: boxes in the order of HMRC's schema, or everything that stands in the way. */
import type { Facts } from '@halfpenny/facts';
import { sayFormProblem } from '@halfpenny/messages/forms';
import type { Calculation } from '@halfpenny/tax';
import { isFormYear } from '@halfpenny/years';
import type { Box, BoxProblem } from '../box.ts';
import type { Row, Sender } from '../tables/row.ts';
import { MOST_PAGES, tablesOf } from '../tables/tables.ts';
import { type Filling, findValue } from './find-value.ts';
import { countPages, type Page, planPages } from './plan-pages.ts';
import { writeValue } from './write-value.ts';

/** Boxes with the elements that must be there even when empty. */
export interface FilledReturn {
	readonly boxes: readonly Box[];
	/** Paths of all elements to write, in order, with their text. */
	readonly leaves: readonly Leaf[];
}

/** An element of the return and its text. */
export type Leaf = Pick<Box, 'path' | 'value'>;

/** A filled return, or every problem found. */
export type FillResult =
	| ({ readonly ok: true } & FilledReturn)
	| { readonly ok: false; readonly problems: readonly BoxProblem[] };

/** Fills a return. `sender` decides who declares. */
export function fillReturn(facts: Facts, calculation: Calculation, sender: Sender): FillResult {
	const year = facts.taxYear;
	if (!isFormYear(year)) return { ok: false, problems: [withoutForm(year)] };
	const pages = planPages(facts, tablesOf(year));
	const filling: Filling = { facts, calculation, sender, pages: countPages(pages) };
	const problems = [...missingUtr(facts), ...tooManyPages(filling)];
	const boxes: Box[] = [];
	const leaves: Leaf[] = [];
	for (const page of pages) {
		for (const row of page.table.rows) fillRow(row, page, filling, { boxes, leaves, problems });
	}
	return problems.length > 0 ? { ok: false, problems } : { ok: true, boxes, leaves };
}

interface Collected {
	readonly boxes: Box[];
	readonly leaves: Leaf[];
	readonly problems: BoxProblem[];
}

function fillRow(row: Row, page: Page, filling: Filling, collected: Collected): void {
	const found = findValue(row, page, filling);
	if (!found) {
		if (row.required) collected.problems.push(missing(row, page));
		return;
	}
	const written = writeValue(row, found);
	if (written.as === 'nothing') return;
	if (written.as === 'problem') {
		const [path = ''] = found.origins;
		collected.problems.push({ code: written.code, path, box: row.box, message: written.message });
		return;
	}
	const { form } = page.table;
	const { box, title } = row;
	const path = page.pathPrefix + row.path;
	collected.leaves.push({ path, value: written.text });
	if (row.type === 'group') return;
	collected.boxes.push({
		form,
		box,
		title,
		page: page.number,
		path,
		value: written.text,
		origins: found.origins,
	});
}

function missing({ box, title, source }: Row, page: Page): BoxProblem {
	const own = source.from === 'facts' ? source.paths[0] : source.from === 'code' ? source.path : undefined;
	const path = own === undefined ? '' : page.factPrefix + own;
	return { code: 'required.missing', path, box, message: sayFormProblem('required.missing', { title }) };
}

function missingUtr({ person }: Facts): readonly BoxProblem[] {
	if (person?.uniqueTaxpayerReference) return [];
	const message = sayFormProblem('required.missing', { title: 'Unique Taxpayer Reference' });
	return [{ code: 'required.missing', path: 'person.uniqueTaxpayerReference', box: 'UTR', message }];
}

function tooManyPages({ pages }: Filling): readonly BoxProblem[] {
	return [...pages].flatMap(([form, { count, origin }]) =>
		count > MOST_PAGES
			? [
					{
						code: 'pages.tooMany' as const,
						path: `${origin}[${MOST_PAGES}]`,
						box: form,
						message: sayFormProblem('pages.tooMany', { most: MOST_PAGES }),
					},
				]
			: [],
	);
}

function withoutForm(year: string): BoxProblem {
	const message = sayFormProblem('year.withoutForm', { year });
	return { code: 'year.withoutForm', path: 'taxYear', box: '', message };
}
