/** What of a message is a question and what is told beside it. */
import { amountsIn } from '../language/amounts.ts';
import type { Asked, Plan } from './plan.ts';
import { isQuestion } from './topic.ts';

/** Whether a question comes first, so that the amounts after it are what it asks with. */
export function leadsWithQuestion(text: string): boolean {
	const [first = '', ...others] = text.split(/(?<=[?!.])\s+|\n+/);
	return others.length > 0 && isQuestion(first) && amountsIn(first).length === 0;
}

/** Whether nothing that was told has a place on the return. */
export function tellsNothing({ memory }: Asked, { steps, memory: then }: Plan): boolean {
	const isSame = (then?.changes ?? []).length === (memory.changes ?? []).length;
	return isSame && !steps.some((step) => 'use' in step);
}

/** A sentence without its opening: "where do I start, I took 29,600 in fares". */
export function withoutOpening(sentence: string): string {
	const [first = '', ...rest] = sentence.split(/,\s+/);
	const isOpening =
		rest.length > 0 &&
		!BELONGS.test(rest[0] ?? '') &&
		!sentence.includes('?') &&
		isQuestion(sentence) &&
		isQuestion(first) &&
		amountsIn(first).length === 0;
	return isOpening ? rest.join(', ') : sentence;
}

/** A clause that is part of the question before it: "how much can I have, being on 80k". */
const BELONGS =
	/^(?:being|as|if|when|given|considering|with|since|because|on|earning|i'm on|i am on|i earn|i'm earning|i'm paid)\b/;
