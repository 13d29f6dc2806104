/** What a message surely wants, by what was learnt from examples. */
import { amountsIn } from '../language/amounts.ts';
import type { Wanted } from './learned/wanted.ts';
import { wantedAlone, wantedBy } from './learned/wanted.ts';
import type { Asked } from './plan.ts';
import { isQuestion, type Topic } from './topic.ts';

/** How sure it must be. A reply to a question is a reply unless it is nearly certain; nothing is refused on a guess. */
const SURE = 0.55;
const SURE_OF_REPLY = 0.8;
const SURE_TO_REFUSE = 0.6;
const REFUSED: readonly Wanted[] = ['outside', 'instructions', 'privacy', 'evasion'];
/** Where it is sure to be one of these, the likelier is taken. */
const SIBLINGS: readonly (readonly Wanted[])[] = [
	['owe', 'why'],
	['document', 'documentType'],
];
const LONGEST_REPLY = 3;

/** What a text in lower case surely wants; undefined where that is uncertain. */
export function surelyWants(asked: Pick<Asked, 'memory' | 'ports'>, text: string): Wanted | undefined {
	const rated = wantedBy(asked, text);
	const [best] = NAMES_DIGITAL.test(text) ? rated.filter(({ label }) => label !== 'tell') : rated;
	if (!best) return undefined;
	const refused = rated.filter(({ label }) => REFUSED.includes(label));
	const toRefuse = refused.reduce((all, { chance }) => all + chance, 0);
	if (toRefuse >= SURE_TO_REFUSE) return refused[0]?.label;
	if (endsOutside(text)) return 'outside';
	const isReply =
		asked.memory.asking !== undefined && text.split(' ').length <= LONGEST_REPLY && !isQuestion(text);
	if (NAMES_DIGITAL.test(text) && best.label === 'digital') return best.label;
	const isBeside = asked.memory.asking !== undefined && best.label === 'rule' && !isQuestion(text);
	const least = isReply || isBeside ? SURE_OF_REPLY : SURE;
	const siblings = SIBLINGS.find((all) => all.includes(best.label)) ?? [best.label];
	const alike = rated.reduce((all, one) => all + (siblings.includes(one.label) ? one.chance : 0), 0);
	return alike >= least && !REFUSED.includes(best.label) ? best.label : undefined;
}

/** Whether the last of several sentences surely asks for what is no UK personal tax, and the others tell no amount. */
function endsOutside(text: string): boolean {
	const sentences = text.split(/(?<=[.!?])\s+|\n+/);
	if (sentences.length < 2 || amountsIn(text).length > 0) return false;
	const [best] = wantedAlone(sentences.at(-1) ?? '');
	return best?.label === 'outside' && best.chance >= SURE_OF_REPLY;
}

/** Nobody tells a figure for the return and names the rules of Making Tax Digital: those messages ask. */
const NAMES_DIGITAL = /\bmtd\b|\bmaking tax digital\b|\bquarterly (?:updates?|reports?|reporting)\b/;

/** Whether a text wants something even where its words name something else. */
export function isSureOf(asked: Pick<Asked, 'memory' | 'ports'>, text: string, wanted: Wanted): boolean {
	const [best] = wantedBy(asked, text);
	return best?.label === wanted && best.chance >= SURE_OF_REPLY;
}

/** Whether a sentence speaks to the assistant about its rules: no amount in it is told. */
export function givesOrders(sentence: string): boolean {
	const [best] = wantedAlone(sentence);
	return best?.label === 'instructions' && best.chance >= LIKELY_ORDER;
}

const LIKELY_ORDER = 0.4;

/** Whether a text may want something, where what there is makes it likely. */
export function mayWant(asked: Pick<Asked, 'memory' | 'ports'>, text: string, wanted: Wanted): boolean {
	return wantedBy(asked, text).some(({ label, chance }) => label === wanted && chance >= POSSIBLE);
}

const POSSIBLE = 0.08;

const topics: Readonly<Partial<Record<Wanted, Topic>>> = {
	...{ owe: 'owe', why: 'why', dates: 'dates', missing: 'missing', held: 'held', suggestions: 'suggestions' },
	...{ digital: 'digital', document: 'document', documentType: 'documentType', upload: 'upload' },
	...{ send: 'send', pay: 'pay', interview: 'interview' },
	...{ outside: 'outside', instructions: 'instructions', privacy: 'privacy', evasion: 'evasion' },
	abuse: 'abuse',
};

/** The topic of what is wanted; undefined for what is told, tried or looked up. */
export function topicWanted(wanted: Wanted | undefined): Topic | undefined {
	return wanted && topics[wanted];
}

/** Whether a message asks for something that the amounts in it are about, as a whole or at its end. */
export function asksOnly(text: string, wanted: Wanted | undefined): boolean {
	if (wanted !== undefined && AS_A_WHOLE.includes(wanted)) return true;
	if (amountsIn(text).length <= MOST_ASKED_OF && hardlyTells(text)) return true;
	const last = text.split(/(?<=[.!?])\s+|\n+/).at(-1) ?? '';
	if (!isQuestion(last) || amountsIn(last).length > 0 || amountsIn(text).length > MOST_ASKED_OF) return false;
	const [own] = wantedAlone(last);
	return own !== undefined && own.chance >= SURE && AT_ITS_END.includes(own.label);
}

/** Whether a text most likely asks something and hardly tells anything. */
export function hardlyTells(text: string): boolean {
	const rated = wantedAlone(text);
	const tells = rated.find(({ label }) => label === 'tell')?.chance ?? 0;
	return rated[0] !== undefined && tells < HARDLY && rated[0].label !== 'whatIf';
}

const HARDLY = 0.12;
const AS_A_WHOLE: readonly Wanted[] = ['why', 'rule', 'held', 'missing', 'document', 'dates'];
const AT_ITS_END: readonly Wanted[] = ['rule', 'digital', 'document', 'documentType'];
/** More amounts than this are told, whatever is asked after them. */
const MOST_ASKED_OF = 1;

/** Topics whose words stand in many questions about a rule. */
const YIELDS: readonly Topic[] = ['expense', 'interview', 'other'];

/** Whether a topic gives way to a question about a rule. */
export function yields(topic: Topic): boolean {
	return YIELDS.includes(topic);
}

/** Whether what is wanted is an answer: the amounts in the question correct nothing. */
export function asksOf(wanted: Wanted | undefined): boolean {
	return wanted === 'why' || wanted === 'rule';
}
