/** What-ifs about pay given up for a pension: it is less pay, and no payment of one's own. */
import { type Pence, pence, toPounds } from '@halfpenny/facts';
import { amountsIn } from '../language/amounts.ts';
import { triedNow } from '../tools/what-if.ts';
import { without } from './offer.ts';
import type { Asked, Plan } from './plan.ts';

const SACRIFICE =
	/\bsal(?:ary)? (?:sacrifice|exchange)\b|\bsacrific(?:e|ed|ing)\b|\b(?:swap(?:ped)?|exchang(?:e|ed)|give(?:n)? up|gave up) [^.?!]{0,25}\b(?:pay|salary|wages?|it)\b[^.?!]{0,15}\bfor (?:a |my |the )?pension\b/;

/** The bill with so much less pay; undefined where a message tries no such thing, or not one certain amount of it. */
export function sacrificed(asked: Asked, text: string): Plan | undefined {
	if (!SACRIFICE.test(text)) return undefined;
	const now = triedNow('pay', asked.ports.facts());
	const amounts = [...new Set(amountsIn(text).flatMap(({ inYear }) => inYear ?? []))].filter(
		(one) => one !== now,
	);
	const given = now > 0 ? givenUp(amounts, now) : undefined;
	if (given === undefined || given <= 0) return undefined;
	const args = { kind: 'pay', amount: toPounds(pence(-given)) };
	return {
		steps: [{ use: 'whatIf', with: args }],
		memory: { ...without(asked.memory, 'asking'), used: { tool: 'whatIf', with: args } },
	};
}

/** How much is given up: the amount that is named, or what is left of the pay without the one that it comes down to. */
function givenUp([one, other, ...more]: readonly Pence[], now: Pence): Pence | undefined {
	if (one === undefined || more.length > 0) return undefined;
	if (other === undefined) return one * 2 > now ? pence(now - one) : one; // which half it is in, not money
	return one + other === now ? pence(Math.min(one, other)) : undefined;
}
