/** The tax on the answers so far, calculated in the browser. Loaded after the form, since it is large. */
import { type FactsResult, type Pence, parseFacts, toPounds } from '@halfpenny/facts';
import {
	type Answers,
	type FoldableEntry,
	foldFacts,
	readAnswers,
	type Section,
	type TaxYear,
} from '@halfpenny/questions';
import { type Calculation, calculate } from '@halfpenny/tax';
import type { Line } from '../../returns/working/working.ts';

/** What the tax depends on besides the entries. */
export interface Taxpayer {
	readonly taxYear: TaxYear;
	readonly residence: string;
	readonly dateOfBirth: string | null;
}

/** Returns the facts of the entries, or what can't be read in them. */
export function factsOf(taxpayer: Taxpayer, entries: readonly FoldableEntry[]): FactsResult {
	const { taxYear, residence, dateOfBirth } = taxpayer;
	const person = dateOfBirth === null ? {} : { person: { dateOfBirth } };
	return parseFacts({ taxYear, residence, ...person, ...foldFacts(entries, taxYear) });
}

/** Returns the tax due on these entries, in pence; undefined while something in them can't be read. */
export function dueOn(taxpayer: Taxpayer, entries: readonly FoldableEntry[]): Due | undefined {
	const read = factsOf(taxpayer, entries);
	if (!read.ok) return undefined;
	const { totalDue, totalIncome } = calculate(read.facts, { working: false });
	const blank = totalDue === 0 && totalIncome === 0 && read.facts.capitalGains === undefined;
	return { amount: totalDue, blank };
}

/** An amount, and whether it is zero only because there is no income or gain yet. */
interface Due {
	readonly amount: Pence;
	readonly blank: boolean;
}

/** Returns the working, line by line; empty while something in the entries can't be read. */
export function workingOn(taxpayer: Taxpayer, entries: readonly FoldableEntry[]): readonly Line[] {
	const read = factsOf(taxpayer, entries);
	return read.ok ? linesOf(calculate(read.facts, { working: true })) : [];
}

/** The working in the server's format: amounts in pounds, as text. */
export function linesOf({ working }: Calculation): readonly Line[] {
	return working.map(({ id, rule, value, inputs, uses }) => ({
		id,
		rule,
		inputs,
		value: toPounds(value),
		uses: uses.map((one) => ('amount' in one ? { ...one, amount: toPounds(one.amount) } : one)),
	}));
}

/** Returns the saved entries with the one being typed; undefined while it can't be read. */
export function withDraft(
	entries: readonly FoldableEntry[],
	section: Section,
	entryId: string | undefined,
	draft: Answers,
	year: TaxYear,
): readonly FoldableEntry[] | undefined {
	const read = readAnswers(section, draft, year);
	if (!read.ok) return undefined;
	const typed = {
		...(entryId === undefined ? {} : { id: entryId }),
		section: section.id,
		answers: read.answers,
	};
	return entryId === undefined
		? [...entries, typed]
		: entries.map((entry) => (entry.id === entryId ? typed : entry));
}
