/** What a person says about the question that was asked rather than in answer to it: what it means, why, go back. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import { findSection } from '@halfpenny/questions';
import type { Asking } from '../memory.ts';
import { interviewOf } from '../offer.ts';
import type { Asked, Plan, Step } from '../plan.ts';
import { askStep } from './ask.ts';

const MEANING =
	/^\W*(?:(?:sorry|erm?|um+|hmm+|wait|ok|but|and)\W+)*(?:what(?:'s| is| does| do| are)?\b.{0,30}\bmean(?:ing|t)?\b.*|what do you mean.*|(?:i )?(?:don't|do not|didn't) (?:really )?(?:understand|get|follow)(?: (?:that|it|this|the question|you|what .*))?|(?:i'm |i am )?(?:confused|lost)|you've lost me|(?:can|could|would) you (?:please )?(?:explain|clarify|rephrase|say that differently)\b.*|explain(?: (?:that|it|this|please|more))*|(?:what|which) is (?:that|this|it)|what's (?:that|this|it)|huh|eh|pardon|come again|(?:i )?(?:have )?no idea what (?:that|this|it) (?:is|means)|in (?:plain )?english(?: please)?|like what|such as|for example|what counts|help)\W*$/;
const WHY =
	/^\W*(?:(?:but|and|sorry|hang on|wait|ok)\W+)*(?:why\b.{0,12}\b(?:you|they|hmrc)\b.{0,12}\b(?:ask\w*|need|want|care)\b.*|why (?:does it|does that|do they|is (?:that|it|this)) (?:matter|important|needed|relevant)\b.*|why|what for|what(?:'s| is) (?:that|this|it) for|(?:do|must) i have to (?:answer|say|tell you)\b.*|is (?:that|it|this) (?:important|necessary|needed|required|relevant))\W*$/;
const BACK =
	/^\W*(?:(?:can|could|let's|lets|i want to|i need to|please|oops|wait|sorry)\W+(?:we |you |i )?)*(?:go back|back(?: a (?:step|question))?|(?:the )?(?:previous|last) (?:question|one)|undo|change my (?:last )?answer|(?:i )?(?:got|answered) (?:that|the last one|it) wrong)(?: please| to the (?:last|previous) (?:one|question))?\W*$/;
const AGAIN =
	/^\W*(?:what was the question|(?:can|could) you (?:repeat|say|ask) (?:that|it|the question)(?: again)?|repeat(?: (?:that|the question))?|say (?:that|it) again|again|where were we)\W*$/;

/** What to do with such a message; undefined where nothing was asked, or the message is none. */
export function aboutQuestion(asked: Asked, text: string): Plan | undefined {
	const { asking, earlier } = asked.memory;
	if (!asking) return undefined;
	if (BACK.test(text)) return earlier ? askAgain(asked, earlier) : askAgain(asked, asking);
	if (AGAIN.test(text)) return askAgain(asked, asking);
	if (MEANING.test(text)) return askAgain(asked, asking, explained(asking));
	return WHY.test(text) ? askAgain(asked, asking, reason(asking)) : undefined;
}

function askAgain(asked: Asked, asking: Asking, ...before: readonly Step[]): Plan {
	const { entries, year } = interviewOf(asked);
	return { steps: [...before, askStep(asking, entries, year)], memory: { ...asked.memory, asking } };
}

/** What is asked, in other words: its hint and why it is asked; of a page, how to answer it. */
function explained(asking: Asking): Step {
	const words = wordsOf(asking);
	if (!words) return { say: [sayAssistant('ask.pageMeans')] };
	const { hint, why } = words;
	if (hint === undefined && why === undefined) return { say: [sayAssistant('ask.noMore')] };
	return {
		say: [
			...(hint === undefined ? [] : [sayAssistant('ask.means')]),
			...(why === undefined ? [] : [sayAssistant('ask.why')]),
		],
		fills: { hint: ended(hint ?? ''), why: ended(why ?? '') },
	};
}

function reason(asking: Asking): Step {
	const why = wordsOf(asking)?.why;
	if (why !== undefined) return { say: [sayAssistant('ask.why')], fills: { why: ended(why) } };
	const section = 'section' in asking ? findSection(asking.section) : undefined;
	return section && section.group !== 'scope'
		? { say: [sayAssistant('ask.whyForm')], fills: { section: sectionWords(section.id).title } }
		: { say: [sayAssistant('ask.whyScope')] };
}

function wordsOf(asking: Asking) {
	return asking.kind === 'question' ? questionWords(asking.section, asking.question) : undefined;
}

function ended(text: string): string {
	return text === '' || /[.?!]$/.test(text) ? text : `${text}.`;
}
