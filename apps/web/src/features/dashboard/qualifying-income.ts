/**
 * Income that counts for Making Tax Digital, from the answers: what businesses and the person's share of lettings
 * took, before costs.
 */
import { type Pence, parsePounds, sum } from '@halfpenny/facts';
import { type FoldableEntry, findSection } from '@halfpenny/questions';
import { ownShare } from '../../returns/own-share.ts';

/** The questions of each section that say what came in. */
const takings: Readonly<Record<string, readonly string[]>> = {
	selfEmployment: ['turnover', 'otherIncome'],
	ukProperty: ['rents', 'otherIncome'],
};

/** The sum of what was answered; undefined when nothing was. Blanks add nothing, nor does what is shared until it is known how. */
export function qualifyingIncome(entries: readonly FoldableEntry[]): Pence | undefined {
	const amounts = entries.flatMap((entry) => takenBy(entry) ?? []);
	return amounts.length === 0 ? undefined : sum(amounts);
}

/** The share is of the whole, as in the box, so that no penny is lost of its parts. */
function takenBy({ section, answers }: FoldableEntry): Pence | undefined {
	const amounts = (takings[section] ?? []).flatMap((question) => {
		const answer = answers[question];
		const read = typeof answer === 'string' ? parsePounds(answer) : undefined;
		return read?.ok ? [read.value] : [];
	});
	const found = findSection(section);
	return found === undefined || amounts.length === 0 ? undefined : ownShare(found, answers, sum(amounts));
}
