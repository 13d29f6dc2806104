/**
 * Stage 5, first step: where savings and dividends would fall if the pool went to non-savings income. Boxes c5.11 to
 * c5.34.
 */
import { lower, positive } from '../../rounding.ts';
import type { Amounts } from './amounts.ts';

/** Where savings and dividends would fall. Names are HMRC's box numbers, since HMRC gives these boxes no other. */
export interface Untouched {
	readonly c5_2: number;
	readonly c5_2a: number;
	/** c3a.3a + c4.59. */
	readonly topLimit: number;
	readonly c5_14: number;
	readonly c5_15: number;
	readonly c5_16: number;
	readonly c5_19: number;
	readonly c5_20: number;
	readonly c5_20c: number;
	readonly c5_21: number;
	readonly c5_23: number;
	readonly c5_24: number;
	readonly c5_25: number;
	readonly c5_29: number;
	readonly c5_30: number;
	readonly c5_34: number;
}

/** Places savings and dividends on top of non-savings income before anything is set off. */
export function untouched(amounts: Amounts): Untouched {
	const { status, pool, nonSavings, savings, dividends, extension } = amounts;
	const psa = amounts.savingsAllowance;
	const da = amounts.dividendAllowance;
	const c5_2 = status.basicBand + extension;
	const c5_2a = status.ukBasicLimit + extension;
	const topLimit = status.topFrom + extension;

	const c5_11a = lower(savings, status.startingBand);
	const c5_12 = lower(c5_11a, positive(pool + status.startingBand - nonSavings));
	const c5_13 = lower(savings - c5_12, psa);
	const c5_14 = lower(c5_13, positive(c5_2a - nonSavings));
	const c5_15 = c5_12 + c5_14;
	const c5_16 = lower(positive(savings - c5_15), positive(c5_2a - (nonSavings + c5_15)));
	const c5_17 = positive(topLimit - (nonSavings + c5_15 + c5_16));
	const c5_18 = lower(c5_17, positive(psa - c5_14));
	const c5_19 = lower(c5_18, positive(savings - (c5_15 + c5_16)));
	const c5_20 = lower(positive(savings - (c5_15 + c5_16 + c5_19)), positive(c5_17 - c5_19));
	const c5_20b = lower(positive(savings - (c5_15 + c5_16 + c5_19 + c5_20)), positive(psa - (c5_14 + c5_19)));
	const c5_20c = lower(psa, c5_20b);
	const c5_21 = positive(savings - (c5_15 + c5_16 + c5_19 + c5_20 + c5_20c));

	const below = nonSavings + savings;
	const c5_23 = lower(dividends, da);
	const c5_24 = lower(c5_23, positive(c5_2a - below));
	const c5_25 = lower(positive(dividends - c5_24), positive(c5_2a - (below + c5_24)));
	const c5_26 = positive(topLimit - (below + c5_24 + c5_25));
	const c5_28 = lower(lower(da, c5_26), positive(da - c5_24));
	const c5_29 = lower(c5_28, positive(dividends - (c5_24 + c5_25)));
	const c5_30 = lower(positive(dividends - (c5_24 + c5_25 + c5_29)), positive(c5_26 - c5_29));
	const c5_31 = positive(status.ukAdditionalFrom - below);
	const c5_32 = lower(positive(dividends - (c5_24 + c5_25 + c5_29 + c5_30)), positive(da - (c5_24 + c5_29)));
	const c5_33 = lower(c5_31, c5_32);
	const c5_34 = positive(dividends - (c5_24 + c5_25 + c5_29 + c5_30 + c5_33));
	return {
		c5_2,
		c5_2a,
		topLimit,
		c5_14,
		c5_15,
		c5_16,
		c5_19,
		c5_20,
		c5_20c,
		c5_21,
		c5_23,
		c5_24,
		c5_25,
		c5_29,
		c5_30,
		c5_34,
	};
}
