/** Whether a message is the reply to what was asked, rather than something of its own. */
import { findSection } from '@halfpenny/questions';
import { namedInScope } from './interview/read-page.ts';
import { replyTo } from './interview/reply.ts';
import type { Asked } from './plan.ts';
import { isQuestion } from './topic.ts';

/** Whether a text answers the question that was asked: yes, no, an amount, a date or a choice, not just any words. */
export function answersQuestion(asked: Asked, text: string): boolean {
	const { asking } = asked.memory;
	if (asking?.kind !== 'question' || isQuestion(text)) return false;
	const kind = findSection(asking.section)?.questions.find(({ id }) => id === asking.question)?.kind;
	return kind !== 'text' && replyTo(asked)?.isSure === true;
}

/** Who did what: more than the name of something. */
const TELLS =
	/\b(?:i|i'[a-z]+|me|my|mine|we|we'[a-z]+|us|our|ours|you|he|she|they|him|his|her|hers|them|their|theirs|from|to|is|are|was|were|has|have|had|got|get|gets|gave|gives?|given)\b/;

/** Whether a text only names parts of the return: "just marriage allowance" does not say who gives it. */
export function onlyNames(text: string): boolean {
	return !TELLS.test(text) && namedInScope(text).length > 0;
}
