/** Allowances and relief of pension savings. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** The annual allowance, its taper and the money purchase allowance. FA 2004 ss.227 to 228ZB. */
export const pensions: SeriesOf<YearData['pensions']> = {
	annualAllowancePounds: [from('2023-04-06', 60_000, 'confirmed', ['PE', 'ST', 'RL'])],
	taperedMinimumPounds: [from('2023-04-06', 10_000, 'confirmed', ['PE', 'ST', 'RL'])],
	thresholdIncomePounds: [from('2023-04-06', 200_000, 'confirmed', ['PE', 'ST', 'RL'])],
	adjustedIncomePounds: [from('2023-04-06', 260_000, 'confirmed', ['PE', 'ST', 'RL'])],
	moneyPurchaseAnnualAllowancePounds: [from('2023-04-06', 10_000, 'confirmed', ['PE', 'ST', 'RL'])],
};

/** Contributions with relief for people without earnings. FA 2004 s.190. */
export const pensionRelief: SeriesOf<YearData['pensionRelief']> = {
	basicAmountPounds: [from('2023-04-06', 3600, 'confirmed', ['PE', 'ST', 'RL', 'PENREL'])],
};
