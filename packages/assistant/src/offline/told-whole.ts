/** Messages that are a whole account of something, read by a reader of their own before anything else is thought of. */
import { boughtAndKept } from './bought-and-kept.ts';
import { childBenefitTold } from './child-benefit-told.ts';
import type { Asked, Plan } from './plan.ts';
import { isSold, sold } from './sold.ts';
import { isQuestion, type Topic } from './topic.ts';
import { surelyWants } from './wants.ts';

/** What no account comes before. */
const SERIOUS: readonly Topic[] = ['crisis', 'instructions', 'evasion', 'privacy', 'send', 'otherLanguage'];

/** Notes a message in lower case that is a whole account; undefined for any other. */
export function toldWhole(asked: Asked, text: string, topic: Topic): Plan | undefined {
	if (SERIOUS.includes(topic) || surelyWants(asked, text) === 'whatIf') return undefined;
	const kept = isQuestion(text) ? undefined : boughtAndKept(text);
	return kept ?? sold(asked, text) ?? childBenefitTold(asked, text);
}

/** Whether the sentences of a message belong together, and its end asks nothing. */
export function isOneAccount({ message, ports }: Asked): boolean {
	return isSold(message, ports.facts().taxYear);
}
