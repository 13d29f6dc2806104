/** Answers to read, of a year that was declared final: what was given, without a way to change or to give it. */
import { sayFiling } from '@halfpenny/messages/filing';
import { answerWord } from '@halfpenny/messages/questions';
import type { SummaryRow } from '../../ui/summary-list.tsx';
import type { CheckedSection } from './checked-answers.ts';
import type { CheckedScope } from './checked-scope.ts';

interface Checked extends CheckedScope {
	readonly sections: readonly CheckedSection[];
	readonly person: readonly SummaryRow[];
}

/** Returns the same lines without what is open. */
export function onlyGiven({ sections, person, told, no }: Checked): Checked {
	return {
		sections: sections
			.filter(({ entries }) => entries.length > 0)
			.map((section) => ({
				...section,
				entries: section.entries.map((entry) => ({ ...entry, rows: given(entry.rows) })),
			})),
		person: given(person),
		told: given(told),
		no: given(no),
		open: 0,
	};
}

const OPEN: ReadonlySet<unknown> = new Set([
	...[sayFiling('person.missing'), answerWord(null), answerWord('')],
]);

function given(rows: readonly SummaryRow[]): readonly SummaryRow[] {
	return rows.filter(({ value }) => !OPEN.has(value)).map(({ to, id, ...row }) => row);
}
