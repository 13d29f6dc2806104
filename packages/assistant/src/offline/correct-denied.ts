/** A figure of the return that a message only denies: "mortgage interest isn't 3,000" is asked for again. */
import { toPounds } from '@halfpenny/facts';
import { amountsIn } from '../language/amounts.ts';
import { askStep } from './interview/ask.ts';
import type { Asking } from './memory.ts';
import { interviewOf } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked, Plan } from './plan.ts';
import { isQuestion } from './topic.ts';

const DENIED_BEFORE =
	/\b(?:isn'?t|wasn'?t|aren'?t|weren'?t|is not|was not|are not|were not)\s+(?:actually |really |the |only )*$/;
const DENIED_AFTER =
	/^\s*(?:is|was|are|were|looks?)\s+(?:all |just |plain )?(?:wrong|not right|a mistake|incorrect|a typo)\b/;

/** Asks for a figure of the return that is denied and not put right; undefined where a message does something else. */
export function askedAgain(asked: Asked, text: string): Plan | undefined {
	const [only, ...others] = amountsIn(text);
	if (only?.inYear === undefined || others.length > 0 || isQuestion(text)) return undefined;
	const [before, after] = [text.slice(0, only.start).replace(/£\s*$/, ''), text.slice(only.end)];
	if (!DENIED_BEFORE.test(before) && !DENIED_AFTER.test(after)) return undefined;
	const value = toPounds(only.inYear);
	const { entries, year } = interviewOf(asked);
	const found = entries.flatMap((entry) =>
		Object.entries(entry.answers).flatMap(([question, answer]): Asking[] =>
			answer === value
				? [{ kind: 'question', section: entry.section, entry: targetOf(entry), question, again: true }]
				: [],
		),
	);
	const [asking, ...more] = found;
	if (!asking || more.length > 0) return undefined;
	return { steps: [askStep(asking, entries, year)], memory: { ...asked.memory, asking } };
}
