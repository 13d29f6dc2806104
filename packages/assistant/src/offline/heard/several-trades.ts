/** Which of several businesses each part of a message is about. */
import type { Segment } from './segments.ts';
import { workIn } from './trade.ts';

/** "I have two separate little businesses". */
const SEVERAL =
	/\b(?:two|2|three|3|both|couple of|several)\b.{0,30}\b(?:business(?:es)?|trades|side hustles|sole trades|self[- ]employments|self[- ]employed (?:jobs|things))\b/;
/** Something done beside something else. */
const BESIDE =
	/\b(?:also|plus|besides|separately|as well|on the side|side (?:line|hustle|gig)|at weekends?|weekends|saturdays|sundays|evenings|(?:two|2|three|3) (?:different |separate )?things)\b/;
/** Done for somebody who pays wages. */
const EMPLOYED = /\b(?:(?<!self[- ])employ\w*|p60|p45|wages?|salary|paye|payslip)\b/;

/** The business of each part, where a message tells of several; undefined where it tells of one or none. */
export function tradesIn(all: readonly Segment[], text: string): readonly (string | undefined)[] | undefined {
	let last: string | undefined;
	const trades = all.map((one, at) => {
		const before = all[at - 1];
		const both = before && !before.amount ? `${before.text.trim()} ${one.text}` : one.text;
		last = (EMPLOYED.test(both) ? undefined : (workIn(one.text) ?? workIn(both))) ?? last;
		return last;
	});
	if (SEVERAL.test(text)) return trades;
	const told = new Set(all.flatMap(({ amount }, at) => (amount && trades[at] ? [trades[at]] : [])));
	return BESIDE.test(text) && told.size > 1 && !EMPLOYED.test(text) ? trades : undefined;
}
