/** A second question about the paper that was read before: “and the tax?”. */
import type { Asked, Plan } from './plan.ts';
import { use } from './plan.ts';
import { mayWant } from './wants.ts';

const PAPER = /\b(?:p60|p45|p11d|payslip|invoice|receipt|letter|statement)\b|\b[\w-]+\.(?:pdf|jpe?g|png)\b/g;
const GOES_ON =
	/^\W*(?:and|but|what about|how about|also|ok(?:ay)?|so)\b|\b(?:it|they|that one|there)\b|\b(?:what|who|when|how much)(?:'s|d|s| did| do| does| is| was)?\b/;
/** What is asked of a paper without naming it. */
const OF_PAPER = /\b(?:vat|total|dated?|from|page|printed|do anything)\b/;
const LONGEST = 10;
const LONGEST_QUESTION = 500;

/** The papers searched once more, for what is asked now; undefined where something else is asked, or no paper was read. */
export function paperAgain(asked: Asked, text: string): Plan | undefined {
	const { used } = asked.memory;
	if (used?.tool !== 'findInDocuments' || !GOES_ON.test(text) || text.split(/\s+/).length > LONGEST)
		return undefined;
	if (/\b(?:normal|usual|right|wrong|mean|means|return|claim|match|allowed)\b/.test(text)) return undefined;
	const named = text.match(PAPER) ?? [];
	if (named.length === 0 && !OF_PAPER.test(text) && !mayWant(asked, text, 'document')) return undefined;
	const papers = named.length > 0 ? '' : (used.with.question?.match(PAPER) ?? []).join(' ');
	return use('findInDocuments', { question: `${text} ${papers}`.trim().slice(0, LONGEST_QUESTION) });
}
