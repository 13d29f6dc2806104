/** A message that tells something and then asks: "put 300 of interest down. what do I owe now?" Both are done. */
import { searchKnowledge } from '../knowledge/search.ts';
import { amountsIn } from '../language/amounts.ts';
import { normalise } from '../language/spelling.ts';
import { asksBill } from './bill-words.ts';
import type { Wanted } from './learned/wanted.ts';
import { wantedAlone } from './learned/wanted.ts';
import type { Asked, Plan, Step } from './plan.ts';
import { isQuestion } from './topic.ts';
import { givesOrders, hardlyTells } from './wants.ts';

/** What is told and what is asked, as typed. */
interface Halves {
	readonly told: string;
	readonly asked: string;
}

/** What is asked of the return with what was just told on it. */
const OF_RETURN: readonly Wanted[] = ['owe', 'why', 'dates', 'missing', 'held', 'suggestions', 'send'];
/** What asks with what it tells, and tells nothing. */
const SURE = 0.6;
const ENDS =
	/(?<=[.!?;])\s+|\n+|,\s+(?=(?:so|and|but|now)?\s*(?:what(?:'?s|'?ll)?|how(?:'?s)?|when(?:'?s)?|do i|does|is|am i|will|can)\b)/i;
/** Tools that answer a question. */
const ANSWERS: readonly string[] = [
	...['calculate', 'explainFigure', 'deadlines', 'listMissing', 'readFacts', 'suggestions', 'openScreen'],
	...['lookUp', 'expenseGuidance'],
];

/** The halves of a message that first tells and then asks; undefined where it does not. */
export function halvesOf(message: string, year: Parameters<typeof searchKnowledge>[1]): Halves | undefined {
	const parts = message.split(ENDS);
	const asked = parts.at(-1) ?? '';
	const told = message.slice(0, message.lastIndexOf(asked)).trim();
	const [question, statement] = [normalise(asked), normalise(told)];
	if (parts.length < 2 || amountsIn(question).length > 0 || amountsIn(statement).length === 0)
		return undefined;
	if (isQuestion(statement.split(/(?<=[.!?;])\s+/).at(-1) ?? '') || !asksAlone(question, statement, year))
		return undefined;
	if (givesOrders(statement) || (amountsIn(statement).length === 1 && asksOfRule(normalise(message))))
		return undefined;
	return tells(statement) && !imagines(normalise(message)) ? { told, asked } : undefined;
}

/** Whether a message as a whole asks for a rule, and its one amount is what it asks about. */
function asksOfRule(text: string): boolean {
	return hardlyTells(text) && wantedAlone(text)[0]?.label === 'rule';
}

/** Whether a statement by itself most likely tells something of the year. */
function tells(statement: string): boolean {
	const [best] = wantedAlone(statement);
	return best === undefined || best.label === 'tell';
}

const LIKELY = 0.5;

/** Whether a whole message asks what is imagined, or why something is so: what it tells is part of its question. */
function imagines(text: string): boolean {
	const [best] = wantedAlone(text);
	return best !== undefined && OF_IT.includes(best.label) && best.chance >= LIKELY;
}

const OF_IT: readonly Wanted[] = ['whatIf', 'why', 'document', 'digital'];

/** Whether a question asks for something by itself: the bill, a date, or a rule that it names. */
function asksAlone(
	question: string,
	statement: string,
	year: Parameters<typeof searchKnowledge>[1],
): boolean {
	const [own] = wantedAlone(question);
	if (asksBill(question)) return true;
	if (!own || own.chance < SURE) return false;
	if (OF_RETURN.includes(own.label)) return true;
	const isWhole = amountsIn(statement).length > 1 && !POINTS.test(question);
	return (
		own.label === 'rule' &&
		isWhole &&
		!IS_FINE.test(question) &&
		searchKnowledge(question, year) !== undefined
	);
}

/** Says that something stays as it is: "tax is fine". */
const IS_FINE = /\b(?:is|was|are|were) (?:still )?(?:fine|right|ok|okay|correct|the same|good)\W*$/;

/** Points to what was told: its amounts are what the question asks about. */
const POINTS = /\b(?:it|that|this|them|those|these|they)\b/;

/** Whether a plan notes or takes back something. */
export function tellsSomething({ steps, memory }: Plan, before: Asked['memory']): boolean {
	const isNoted = (memory?.changes ?? []).length > (before.changes ?? []).length;
	return isNoted || steps.some((step) => 'use' in step && step.use === 'proposeEntries');
}

/** What a plan proposes, as if it waited for the person already. */
export function withProposed(asked: Asked, { steps, memory }: Plan): Asked {
	const changes = steps.flatMap((step) =>
		'use' in step && step.use === 'proposeEntries' ? (step.with?.changes as never[]) : [],
	);
	const openProposals = () => [...asked.ports.openProposals(), { id: '', changes }];
	const { asking: _, interview: __, ...rest } = memory ?? asked.memory;
	return { ...asked, memory: rest, ports: { ...asked.ports, openProposals } };
}

/** A plan that tells, with the answer to what was asked before what it asks next itself. */
export function answeredToo(told: Plan, answer: Plan): Plan {
	const isAnswer = answer.steps.some((step) => 'use' in step && ANSWERS.includes(step.use));
	if (!isAnswer) return told;
	const asks = told.memory?.asking !== undefined && isSaid(told.steps.at(-1));
	const [before, after] = asks ? [told.steps.slice(0, -1), told.steps.slice(-1)] : [told.steps, []];
	return { steps: [...before, ...answer.steps, ...after], ...(told.memory && { memory: told.memory }) };
}

function isSaid(step: Step | undefined): boolean {
	return step !== undefined && 'say' in step;
}
