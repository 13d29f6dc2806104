/** What carries on from a request that was declined: “ok what if I only leave a couple off” is no other request. */
import { amountsIn } from '../language/amounts.ts';
import type { Declined, Memory } from './memory.ts';
import { without } from './offer.ts';
import type { Asked, Plan } from './plan.ts';
import { carriesOn } from './same-matter.ts';
import { talkAbout } from './talk-about.ts';
import type { Topic } from './topic.ts';
import { surelyWants } from './wants.ts';

const DECLINED: readonly Topic[] = ['evasion', 'outside', 'send'] satisfies readonly Declined[];
const LONGEST = 11;
/** Asks for the reason, or for another way: the answer has both. */
const WHY_NOT =
	/^\W*(?:(?:but|and|so|ok|oh) )*(?:why (?:not|can't|can't you|won't you|ever not)|how do i (?:do it|then|do that)(?: then)?|how come|who can|who does|who do i ask)\b.{0,12}$/;

/** The conversation with what was declined apart from its memory: it counts for one message. */
export function onceDeclined(asked: Asked): Asked {
	const { declined, ...memory } = asked.memory;
	return declined === undefined ? asked : { ...asked, memory, declined };
}

/** The topic declined, to be remembered until the next message. */
export function declinedTopic(topic: Topic): Declined | undefined {
	return DECLINED.includes(topic) ? (topic as Declined) : undefined;
}

/** The same answer again; undefined where nothing was declined just before, or a lower-case text says something of its own. */
export function declinedAgain(asked: Asked, text: string, topic: Topic): Plan | undefined {
	const { declined } = asked;
	if (declined === undefined || text.split(/\s+/).length > LONGEST) return undefined;
	if (WHY_NOT.test(text)) return again(asked, text, declined);
	const isOpen = topic === 'other' || topic === 'why';
	if (declined === 'send' || !isOpen || !carriesOn(text)) return undefined;
	const wanted = surelyWants(asked, text);
	const isOwn = wanted === 'tell' || (wanted === 'rule' && declined === 'outside');
	return isOwn || amountsIn(text).length > 1 ? undefined : again(asked, text, declined);
}

function again(asked: Asked, text: string, declined: Declined): Plan {
	return withDeclinedTopic(talkAbout[declined](asked, text), asked.memory, declined);
}

/** A plan that remembers what it declines. */
export function withDeclinedTopic(plan: Plan, memory: Memory, declined: Declined | undefined): Plan {
	return declined === undefined
		? plan
		: { ...plan, memory: { ...(plan.memory ?? without(memory, 'choices')), declined } };
}
