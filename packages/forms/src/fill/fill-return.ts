/** Fills every page of a return: boxes in the order of HMRC's schema, or every problem. */
import type { Facts } from '@halfpenny/facts';
import { sayFormProblem } from '@halfpenny/messages/forms';
import { type Calculation, needsForeignPages, withClaims } from '@halfpenny/tax';
import { formYears, isFormYear } from '@halfpenny/years';
import type { Box, BoxProblem, FormName } from '../box.ts';
import type { Sender } from '../tables/row.ts';
import { MOST_PAGES, tablesOf } from '../tables/tables.ts';
import { type FilledPage, fillPage, type Leaf } from './fill-page.ts';
import type { Filling, PageCount } from './find-value.ts';
import { planPages } from './plan-pages.ts';

/** Boxes, and the elements that hold them, including those required even when empty. */
interface FilledReturn {
	readonly boxes: readonly Box[];
	readonly leaves: readonly Leaf[];
}

/** A filled return, or every problem found. */
export type FillResult =
	| ({ readonly ok: true } & FilledReturn)
	| { readonly ok: false; readonly problems: readonly BoxProblem[] };

const NO_PAGES: ReadonlyMap<FormName, PageCount> = new Map();

/** Fills a return. `sender` decides who declares. */
export function fillReturn(given: Facts, calculation: Calculation, sender: Sender): FillResult {
	const facts = withClaims(given);
	const year = facts.taxYear;
	if (!isFormYear(year)) return { ok: false, problems: [withoutForm(year)] };
	const filling: Filling = { facts, year, calculation, sender, pages: NO_PAGES };
	const planned = planPages(facts, year, tablesOf(year));
	const others = planned
		.filter(({ table }) => table.element !== 'SA100')
		.map((page) => fillPage(page, filling))
		.filter(isThere);
	const pages = countPages(others);
	const main = planned
		.filter(({ table }) => table.element === 'SA100')
		.map((page) => fillPage(page, { ...filling, pages }));
	return gathered([...main, ...others], [...missingUtr(facts), ...unsupported(facts), ...tooMany(pages)]);
}

/** Forms with one item per page are always present, others only if they have content. */
function isThere({ page: { table }, leaves, problems }: FilledPage): boolean {
	return table.each !== undefined || leaves.length > 0 || problems.length > 0;
}

function gathered(pages: readonly FilledPage[], first: readonly BoxProblem[]): FillResult {
	const problems = [...first, ...pages.flatMap((page) => page.problems)];
	if (problems.length > 0) return { ok: false, problems };
	return {
		ok: true,
		boxes: pages.flatMap(({ boxes }) => boxes),
		leaves: pages.flatMap(({ leaves }) => leaves),
	};
}

function countPages(pages: readonly FilledPage[]): ReadonlyMap<FormName, PageCount> {
	const counts = new Map<FormName, PageCount>();
	for (const { page } of pages) {
		if (page.table.element === '') continue;
		const { form, each, item } = page.table;
		counts.set(form, { count: (counts.get(form)?.count ?? 0) + 1, origin: each ?? item ?? form });
	}
	return counts;
}

function missingUtr({ person }: Facts): readonly BoxProblem[] {
	if (person?.uniqueTaxpayerReference) return [];
	const message = sayFormProblem('required.missing', { title: 'Unique Taxpayer Reference' });
	return [{ code: 'required.missing', path: 'person.uniqueTaxpayerReference', box: 'UTR', message }];
}

/** A return that lacks some of the person's income, or has it on the wrong page, cannot be filed from here. */
function unsupported(facts: Facts): readonly BoxProblem[] {
	const { otherSchedules = [] } = facts;
	const problem = (schedule: string, path: string): BoxProblem => ({
		code: 'schedule.unsupported',
		path,
		box: '',
		message: sayFormProblem('schedule.unsupported', { schedule }),
	});
	return [
		...otherSchedules.map((schedule, index) => problem(schedule, `otherSchedules[${index}]`)),
		...needsForeignPages(facts).map((path) => problem('foreign', path)),
	];
}

function tooMany(pages: ReadonlyMap<FormName, PageCount>): readonly BoxProblem[] {
	return [...pages].flatMap(([form, { count, origin }]): readonly BoxProblem[] =>
		count > MOST_PAGES
			? [
					{
						code: 'pages.tooMany',
						path: `${origin}[${MOST_PAGES}]`,
						box: form,
						message: sayFormProblem('pages.tooMany', { most: MOST_PAGES }),
					},
				]
			: [],
	);
}

function withoutForm(year: string): BoxProblem {
	const message = sayFormProblem('year.withoutForm', { year, known: formYears });
	return { code: 'year.withoutForm', path: 'taxYear', box: '', message };
}
