/** Whether what was asked is answered by an amount. */
import { findSection } from '@halfpenny/questions';
import type { Asking } from './memory.ts';

/** Whether the last question was about an amount. */
export function asksAmount(asking: Asking): boolean {
	if (asking.kind !== 'question') return asking.kind === 'page' || asking.kind === 'tried';
	const question = findSection(asking.section)?.questions.find(({ id }) => id === asking.question);
	return question?.kind === 'money' || question?.kind === 'signedMoney';
}
