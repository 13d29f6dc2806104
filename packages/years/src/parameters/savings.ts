/** Rates, the starting rate band and the allowance of savings income. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** Savings income, in the whole of the UK. ITA 2007 ss.7, 12 and 12B. */
export const savings: SeriesOf<YearData['savings']> = {
	startingRateBandPounds: [from('2023-04-06', 5000, 'confirmed', ['ITA', 'PE', 'ATS'])],
	allowanceBasicPounds: [from('2023-04-06', 1000, 'confirmed', ['ITA', 'PE', 'ATS'])],
	allowanceHigherPounds: [from('2023-04-06', 500, 'confirmed', ['ITA', 'PE', 'ATS'])],
	allowanceAdditionalPounds: [from('2023-04-06', 0, 'confirmed', ['ITA', 'PE', 'ATS'])],
	basicRate: [from('2023-04-06', 2000, 'confirmed', ['ITA', 'PE', 'ATS'])],
	higherRate: [from('2023-04-06', 4000, 'confirmed', ['ITA', 'PE', 'ATS'])],
	additionalRate: [from('2023-04-06', 4500, 'confirmed', ['ITA', 'PE', 'ATS'])],
};
