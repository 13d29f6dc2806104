/** What is left to do before a return can be sent, the first thing first. */
import type { AnswerPlace, BeforeSending, NextStepInput } from './input.ts';
import type { Action } from './step.ts';

/** What is left, as far as these tell. */
type Open = Pick<NextStepInput, 'notBegun' | 'missing' | 'doubtful' | 'before'>;

/** The first thing to do of what is left; undefined when the return can be sent. */
export function firstToDo(open: Open): Action | undefined {
	const answers = answersToGive(open);
	if (answers) return answers;
	const [before] = open.before;
	return before && BEFORE[before];
}

/** The first answer to give or to put right; undefined when all are there. */
export function answersToGive({ notBegun, missing, doubtful }: Open): Action | undefined {
	const [section] = notBegun;
	if (section !== undefined) return begin(section);
	if (missing[0]) return { words: { id: 'do.answer' }, place: answer(missing[0]) };
	return doubtful[0] && { words: { id: 'do.correct' }, place: answer(doubtful[0]) };
}

function begin(section: string): Action {
	const at = { section, entryId: null, question: null };
	return { words: { id: 'do.continue', params: { section } }, place: answer(at) };
}

/** What belongs to no one question is put right from the page that shows all answers. */
function answer({ section, entryId, question }: AnswerPlace): Action['place'] {
	return section === null ? { page: 'check' } : { page: 'answer', at: { section, entryId, question } };
}

/** What each thing that comes before sending needs. */
const BEFORE: Readonly<Record<BeforeSending, Action>> = {
	utr: { words: { id: 'do.getUtr' }, place: { page: 'getUtr' } },
	consent: { words: { id: 'do.agree' }, place: { page: 'consent' } },
	approval: { words: { id: 'do.approval' }, place: { page: 'approval' } },
};

/** How many parts of the return still want something: those not begun, and those with an answer missing or wrong. */
export function sectionsToGo({ notBegun, missing, doubtful }: Open): number {
	return new Set([...notBegun, ...[...missing, ...doubtful].map(({ section }) => section)]).size;
}

/** The section that all of them are in; null when there are several. */
export function onlySection(places: readonly AnswerPlace[]): string | null {
	const [first, ...others] = new Set(places.map(({ section }) => section));
	return others.length > 0 ? null : (first ?? null);
}
