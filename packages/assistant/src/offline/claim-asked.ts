/** The amount of what was just asked about: "can I claim Zoom?", then "yeah, 140 for that". */
import { amountsIn } from '../language/amounts.ts';
import type { Asked, Plan } from './plan.ts';
import { tell } from './tell.ts';
import { isQuestion } from './topic.ts';

const OF_THAT =
	/^\W*(?:(?:yes|yeah|yep|ok|okay|right|great|cool|good|nice|then|so|well|and|put|add|it was|that was|that's|it's|i paid|i spent|paid|spent|about)\W+)*£?\d[\d,.]*k?\W*(?:quid |pounds? )?(?:in total |for the year |all in )?(?:for|on) (?:that|it|this|them|those)\b(?: (?:then|please|in total|last year|this year|for the year|all year))*\W*$/;
const CLAIMS =
	/^\W*(?:(?:and|so|ok|also)\W+)*(?:can|could|may|do|am|should) i (?:be able to |allowed to )?(?:also )?(?:claim|deduct|put|include|write off|expense|get)(?: (?:for|down|in|off|back|through|tax relief on|as an expense))* (?:my |the |a |an |some )?(?<what>[a-z][a-z' -]{1,40}?)(?: (?:for|on|as|through|against)\b.*)?\W*$/;

/** Notes such an amount as spent on what was asked about; undefined where nothing of the kind was. */
export function claimed(asked: Asked, text: string): Plan | undefined {
	if (!OF_THAT.test(text) || isQuestion(text)) return undefined;
	const [only, ...others] = amountsIn(text);
	const before = (asked.memory.used?.with.question ?? asked.before ?? '').toLowerCase();
	const what = CLAIMS.exec((asked.before ?? before).toLowerCase())?.groups?.what;
	if (only === undefined || others.length > 0 || what === undefined) return undefined;
	const message = `${text.slice(only.start, only.end)} spent on ${what}`;
	return tell({ ...asked, message }, message);
}
