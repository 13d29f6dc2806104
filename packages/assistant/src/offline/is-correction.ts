/** Whether a message puts right what was told, whatever was asked since. */
import { findSection } from '@halfpenny/questions';
import { amountsIn } from '../language/amounts.ts';
import { asksAmount } from './asks-amount.ts';
import { saysOtherwise } from './correct.ts';
import { correctsDay } from './correct-day.ts';
import { givesName, renames } from './correct-name.ts';
import { declinedChanges } from './declined.ts';
import type { Asking } from './memory.ts';
import type { Asked } from './plan.ts';

/** Whether a message corrects what was proposed instead of answering the question: a bare "no" answers. */
export function isCorrection(asked: Asked, text: string): boolean {
	const { memory, message } = asked;
	if (!memory.asking) return false;
	if (asksOtherThanName(memory.asking) && givesName(asked, text)) return true;
	if (renames(message) || UNDOES.test(text) || correctsDay(asked, text)) return true;
	if (amountsIn(text).length > 0 && SAYS_NO.test(text) && declinedChanges(asked).length > 0) return true;
	const isOther = memory.asking.kind === 'page' && saysOtherwise(text);
	return /\byear\b/.test(text) || (amountsIn(text).length > 0 && (isOther || !asksAmount(memory.asking)));
}

/** Says no to what was declined, before the right amount. */
const SAYS_NO =
	/^\W*(?:(?:oh|ah|er|well|sorry)\W+)*(?:no|not|nope|nah|wrong|actually|i said no|don't|do not|that'?s (?:not|wrong))\b/;

/** Taking back what was just told, whatever was asked since. */
export const UNDOES =
	/^\W*(?:(?:no|sorry|actually|oops|please|can you|could you)\W+)*(?:undo|scrap|remove|delete|take (?:off|out|back)) (?:that|it|this)\b|^\W*(?:(?:no|sorry|actually|oops|please|can you|could you)\W+)*take (?:that|it|this) (?:off|out|back)\b/;

function asksOtherThanName(asking: Asking): boolean {
	return asking.kind !== 'question' || findSection(asking.section)?.title !== asking.question;
}
