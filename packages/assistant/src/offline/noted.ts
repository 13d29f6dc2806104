/** What a message tells without an amount: facts, and what there was none of. */
import { takesAway } from './amend-told.ts';
import { onlyNames } from './answers-question.ts';
import { noteSaid } from './begin.ts';
import { givesName } from './correct-name.ts';
import type { Asked, Plan } from './plan.ts';
import { noteDenied } from './start-interview.ts';

/** Notes what is told without an amount, unless it takes something away or answers what was asked. */
export function noted(asked: Asked, text: string, isAnswer: boolean): Plan | undefined {
	if (takesAway(text) || givesName(asked, text)) return undefined;
	const isReply = isAnswer || (asked.memory.asking?.kind === 'page' && onlyNames(text));
	return (isReply ? undefined : noteSaid(asked, text)) ?? noteDenied(asked, text);
}
