/** What is said about amounts that have no place on the return. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { sources } from '@halfpenny/messages/sources';
import type { TaxYear } from '@halfpenny/years';
import type { AnswerPart } from '../../answer-part.ts';
import { knowledgeFigures } from '../../knowledge/figures.ts';
import type { Step } from '../plan.ts';
import type { LeftOut } from './left-out.ts';

const PARTS: Readonly<Partial<Record<LeftOut, readonly AnswerPart[]>>> = {
	somebodyElse: [{ type: 'source', source: sources.marriageAllowance }],
	workPension: [{ type: 'source', source: sources.pensionRelief }],
	sold: [
		{ type: 'source', source: sources.gains },
		{ type: 'action', action: { words: { id: 'do.questions' }, place: { page: 'about' } } },
	],
};

/** A note for each reason, with the figures of a tax year. */
export function leftOutNotes(reasons: ReadonlySet<LeftOut>, year: TaxYear): readonly Step[] {
	const fills = knowledgeFigures(year);
	return [...reasons].map((why) => ({
		say: [sayAssistant(`heard.${why}`)],
		fills,
		parts: PARTS[why] ?? [],
	}));
}
