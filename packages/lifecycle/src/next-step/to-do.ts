/** What is left to do before a return can be sent, in order. */
import type { AnswerPlace, BeforeSending, NextStepInput } from './input.ts';
import type { Action } from './step.ts';

/** The parts of the input that decide what is left. */
type Open = Pick<NextStepInput, 'notBegun' | 'missing' | 'doubtful' | 'before'>;

/** Returns the first thing left to do; undefined if the return can be sent. */
export function firstToDo(open: Open): Action | undefined {
	const answers = answersToGive(open);
	if (answers) return answers;
	const [before] = open.before;
	return before && BEFORE[before];
}

/** Returns the first answer to give or correct; undefined if there is none. */
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

/** Problems without a question of their own are fixed from check answers. */
function answer({ section, entryId, question }: AnswerPlace): Action['place'] {
	return section === null ? { page: 'check' } : { page: 'answer', at: { section, entryId, question } };
}

/** What each blocker needs. */
const BEFORE: Readonly<Record<BeforeSending, Action>> = {
	utr: { words: { id: 'do.getUtr' }, place: { page: 'getUtr' } },
	consent: { words: { id: 'do.agree' }, place: { page: 'consent' } },
	twoStep: { words: { id: 'do.twoStep' }, place: { page: 'twoStep' } },
	// The answers say what is awaited, and ask for it.
	approval: { words: { id: 'do.approval' }, place: { page: 'check' } },
	refused: { words: { id: 'do.refused' }, place: { page: 'check' } },
};

/** Returns how many sections need attention: not started, or with a missing or wrong answer. */
export function sectionsToGo({ notBegun, missing, doubtful }: Open): number {
	return new Set([...notBegun, ...[...missing, ...doubtful].map(({ section }) => section)]).size;
}

/** Returns the section they all belong to; null if there are several. */
export function onlySection(places: readonly AnswerPlace[]): string | null {
	const [first, ...others] = new Set(places.map(({ section }) => section));
	return others.length > 0 ? null : (first ?? null);
}
