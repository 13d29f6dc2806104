/** Whether a message is the reply to what was asked, rather than something of its own. */
import { findSection } from '@halfpenny/questions';
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
