/** The charge that takes back winter fuel payments. */
import { from, type Series } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** The income above which the payment is charged; null before the charge. */
export const winterFuelPaymentCharge: Series<YearData['winterFuelPaymentCharge']> = [
	from('2023-04-06', null, 'confirmed', ['WFP']),
	from('2025-04-06', { totalIncomeThresholdPounds: 35_000 }, 'confirmed', ['WFP']),
];
