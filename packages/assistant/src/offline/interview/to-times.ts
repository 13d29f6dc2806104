/** Takes the reply to how many weeks or days an amount came for. */
import { toPounds } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { amountsIn } from '../../language/amounts.ts';
import { numberOfWords } from '../../language/number-words.ts';
import { normalise } from '../../language/spelling.ts';
import type { Asking } from '../memory.ts';
import { without } from '../offer.ts';
import { type Asked, type Plan, say } from '../plan.ts';
import { tell } from '../tell.ts';
import { leavesOut, saysNone } from './read-reply.ts';

const SO_OFTEN =
	/\b(?:a|per|each|every) (?:week|wk|day|shift|session|night)\b|\/ ?(?:week|wk|day)\b|\bweekly\b|\bp\.?w\b/i;

/** How many weeks or days it was: what was told is taken again, with their number; or the amount of the year itself. */
export function toTimes(
	asked: Asked,
	{ words, per }: Extract<Asking, { kind: 'times' }>,
	text: string,
): Plan | undefined {
	const base = { ...asked, memory: without(asked.memory, 'asking') };
	const [amount] = amountsIn(text);
	const number =
		/\b(?:all|every)\b.{0,12}\b(?:year|weeks?)\b|\bwhole year\b/.test(text) && per === 'week'
			? 52
			: wholeIn(text);
	if (
		number !== undefined &&
		number > 0 &&
		number <= DAYS &&
		(amount === undefined || amount.said === undefined || !/[£k,.]/.test(text))
	) {
		const message = words.replace(SO_OFTEN, (said) => `${said} for ${number} ${per}s`);
		return tell({ ...base, message }, normalise(message));
	}
	if (amount?.inYear !== undefined) {
		const message = words.replace(/£?\d[\d,.]*k?/, '').replace(SO_OFTEN, ` £${toPounds(amount.inYear)}`);
		return tell({ ...base, message }, normalise(message));
	}
	return leavesOut(text) || saysNone(text)
		? { ...say(sayAssistant('heard.left')), memory: base.memory }
		: undefined;
}

const DAYS = 366;

function wholeIn(text: string): number | undefined {
	const found = /\b(\d{1,3}|[a-z]+)\b(?=\s*(?:weeks|days|wks|shifts)?\W*$)|\b(\d{1,3})\b/.exec(text);
	const word = found?.[1] ?? found?.[2];
	return word === undefined
		? undefined
		: /^\d+$/.test(word)
			? Number(word)
			: numberOfWords(word) || undefined;
}
