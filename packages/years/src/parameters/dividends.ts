/** Dividends: rates and the allowance. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** Dividends, for the whole of the UK. ITA 2007 ss.8 and 13A. */
export const dividends: SeriesOf<YearData['dividends']> = {
	allowancePounds: [
		from('2023-04-06', 1000, 'confirmed', ['PE', 'ATS', 'ST']),
		from('2024-04-06', 500, 'confirmed', ['TLSG', 'PE', 'ATS', 'ST']),
	],
	ordinaryRate: [
		from('2023-04-06', 875, 'confirmed', ['PE', 'ATS', 'ST']),
		from('2026-04-06', 1075, 'confirmed', ['PE', 'ST', 'FA26', 'TECH', 'ITA']),
		from('2027-04-06', 1075, 'announced', ['TECH']),
	],
	upperRate: [
		from('2023-04-06', 3375, 'confirmed', ['PE', 'ATS', 'ST']),
		from('2026-04-06', 3575, 'confirmed', ['PE', 'ST', 'FA26', 'TECH', 'ITA']),
		from('2027-04-06', 3575, 'announced', ['TECH']),
	],
	additionalRate: [
		from('2023-04-06', 3935, 'confirmed', ['PE', 'ATS', 'ST']),
		from('2027-04-06', 3935, 'announced', ['TECH']),
	],
};
