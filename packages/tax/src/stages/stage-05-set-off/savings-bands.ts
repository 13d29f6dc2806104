/**
 * Stage 5: where savings would fall for a given amount of non-savings income. Boxes c5.54c to c5.55.21, c5.55.27 to
 * c5.55.35, c5.56e to c5.56l.
 */
import { lower, positive } from '../../rounding.ts';
import type { Amounts } from './amounts.ts';
import type { Untouched } from './untouched.ts';

/** Savings taxed at the basic and at the higher rate. */
export interface SavingsTaxed {
	readonly basic: number;
	readonly higher: number;
}

/**
 * Places savings above non-savings income. `nilFrom` is where HMRC starts to measure room for the savings nil rate: the
 * non-savings income, or in c5.55.30 the part of it in the basic band (c5.55.24).
 */
export function placeSavings(
	amounts: Amounts,
	at: Untouched,
	nonSavings: number,
	savings: number,
	nilFrom: number,
): SavingsTaxed {
	const { status, savingsAllowance: psa } = amounts;
	const starting = lower(lower(savings, status.startingBand), positive(status.startingBand - nonSavings));
	const nil = lower(lower(positive(savings - starting), psa), positive(at.c5_2a - nilFrom));
	const basic = lower(
		positive(savings - (starting + nil)),
		positive(at.c5_2a - (nonSavings + starting + nil)),
	);
	const room = positive(at.topLimit - (nonSavings + starting + nil + basic));
	const nilAbove = lower(lower(room, positive(psa - nil)), positive(savings - (starting + nil + basic)));
	return { basic, higher: lower(positive(savings - (starting + nil + basic + nilAbove)), room) };
}
