/** Stage 5, last step: the rest of the pool goes to the lower bands; what is left of each income is taxable. Boxes c5.58h to c5.86. */
import { larger, lower, positive } from '../../rounding.ts';
import type { Amounts } from './amounts.ts';
import { type Offer, offer } from './offer.ts';
import { type Pool, pool } from './pool.ts';
import { type Untouched, untouched } from './untouched.ts';

/** What is set against each kind of income, and what is left to tax. */
export interface SetOff {
	/** c5.67. */
	readonly againstNonSavings: number;
	/** From property income with its own rates, if there is any. */
	readonly againstProperty?: number;
	/** c5.69. */
	readonly againstSavings: number;
	/** c5.70. */
	readonly againstDividends: number;
	/** c5.76. */
	readonly nonSavings: number;
	/** Property income with its own rates, if there is any. */
	readonly property?: number;
	/** c5.78. */
	readonly savings: number;
	/** c5.79 to c5.81. */
	readonly dividends: number;
}

/** Sets deductions and allowances off in HMRC's Self Assessment order: one pool, the cheapest division. */
export function setOff(amounts: Amounts): SetOff {
	const at = untouched(amounts);
	const first = pool(amounts, at);
	return settle(amounts, at, first, offer(amounts, at, first));
}

function settle(amounts: Amounts, at: Untouched, first: Pool, given: Offer): SetOff {
	const { status, pool: all, nonSavings, savings, dividends } = amounts;
	const { c5_52h, c5_52l } = first;
	const c5_58i = c5_52h + c5_52l + given.c5_58;
	const c5_58k = lower(positive(all - c5_58i), amounts.keptForDividends);
	const c5_58_2 = lower(positive(all - (c5_58i + c5_58k)), positive(nonSavings - c5_52h));
	const c5_58_7 = lower(c5_58_2, status.intermediateBand);
	const c5_59 = lower(positive(all - (c5_58i + c5_58k + c5_58_7)), positive(nonSavings - (c5_52h + c5_58_7)));
	const c5_62 = lower(at.c5_2, c5_59);
	const c5_63a = positive(given.c5_56 - (c5_58_7 + c5_62));
	const c5_64 = lower(
		positive(all - (c5_58i + c5_58k + c5_58_7 + c5_62 + c5_63a)),
		positive(at.c5_16 + (at.c5_20 - c5_52l) + at.c5_21),
	);
	const c5_65 = c5_58_7 + c5_62 + c5_63a + c5_64;
	const c5_66 = lower(
		positive(all - (c5_58i + c5_58k + c5_65)),
		positive(at.c5_25 + (at.c5_30 - (given.c5_58 + c5_58k)) + at.c5_34),
	);
	const c5_66_2 = lower(
		positive(all + c5_63a - (c5_58i + c5_58k + c5_65 + c5_66)),
		positive(nonSavings - (c5_52h + c5_58_7 + c5_62)),
	);
	const c5_66_7 = lower(c5_66_2, status.starterBand);
	const c5_68a = lower(
		positive(all - (given.c5_58 + c5_58i + c5_58k + c5_65 + c5_66 + c5_66_7)),
		positive(savings - (c5_52l + c5_64)),
	);

	const nonSavingsLeft = nonSavings - (c5_52h + c5_58_7 + c5_62 + c5_66_7);
	const savingsLeft = savings - (c5_52l + c5_64 + c5_68a);
	const c5_66u = nonSavingsLeft + savingsLeft > at.c5_2a ? 0 : lower(positive(nonSavingsLeft), c5_52l);
	const againstNonSavings = c5_52h + c5_58_7 + c5_62 + c5_66_7 + c5_66u;
	const againstSavings = positive(c5_52l + c5_64 + c5_68a - c5_66u);
	const againstDividends = larger(
		positive(all - (againstNonSavings + againstSavings)),
		given.c5_58 + c5_58k + c5_66,
	);
	return {
		againstNonSavings,
		againstSavings,
		againstDividends,
		nonSavings: positive(nonSavings - againstNonSavings),
		savings: positive(savings - againstSavings),
		dividends: positive(dividends - againstDividends),
	};
}
