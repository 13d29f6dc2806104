/** Whether a page is a P60, by what is printed on it. */
import { type Sign, weigh } from '../../engine/classify.ts';
import type { PageText } from '../../page.ts';

/** What speaks for a P60, and what for another document that has much in common with one. */
const signs: readonly Sign[] = [
	{ pattern: /\bp ?60\b/i, weight: 3 },
	{ pattern: /end of year (tax )?certificate/i, weight: 3 },
	{ pattern: /year (to|ended|ending) (the )?5(th)? april/i, weight: 1 },
	{ pattern: /in previous employment|previous employment ?\(?s/i, weight: 2 },
	{ pattern: /(in|from) this employment/i, weight: 1 },
	{ pattern: /total for (the |tax )*year/i, weight: 1 },
	{ pattern: /final tax code/i, weight: 2 },
	{ pattern: /national insurance (number|no)|\bni (number|no)/i, weight: 1 },
	{ pattern: /paye ref/i, weight: 1 },
	{ pattern: /tax (deducted|paid)/i, weight: 1 },
	{ pattern: /tystysgrif diwedd (y )?(f|b)lwyddyn/i, weight: 3 },
	{ pattern: /(certificate|statement) of (pay|earnings|pension)( and (income )?tax| paid)/i, weight: 2 },
	{ pattern: /rhif yswiriant gwladol|cyfeirnod twe/i, weight: 1 },
	{ pattern: /\bp ?45\b/i, weight: -4 },
	{ pattern: /\bp11 ?d\b/i, weight: -3 },
	{ pattern: /\bpay ?(slip|advice)\b/i, weight: -4 },
	{ pattern: /\bnet pay\b|take home/i, weight: -3 },
	{ pattern: /leaving (date|work)|date of leaving/i, weight: -3 },
	{ pattern: /\binvoice\b/i, weight: -3 },
];
const ENOUGH = 5;
/** A P60 may mention that its previous pay is the one on the P45: that does not make it a P45. */
const PAY_BEFORE = /previous employments?(\(s\))? \((from |per |see )?p ?45s?\)/gi;

/** How much the page looks like a P60; 1 or more is one. */
export function classify({ text }: PageText): number {
	return weigh(text.replace(PAY_BEFORE, 'previous employment'), signs) / ENOUGH;
}
