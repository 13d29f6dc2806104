/** Puts right what was told last without telling it again: by so much, half of it, monthly, in parts, another plan. */
import { claimed } from './claim-asked.ts';
import { correctedBy } from './correct-by.ts';
import { askedAgain } from './correct-denied.ts';
import { correctedPeriod } from './correct-period.ts';
import { correctedPlan } from './correct-plan.ts';
import { toldReal } from './correct-real.ts';
import { correctedToShare } from './correct-share.ts';
import type { Asked, Plan } from './plan.ts';
import { splitsLump } from './split-lump.ts';

const WAYS: readonly ((asked: Asked, text: string) => Plan | undefined)[] = [
	...[
		correctedToShare,
		correctedPeriod,
		correctedPlan,
		splitsLump,
		correctedBy,
		askedAgain,
		toldReal,
		claimed,
	],
];

/** What to do with such a message in lower case; undefined where it is none, or nothing can be noted. */
export function amendAmount(asked: Asked, text: string): Plan | undefined {
	const { ports } = asked;
	if (ports.returnType() === 'partnership' || ports.isLocked() || !ports.hasReturn()) return undefined;
	for (const way of WAYS) {
		const plan = way(asked, text);
		if (plan) return plan;
	}
	return undefined;
}
