/** Puts right what was told last without telling it again: by so much, half of it, monthly, in parts, another plan. */
import { claimed } from './claim-asked.ts';
import { correctedBy } from './correct-by.ts';
import { askedAgain } from './correct-denied.ts';
import { correctedPeriod } from './correct-period.ts';
import { correctedPlan } from './correct-plan.ts';
import { toldReal } from './correct-real.ts';
import { correctedToShare } from './correct-share.ts';
import { declinedChanges, withDeclined } from './declined.ts';
import { putBack } from './former.ts';
import { goOn, without } from './offer.ts';
import type { Asked, Plan } from './plan.ts';
import { splitsLump } from './split-lump.ts';

/** Says that what was declined was right: "actually it's right, put it in". */
const AFTER_ALL =
	/^\W*(?:(?:oh|no|yes|yeah|actually|sorry|wait|ok|okay|hang on|er)\W+)*(?:(?:it|that|they)(?:'s| is| was|'re| were) (?:actually |all )?(?:right|correct|fine|ok)(?: after all| all along)?(?:,? (?:so )?(?:put|add|do) (?:it|that|them|both)(?: (?:back )?in)?)?|(?:put|add) (?:it|that|them|both)(?: both)? (?:back )?in(?: (?:after all|then|please))?)\W*$/;

function wantedAfterAll(asked: Asked, text: string): Plan | undefined {
	const declined = AFTER_ALL.test(text) ? declinedChanges(asked) : [];
	if (declined.length === 0) return undefined;
	return goOn(withDeclined({ ...asked, memory: without(asked.memory, 'asking') }, declined));
}

const WAYS: readonly ((asked: Asked, text: string) => Plan | undefined)[] = [
	...[
		wantedAfterAll,
		putBack,
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
