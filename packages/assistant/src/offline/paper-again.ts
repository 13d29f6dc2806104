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
	const compared = comparing(asked, text);
	if (compared) return compared;
	if (used?.tool !== 'findInDocuments' || !GOES_ON.test(text) || text.split(/\s+/).length > LONGEST)
		return undefined;
	if (/\b(?:normal|usual|right|wrong|mean|means|return|claim|match|allowed)\b/.test(text)) return undefined;
	const named = text.match(PAPER) ?? [];
	if (named.length === 0 && !OF_PAPER.test(text) && !mayWant(asked, text, 'document')) return undefined;
	const papers = named.length > 0 ? '' : (used.with.question?.match(PAPER) ?? []).join(' ');
	return use('findInDocuments', { question: `${text} ${papers}`.trim().slice(0, LONGEST_QUESTION) });
}

const MATCHES = /\b(?:match(?:es)?|the same|agrees?|tall(?:y|ies)|squares?|lines? up)\b/;
const WITH_RETURN =
	/\b(?:return|you(?:'ve| have)? (?:got|have|put)|we(?:'ve| have)? (?:got|put|have)|i (?:told|put|gave|entered|said))\b/;

/** The amounts of the paper that is named, or was read before, beside those of the return: “does that match what’s on the return”. */
function comparing({ memory: { used } }: Asked, text: string): Plan | undefined {
	if (!MATCHES.test(text) || !WITH_RETURN.test(text)) return undefined;
	const before = used?.tool === 'findInDocuments' ? used.with.question : undefined;
	const [named] = text.match(PAPER) ?? [];
	const question = named ?? before;
	return question === undefined ? undefined : use('findInDocuments', { question, compare: 'yes' });
}

const OBEYS =
	/\b(?:do|follow|obey|carry out|act on)\b.{0,20}\b(?:it|that|they|letter|document|paper|file|pdf)\b.{0,6}\b(?:says?|said|tells?|told|asks?|asked|wants?|orders?)\b|\b(?:follow|obey|carry out|act on) (?:its|the|those|these|their) (?:orders?|instructions?|commands?)\b/;

/** Whether a text asks to do what a paper orders. */
export function obeysPaper({ memory: { used } }: Pick<Asked, 'memory'>, text: string): boolean {
	const isOfPaper =
		used?.tool === 'findInDocuments' || /\b(?:letter|document|paper|file|pdf|upload)\b/.test(text);
	return (
		isOfPaper && OBEYS.test(text) && !/^\W*(?:what|do i|should i|must i|have i|does|who|how)\b/.test(text)
	);
}
