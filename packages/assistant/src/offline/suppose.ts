/** Supposes another amount for what was told last: "say 25", "suppose it was 9k". Nothing is told by it. */
import { fromPounds } from '@halfpenny/facts';
import { amountsIn } from '../language/amounts.ts';
import { asksAmount } from './asks-amount.ts';
import { without } from './offer.ts';
import type { Asked, Plan } from './plan.ts';
import { resolved } from './resolved.ts';
import { isMoney, otherValue, saidBefore } from './told-last.ts';
import { tryOut } from './try.ts';

const ALONE =
	/^\W*(?:(?:and|or|but|so|ok|okay|then|now|hmm+|well|what about|what if|if we)\W+)*(?:say|suppos(?:e|ing)|imagine|assum(?:e|ing)|pretend(?:ing)?|let's (?:say|suppose|imagine|pretend))\b(?:,? (?:that|it|they|this|we|i))*(?:'s|'d)?(?: (?:was|were|is|came to|had been|made it|put))?(?: (?:only|just|about|around|more like|really))*\s*£?\d[\d,.]*(?:k| grand| thousand)?(?: instead| then| for the year)?\W*$/;
/** So many times another amount is no other amount of the same thing. */
const FAR = 8;

/** Tries what a lower-case text supposes; undefined where it supposes nothing, or answers a question. */
export function supposed(asked: Asked, text: string): Plan | undefined {
	const { asking, used } = asked.memory;
	const [amount] = ALONE.test(text) ? amountsIn(text) : [];
	const isAnswer = asking !== undefined && (asksAmount(asking) || ['what', 'times'].includes(asking.kind));
	if (amount?.inYear === undefined || isAnswer || used?.tool === 'whatIf') return undefined;
	const last = saidBefore(asked).findLast(isMoney);
	if (!last) return undefined;
	const before = fromPounds(String(last.value));
	const isNear = before && amount.inYear > 0 && Math.abs(Math.log(amount.inYear / before)) < Math.log(FAR); // a ratio, not money
	const isStored = 'id' in resolved(last.entry, last.section, asked);
	if (!isNear || !isStored) return tryOut(asked, text);
	const told = [otherValue(asked, last, amount.inYear)];
	return { steps: [{ use: 'whatIf', with: { told } }], memory: without(asked.memory, 'asking') };
}
