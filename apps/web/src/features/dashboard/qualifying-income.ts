/** Income that counts for Making Tax Digital, from the answers: what businesses and lettings took, before costs. */
import { type Pence, parsePounds, sum } from '@halfpenny/facts';
import type { FoldableEntry } from '@halfpenny/questions';

/** The questions of each section that say what came in. */
const takings: Readonly<Record<string, readonly string[]>> = {
	selfEmployment: ['turnover', 'otherIncome'],
	ukProperty: ['rents', 'otherIncome'],
};

/** The sum of what was answered; undefined when nothing was. Blanks add nothing. */
export function qualifyingIncome(entries: readonly FoldableEntry[]): Pence | undefined {
	const amounts = entries.flatMap(({ section, answers }) =>
		(takings[section] ?? []).flatMap((question) => {
			const answer = answers[question];
			const read = typeof answer === 'string' ? parsePounds(answer) : undefined;
			return read?.ok ? [read.value] : [];
		}),
	);
	return amounts.length === 0 ? undefined : sum(amounts);
}
