/** Income that counts for Making Tax Digital, from the answers so far, complete or not. */
import { type Pence, parsePounds, pence } from '@halfpenny/facts';
import { type FoldableEntry, findSection, ownShare, shownQuestions } from '@halfpenny/questions';
import { qualifyingIncome as qualifyingIncomeOf } from '@halfpenny/tax';

/** Returns the sum of the answers; undefined if there are none. Blanks, and shared amounts without a share, add nothing. */
export function qualifyingIncome(entries: readonly FoldableEntry[]): Pence | undefined {
	const of = (section: string) => entries.filter((entry) => entry.section === section);
	return qualifyingIncomeOf({
		trades: of('selfEmployment').map((entry) => ({
			turnover: amountOf(entry, 'turnover'),
			otherIncome: amountOf(entry, 'otherIncome'),
		})),
		ukProperty: { rents: ownRents(of('ukProperty')[0]) },
	});
}

/** Applies the share to the total, as the box does, so that no penny is lost in the parts. */
function ownRents(entry: FoldableEntry | undefined): Pence | undefined {
	const section = entry && findSection(entry.section);
	if (!entry || !section) return undefined;
	const [rents, otherIncome] = [amountOf(entry, 'rents'), amountOf(entry, 'otherIncome')];
	if (rents === undefined && otherIncome === undefined) return undefined;
	return ownShare(section, entry.answers, pence((rents ?? 0) + (otherIncome ?? 0)));
}

/** Returns the answer to a question, unless other answers have ruled it out. */
function amountOf({ section, answers }: FoldableEntry, question: string): Pence | undefined {
	const found = findSection(section);
	const shown = found && shownQuestions(found, answers).some(({ id }) => id === question);
	const answer = shown ? answers[question] : undefined;
	const read = typeof answer === 'string' ? parsePounds(answer) : undefined;
	return read?.ok ? read.value : undefined;
}
