/** The answer to open for a box that must not be empty. */
import type { FormYear } from '@halfpenny/years';
import { pathsOfSource } from '../tables/row.ts';
import { tablesOf, type YearTable } from '../tables/tables.ts';
import type { Place, ReturnView } from './return-view.ts';

/** The first fact that would fill a box on the page where a rule fails, or undefined when none does. */
export function factOfBox(box: string, year: FormYear, view: ReturnView, place: Place): string | undefined {
	for (const table of tablesOf(year)) {
		const row = table.rows.find((candidate) => candidate.box === box);
		if (!row) continue;
		const [path] = pathsOfSource(row.source);
		return path === undefined ? undefined : `${prefixOf(table, view, place)}${path.split('|')[0]}`;
	}
	return undefined;
}

/** `trades[2].` for a page whose other boxes came from it; the first item if the page is not in the return. */
function prefixOf({ form, each, item }: YearTable, view: ReturnView, place: Place): string {
	if (item) return `${item}.`;
	if (!each) return '';
	const page = form === place.form ? place.page : 1;
	for (const boxes of view.boxes.values()) {
		const own = boxes.find((box) => box.form === form && box.page === page);
		const origin = own?.origins.find((path) => path.startsWith(`${each}[`));
		if (origin) return `${origin.slice(0, origin.indexOf('.'))}.`;
	}
	return `${each}[0].`;
}
