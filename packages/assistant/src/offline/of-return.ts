/** Whether a message is surely about the person's own year: what it tells, or what is on the return. */
import { calculate } from '@halfpenny/tax';
import { entrySurely } from '../knowledge/beside.ts';
import { isKnownQuestion, searchKnowledge } from '../knowledge/search.ts';
import { amountsIn } from '../language/amounts.ts';
import { oldIn } from './heard/old-figure.ts';
import type { Wanted } from './learned/wanted.ts';
import { interviewOf } from './offer.ts';
import type { Asked } from './plan.ts';
import { isQuestion, type Topic, topicOf } from './topic.ts';
import { supposesPercent } from './try-percent.ts';
import { isSureOf, mayWant } from './wants.ts';

/** What is about the person's own return, however like a question about the rules it sounds. */
const OF_RETURN: readonly Wanted[] = ['owe', 'why', 'held', 'missing'];

/** Whether a text surely tells something of the year, with an amount. */
export function isTold(asked: Asked, text: string): boolean {
	return !isQuestion(text) && amountsIn(text).length > 0 && isSureOf(asked, text, 'tell');
}

/** The topic by its words; what surely tells of the year is never refused for them: money goes over a counter, and pipes leak. */
export function topicNamed(asked: Asked, text: string): Topic {
	const named = topicOf(text);
	const isRefused = (['instructions', 'evasion'] as const).some((one) => mayWant(asked, text, one));
	const isOnlyTold = REFUSED.includes(named) && !isRefused && isTold(asked, text);
	return isOnlyTold ? 'other' : named;
}

const REFUSED: readonly Topic[] = ['instructions', 'evasion'];

/** Whether a text surely asks about what is on the return, and something is. */
export function isOfReturn(asked: Asked, text: string, wanted: Wanted | undefined): boolean {
	return (
		wanted !== undefined && OF_RETURN.includes(wanted) && isSureOf(asked, text, wanted) && !hasNothing(asked)
	);
}

/** Whether there is nothing to explain yet: no answer, told or stored, and no tax. */
export function hasNothing({ ports, memory }: Asked): boolean {
	if (ports.entries().length > 0 || (memory.changes ?? []).length > 0) return false;
	return calculate(ports.facts(), { working: false }).totalDue === 0;
}

/** Whether a text repeats a figure of the return beside another: it is a correction, whatever else it names. */
export function repeatsFigure(asked: Asked, text: string): boolean {
	return !isQuestion(text) && oldIn(text, interviewOf(asked).entries) !== undefined;
}

/** Whether a message with an amount asks for a rule, and does not report money: "a fine of £100, but I was ill". */
export function asksRule({ ports }: Asked, text: string): boolean {
	const words = text.match(/[a-z]{3,}/g) ?? [];
	return words.length >= LEAST_WORDS && searchKnowledge(text, ports.facts().taxYear) !== undefined;
}

const LEAST_WORDS = 4;

/** Topics of the return whose words stand in questions about a rule, too. */
const MAY_BE_RULES: readonly Topic[] = ['owe', 'why', 'dates', 'pay'];

/** Whether a text surely names a rule of the knowledge. */
export function namesRule({ ports }: Pick<Asked, 'ports'>, text: string): boolean {
	const entry = entrySurely(text, ports.facts().taxYear);
	return entry !== undefined && !OF_OWN.includes(entry);
}

/** What these entries say in general, the return says of itself. */
const OF_OWN: readonly string[] = ['onlineDeadline', 'howToPay', 'whatIfNoTax', 'taxCalculation'];

/** Whether a question that may be about the bill asks for a rule instead: one that it names, where it is not surely about the bill or there is none yet. */
export function asksForRule(asked: Asked, text: string, topic: Topic): boolean {
	const entry = MAY_BE_RULES.includes(topic) ? entrySurely(text, asked.ports.facts().taxYear) : undefined;
	if (entry === undefined || OF_OWN.includes(entry)) return false;
	const isSure = (['owe', 'why', 'dates', 'pay', 'digital'] as const).some((one) =>
		isSureOf(asked, text, one),
	);
	return !isSure || (topic === 'owe' && hasNothing(asked));
}

/** Whether a text is nothing but a figure and the question what it is. */
export function isBareFigure(text: string): boolean {
	return /^\W*(?:(?:and|so|but|ok|then) )?(?:what is|what's|explain|why)(?: (?:the|this|that))? [^a-z]*\d[\d,.]*\W*$/.test(
		text,
	);
}

/** Whether a text asks, all but word for word, what the knowledge answers, whatever figures stand in it. */
export function isOfKnowledge({ ports }: Asked, text: string): boolean {
	if (supposesPercent(text) || isBareFigure(text)) return false;
	return isKnownQuestion(text, ports.facts().taxYear);
}
