/** The working of repeating schedules: lines for each entry, named by its index in the facts. */
import { type Facts, factAt, pence } from '@halfpenny/facts';
import type { WorkingLine } from '../../calculation.ts';
import type { Pages } from '../../pages/pages.ts';
import { termsOf } from '../arithmetic.ts';
import { type CapitalLines, capitalLines } from '../capital.ts';
import type { LookedUpName } from '../used.ts';
import { type Look, lookUp } from '../used.ts';
import { employmentLines } from './employment-lines.ts';
import type { EntryLine, EntryLines } from './entry-line.ts';
import { partnershipLines } from './partnership-lines.ts';
import { tradeLines } from './trade-lines.ts';

/** The lines of entries with their arithmetic, on boxes and facts of the same entry. */
export const declaredEntries: readonly Omit<EntryLine<never>, 'value'>[] = [
	...Object.values(employmentLines),
	...Object.values(tradeLines),
	...Object.values(partnershipLines),
];

/** Lines of entries, and their ids by family: `employments[].c1.1` for that box of every job. */
export interface WrittenEntries {
	readonly lines: WorkingLine[];
	readonly families: Map<string, string[]>;
}

/** Lines for each job, business and partnership. */
export function entryLines(facts: Facts, pages: Pages, look: Look): WrittenEntries {
	const all: WrittenEntries = { lines: [], families: new Map() };
	const capital = pages.trades.map((page, index) =>
		capitalLines(`trades[${index}].capitalAssets`, page.capital),
	);
	const context = { facts, look };
	addLines(all, facts.employments, pages.employments, employments, context);
	for (const { lines } of capital) all.lines.push(...lines);
	addLines(all, facts.trades, pages.trades, trades, { ...context, capital });
	addLines(all, facts.partnerships, pages.partnerships, partnerships, context);
	return all;
}

/** What the lines of a list need besides its entries. */
interface Context {
	readonly facts: Facts;
	readonly look: Look;
	readonly capital?: readonly CapitalLines[];
}

/** An input of an entry's line: ids of boxes, or keys of a fact of the entry. */
interface Source {
	readonly id: string;
	readonly keys: readonly string[];
}

/** A line with the inputs its arithmetic names, and its family's name, each built once. */
interface Declared<Page> extends EntryLine<Page> {
	readonly box: string;
	readonly family: string;
	readonly sources: readonly Source[];
	readonly uses: readonly LookedUpName[];
}

/** A list with its declared lines. */
interface DeclaredList<Page> {
	readonly list: string;
	readonly declared: readonly Declared<Page>[];
}

const employments = ofList('employments', employmentLines);
const trades = ofList('trades', tradeLines);
const partnerships = ofList('partnerships', partnershipLines);

function ofList<Page>(list: string, lines: EntryLines<string, Page>): DeclaredList<Page> {
	const declared = Object.entries(lines).map(([box, line]) => {
		const terms = termsOf(line.arithmetic);
		const ids = terms.filter(({ used }) => used === undefined).flatMap((term) => term.ids);
		const sources = ids.map((id) => ({ id, keys: id.split('.') }));
		return {
			...line,
			box,
			family: `${list}[].${box}`,
			sources,
			uses: terms.flatMap(({ used }) => used ?? []),
		};
	});
	return { list, declared };
}

function addLines<Page>(
	{ lines, families }: WrittenEntries,
	entries: readonly object[] | undefined,
	pages: readonly Page[],
	{ list, declared }: DeclaredList<Page>,
	{ facts, look, capital }: Context,
): void {
	pages.forEach((page, index) => {
		const given = entries?.[index] ?? {};
		const prefix = `${list}[${index}].`;
		const shown = new Set<string>();
		for (const { box, rule, sources, uses, value, family } of declared) {
			const amount = value(page, facts);
			if (amount === 0) continue;
			shown.add(box);
			const id = prefix + box;
			const inputs = inputsOf(sources, given, { prefix, shown, capital: capital?.[index] });
			lines.push({ id, rule, value: pence(amount), inputs, uses: lookUp(uses, look) });
			const members = families.get(family);
			if (members) members.push(id);
			else families.set(family, [id]);
		}
	});
}

/** The entry's boxes and facts that are present, and lines of capital allowances. */
function inputsOf(
	sources: readonly Source[],
	given: object,
	{
		prefix,
		shown,
		capital,
	}: { prefix: string; shown: ReadonlySet<string>; capital: CapitalLines | undefined },
): string[] {
	const from: string[] = [];
	for (const { id, keys } of sources) {
		if (shown.has(id) || factAt(given, keys) !== undefined) from.push(prefix + id);
		else if (capital && id === '*allowances') from.push(...capital.allowances);
		else if (capital && id === '*charges') from.push(...capital.charges);
	}
	return from;
}
