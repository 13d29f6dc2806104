/** Asks which of several questions is meant where two are as near, and takes the reply. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { entryNear } from '../knowledge/beside.ts';
import { isKnownQuestion, nearQuestions } from '../knowledge/search.ts';
import { type Asked, type Plan, use } from './plan.ts';

const ORDER = ['first', 'second', 'third'];
const LONGEST_PICK = 8;
const LONGEST = 500;

/** Answers the nearest reading and offers others as near, or asks where none is certain; undefined where one is clear. */
export function clarify(asked: Asked, text: string): Plan | undefined {
	const { taxYear } = asked.ports.facts();
	const { best, others } = isKnownQuestion(text, taxYear)
		? { best: undefined, others: [] }
		: nearQuestions(text, taxYear);
	if (others.length < (best === undefined ? 2 : 1)) return undefined;
	if (best === undefined && entryNear(text, taxYear))
		return use('lookUp', { question: text.slice(0, LONGEST) });
	const choices = others.map((question, index) => `${index + 1}. ${question}`).join(' ');
	const ask = { say: [sayAssistant(best === undefined ? 'clarify' : 'clarify.or')], fills: { choices } };
	return {
		steps: best === undefined ? [ask] : [{ use: 'lookUp', with: { question: best } }, ask],
		memory: { ...asked.memory, choices: [...others] },
	};
}

/** Answers the chosen question: by its number, its place or its words. */
export function pick({ memory }: Asked, text: string): Plan | undefined {
	const choices = memory.choices ?? [];
	if (choices.length === 0 || text.split(/\s+/).length > LONGEST_PICK) return undefined;
	const number = /^\W*(?:number |option |no\.? )?([1-3])\W*$/.exec(text)?.[1];
	const place = ORDER.findIndex((word) => new RegExp(String.raw`\b${word}\b`).test(text));
	const byPlace = number === undefined ? choices[place] : choices[Number(number) - 1];
	const question =
		byPlace ??
		(/\bformer\b/.test(text) ? choices[0] : /\blatter|last\b/.test(text) ? choices.at(-1) : undefined);
	return question === undefined ? undefined : use('lookUp', { question });
}
