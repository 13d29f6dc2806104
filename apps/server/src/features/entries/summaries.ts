/** Entries as the summary shows them: a name and an amount each. */
import { type Pence, parsePounds, sum, toPounds } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import { sectionWords } from '@halfpenny/messages/questions';
import { entryName, findSection, ownCosts, pagesOf, type Section } from '@halfpenny/questions';
import type { Entry } from './entry.ts';

/** One line of a summary. */
export interface EntrySummary {
	readonly id: string;
	readonly section: string;
	/** What the person calls it; empty when they have not said. */
	readonly description: string;
	/** Pounds with two decimals; null when not answered. */
	readonly amount: string | null;
}

/** The entries of one group of sections, in order. */
export function summarise(entries: readonly Entry[], group: Section['group']): EntrySummary[] {
	return entries.flatMap((entry) => {
		const section = findSection(entry.section);
		return section?.group === group ? [summaryOf(entry, section)] : [];
	});
}

/** What reduces income or tax: gifts and payments, and the costs of each job, business and letting, entered with it. */
export function listDeductions(entries: readonly Entry[]): EntrySummary[] {
	return [...summarise(entries, 'deductions'), ...entries.flatMap(costsOf)];
}

/** The total costs of one entry; none if nothing was entered. */
function costsOf({ id, section: name, answers }: Entry): EntrySummary[] {
	const section = findSection(name);
	if (section === undefined) return [];
	const isJob = name === 'employment';
	const amount = isJob ? jobExpenses(section, answers) : ownCosts(section, answers);
	if (amount === undefined) return [];
	const called = entryName(section, answers);
	const description = isJob
		? sayEntries('jobExpenses', { job: called ?? '' })
		: sayEntries('costs', { of: called ?? sectionWords(name).title });
	return [{ id, section: name, description, amount: toPounds(amount) }];
}

function jobExpenses(section: Section, answers: Entry['answers']): Pence | undefined {
	const asked = pagesOf(section).find((page) => page.id === 'expenses')?.questions ?? [];
	const amounts = asked.flatMap((question) => {
		const answer = answers[question];
		const read = typeof answer === 'string' ? parsePounds(answer) : undefined;
		return read?.ok ? [read.value] : [];
	});
	return amounts.length === 0 ? undefined : sum(amounts);
}

function summaryOf({ id, answers }: Entry, section: Section): EntrySummary {
	const textOf = (question: string | null) => {
		const answer = question === null ? null : answers[question];
		return typeof answer === 'string' ? answer : null;
	};
	return {
		id,
		section: section.id,
		description: entryName(section, answers) ?? '',
		amount: textOf(section.amount),
	};
}
