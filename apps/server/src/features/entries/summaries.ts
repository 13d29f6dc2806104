/** Entries as the summary shows them: a name and an amount each. */
import { entryName, findSection, type Section } from '@halfpenny/questions';
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
