/** Stage 5, second step: the pool that is worth most on income taxed at the higher rates. Boxes c5.43 to c5.54. */
import { lower, positive } from '../../rounding.ts';
import type { Amounts } from './amounts.ts';
import type { Untouched } from './untouched.ts';

/** The first division of the pool. Names are HMRC's box numbers, since HMRC gives these boxes no other. */
export interface Pool {
	readonly c5_43c: number;
	readonly c5_49: number;
	readonly c5_51: number;
	readonly c5_52: number;
	readonly c5_52c: number;
	readonly c5_52h: number;
	readonly c5_52l: number;
	readonly c5_54a: number;
	readonly c5_54a1: number;
	readonly c5_54c: number;
}

/** Divides the pool. Lump sums and life gains, which we do not support, are always 0. */
export function pool(amounts: Amounts, at: Untouched): Pool {
	const { status, pool: all, nonSavings, savings, dividends, extension } = amounts;
	const psa = amounts.savingsAllowance;
	const ukBasic = status.ukBasicLimit + extension;

	const c5_43a = positive(savings - psa);
	const c5_43b = lower(status.startingBand, positive(nonSavings - all));
	const c5_43c = lower(c5_43a, positive(status.startingBand - c5_43b));
	const c5_43e = positive(c5_43a - c5_43c);
	const c5_48a = status.starterBand + status.intermediateBand + at.c5_2;
	const c5_48b = positive(dividends + nonSavings + savings - all);
	const c5_48c = lower(all, nonSavings);
	const c5_48d = positive(nonSavings - c5_48a);
	const c5_49 = c5_43b === 0 && c5_43c > 0 ? c5_48c : lower(c5_48c, c5_48d);
	const c5_50a = lower(positive(all - c5_49), savings);
	const c5_50b = positive(nonSavings + savings - (ukBasic + c5_49));
	const c5_51 = lower(c5_43e, lower(c5_50a, c5_50b));
	const c5_52 = c5_49 + c5_51;

	const c5_52a = c5_48b <= ukBasic ? 0 : positive(all - c5_52);
	const c5_52b = positive(c5_52a - at.c5_30);
	const c5_52c = lower(positive(nonSavings + (savings - at.c5_15) - c5_52b), positive(c5_52a - c5_52b));
	const c5_52d = amounts.keptForDividends;
	const c5_52e = positive(all - (c5_52c + c5_52d));
	const c5_52g = lower(positive(nonSavings - c5_52d), positive(all - (c5_52c + c5_52d)));
	const keepsNilRateHigh =
		status.residence !== 'scotland' &&
		all > 0 &&
		psa > 0 &&
		nonSavings > at.c5_2 - psa &&
		nonSavings + savings - c5_52e > at.c5_2 &&
		c5_43a > 0;
	const c5_52h = keepsNilRateHigh ? c5_49 : c5_52g;
	const c5_52k = lower(c5_51, positive(all - (c5_52c + c5_52d + c5_52h)));
	const c5_52l = lower(c5_52k, savings);
	const c5_54a = positive(nonSavings - c5_52h);
	const c5_54a1 = positive(savings - (c5_52l + c5_52b));
	const c5_54c = lower(lower(c5_54a1, status.startingBand), positive(status.startingBand - c5_54a));
	return { c5_43c, c5_49, c5_51, c5_52, c5_52c, c5_52h, c5_52l, c5_54a, c5_54a1, c5_54c };
}
