/** What-ifs about months in which a home stood empty: “what if it was empty for 2 months”, then “and for 3?”. */
import { fromPounds, type Pence, pence, shareDown, toPounds, ZERO } from '@halfpenny/facts';
import { amountsIn } from '../language/amounts.ts';
import { COUNT, countOf, timesOf } from '../language/counts.ts';
import { triedNow } from '../tools/what-if.ts';
import { without } from './offer.ts';
import type { Asked, Plan } from './plan.ts';
import { isImagined } from './try-answers.ts';

const MONTHS = 12;
const STOOD_EMPTY =
	'(?:empty|void|vacant|unlet|unoccupied|not let|without (?:a )?tenants?|no tenants?|nobody in(?: it)?)';
const EMPTY_FOR = new RegExp(
	String.raw`\b${STOOD_EMPTY}\b[^.;!?\d]{0,20}?\b${COUNT}\s+(?:whole |full )?months?\b`,
);
const MONTHS_EMPTY = new RegExp(
	String.raw`\b${COUNT}\s+(?:whole |full )?months?\s+(?:of (?:it )?)?${STOOD_EMPTY}\b`,
);
/** Another number of them, after one was tried: “and for 3?”, “make it 3 months”. */
const AGAIN = new RegExp(
	String.raw`^\W*(?:(?:and|or|so|but|ok|no|sorry|say|make it|what about|how about|what if|if|it was|was|for|only|just)\W+)*${COUNT}\b(?:\s+months?)?(?:\s+(?:then|instead|not \w+|empty))*\W*$`,
);
/** Asks for a rule about it, or tells it. */
const OF_RULE = /\b(?:claim|council tax|allowed|deduct\w*|expenses?|costs?)\b/;

/** The bill with the rent of the other months; undefined where a text in lower case imagines no such thing, or there is no rent. */
export function emptyTried(asked: Asked, text: string): Plan | undefined {
	const months = monthsIn(asked, text);
	if (months === undefined || months < 1 || months >= MONTHS || OF_RULE.test(text)) return undefined;
	const now = triedNow('rent', asked.ports.facts());
	const whole = wholeRent(asked, text) ?? now;
	if (now === ZERO || whole <= 0) return undefined;
	const becomes = shareDown(whole, { parts: MONTHS - months, whole: MONTHS });
	const args = {
		...{ kind: 'rent', amount: toPounds(pence(becomes - now)) },
		...{ becomes: toPounds(becomes), whole: toPounds(whole) },
	};
	return {
		steps: [{ use: 'whatIf', with: args }],
		memory: { ...without(asked.memory, 'asking'), used: { tool: 'whatIf', with: args } },
	};
}

function monthsIn({ memory }: Asked, text: string): number | undefined {
	const isAgain = memory.used?.tool === 'whatIf';
	const wasEmpty = isAgain && memory.used?.with.whole !== undefined;
	const found = isImagined(text) || isAgain ? (EMPTY_FOR.exec(text) ?? MONTHS_EMPTY.exec(text)) : undefined;
	const count = (found ?? (wasEmpty ? AGAIN.exec(text) : undefined))?.groups?.count;
	return count === undefined ? undefined : countOf(count);
}

/** The rent of all twelve months: what the text says it is, or what was tried before. */
function wholeRent({ memory }: Asked, text: string): Pence | undefined {
	const said = amountsIn(text).find(({ per }) => per === 'month')?.said;
	if (said !== undefined) return timesOf(said, MONTHS);
	const { whole, kind, becomes } = memory.used?.tool === 'whatIf' ? memory.used.with : {};
	const before = whole ?? (kind === 'rent' ? becomes : undefined);
	return before === undefined ? undefined : fromPounds(before);
}
