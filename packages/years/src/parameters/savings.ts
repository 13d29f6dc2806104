/** Savings income: rates, the starting rate band and the allowance. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** Savings income, for the whole of the UK. ITA 2007 ss.7, 12 and 12B. */
export const savings: SeriesOf<YearData['savings']> = {
	startingRateBandPounds: [
		from('2023-04-06', 5000, 'confirmed', ['ITA', 'PE', 'ATS']),
		from('2027-04-06', 5000, 'announced', ['TECH']),
	],
	allowanceBasicPounds: [
		from('2023-04-06', 1000, 'confirmed', ['ITA', 'PE', 'ATS']),
		from('2027-04-06', 1000, 'announced', ['TECH']),
	],
	allowanceHigherPounds: [
		from('2023-04-06', 500, 'confirmed', ['ITA', 'PE', 'ATS']),
		from('2027-04-06', 500, 'announced', ['TECH']),
	],
	allowanceAdditionalPounds: [
		from('2023-04-06', 0, 'confirmed', ['ITA', 'PE', 'ATS']),
		from('2027-04-06', 0, 'announced', ['TECH']),
	],
	basicRate: [
		from('2023-04-06', 2000, 'confirmed', ['ITA', 'PE', 'ATS']),
		from('2027-04-06', 2200, 'announced', ['TECH', 'ICAEW25']),
	],
	higherRate: [
		from('2023-04-06', 4000, 'confirmed', ['ITA', 'PE', 'ATS']),
		from('2027-04-06', 4200, 'announced', ['TECH', 'ICAEW25']),
	],
	additionalRate: [
		from('2023-04-06', 4500, 'confirmed', ['ITA', 'PE', 'ATS']),
		from('2027-04-06', 4700, 'announced', ['TECH', 'ICAEW25']),
	],
};
