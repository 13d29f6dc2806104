/** Whether the return that was sent has arrived: “did it go ok?”, “have they got it”. */
import { type Asked, type Plan, use } from './plan.ts';

const ARRIVED =
	/\b(?:did|has|is|was|have) (?:it|that|my return|the return|everything)\b.{0,12}\b(?:go|gone|went|get|got|been|arrived?)\b(?: (?:in|on|off|all|there))*\W*(?:ok|okay|through|there|al?l ?right|fine|well|accepted|received|in)?\W|\b(?:has|have|did) (?:hmrc|they|the taxman) (?:got|get|had|received?|accept(?:ed)?|take|taken)\b.{0,12}\b(?:it|my return|the return)\b/;

/** The answer, for a return that was sent; undefined where a lower-case text asks something else. */
export function sentAsked({ ports }: Asked, text: string): Plan | undefined {
	const isSent = ports.hasReturn() && ports.isLocked();
	return isSent && ARRIVED.test(text)
		? use('lookUp', { question: 'How do I know that HMRC has my return?' })
		: undefined;
}
