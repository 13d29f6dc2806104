/** What is said about amounts that have no place on the return. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { sources } from '@halfpenny/messages/sources';
import type { AnswerPart } from '../../answer-part.ts';
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

/** A note for each reason. */
export function leftOutNotes(reasons: ReadonlySet<LeftOut>): readonly Step[] {
	return [...reasons].map((why) => ({ say: [sayAssistant(`heard.${why}`)], parts: PARTS[why] ?? [] }));
}
