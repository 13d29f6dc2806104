/** Entries as the summary shows them: a name and an amount each. */
import { parsePounds, sum, toPounds } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import { entryName, findSection, pagesOf, type Section } from '@halfpenny/questions';
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

/** What reduces income or tax: gifts and payments, and each job's expenses, which are entered with it. */
export function listDeductions(entries: readonly Entry[]): EntrySummary[] {
	return [...summarise(entries, 'deductions'), ...entries.flatMap(jobExpenses)];
}

/** The total expenses of one job; none if nothing was entered. */
function jobExpenses({ id, section: name, answers }: Entry): EntrySummary[] {
	const section = name === 'employment' ? findSection(name) : undefined;
	if (section === undefined) return [];
	const asked = pagesOf(section).find((page) => page.id === 'expenses')?.questions ?? [];
	const amounts = asked.flatMap((question) => {
		const answer = answers[question];
		const read = typeof answer === 'string' ? parsePounds(answer) : undefined;
		return read?.ok ? [read.value] : [];
	});
	if (amounts.length === 0) return [];
	const description = sayEntries('jobExpenses', { job: entryName(section, answers) ?? '' });
	return [{ id, section: name, description, amount: toPounds(sum(amounts)) }];
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
