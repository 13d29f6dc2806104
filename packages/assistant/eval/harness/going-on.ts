/** Continues a conversation like a person who answers every question until no more are asked. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { type Talk, unfinished } from './return-in-memory.ts';
import type { End, Script } from './script.ts';

type Turn = Script['turns'][number];

/** How often one question is answered; a person asked again gives up. */
const MOST_AGAIN = 3;
const MOST_TURNS = 90;
const LAST = [sayAssistant('interview.done'), sayAssistant('interview.approve')];

/** The scripted turns, then an answer to each question; `asked` holds what each answer asked last. */
export function* goingOn(
	turns: readonly Turn[],
	replies: NonNullable<Script['replies']>,
	asked: readonly string[],
): Generator<Turn> {
	yield* turns;
	for (let turn = 0; turn < MOST_TURNS; turn += 1) {
		const question = asked.at(-1) ?? '';
		if (LAST.includes(question) || isAskedAgain(question, asked)) return;
		const label = plain(question.split('?')[0] ?? '');
		const fitting = replies.filter((one) => label.includes(plain(one.asked)));
		const before = asked.filter((one) => one === question).length - 1;
		const reply = fitting[Math.min(before, fitting.length - 1)];
		// biome-ignore lint/suspicious/noThenProperty: the name that the scripts have; nothing awaits a turn.
		yield { say: reply?.say ?? 'no', then: 'approve' };
	}
}

function plain(text: string): string {
	return text.toLowerCase().replace(/’/g, "'");
}

function isAskedAgain(question: string, asked: readonly string[]): boolean {
	return asked.filter((one) => one === question).length > MOST_AGAIN;
}

/** What is wrong at the end: the last question kept being asked, or answers are missing. */
export function notReached(end: End | undefined, talk: Talk, asked: readonly string[]): readonly string[] {
	if (!end) return [];
	const entries = talk.entries();
	const left = unfinished(entries, talk.facts());
	const missing = (end.answers ?? []).filter(
		({ section, field, value }) =>
			!entries.some((entry) => entry.section === section && entry.answers[field] === value),
	);
	return [
		...(LAST.includes(asked.at(-1) ?? '') ? [] : [`the end: still asks “${asked.at(-1)?.slice(0, 90)}”`]),
		...missing.map(({ section, field, value }) => `the end: ${section}.${field} is not ${value}`),
		...(end.complete && left.length > 0 ? [`the end: unfinished ${left.join(', ')}`] : []),
	];
}
