/** Allowances that reduce income or tax, and the small ones for trades, rents and lodgers. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** The personal allowance and those for married couples and blind people. ITA 2007 ss.35 to 55E. */
export const allowances: SeriesOf<YearData['allowances']> = {
	personalAllowancePounds: [
		from('2023-04-06', 12_570, 'confirmed', ['GDS', 'RS', 'CGTC', 'ITA', 'PE']),
		from('2027-04-06', 12_570, 'announced', ['TECH']),
	],
	taperThresholdPounds: [from('2023-04-06', 100_000, 'confirmed', ['GDS', 'RS', 'CGTC', 'ITA', 'PE'])],
	blindPersonsAllowancePounds: [
		from('2023-04-06', 2870, 'confirmed', ['GDS', 'RS', 'CGTC', 'ITA', 'PE']),
		from('2024-04-06', 3070, 'confirmed', ['TLSG', 'RS', 'BPAGOV', 'CPI', 'ITA', 'PE']),
		from('2025-04-06', 3130, 'confirmed', ['ICBMCA', 'GDS', 'BPAGOV', 'RS', 'ITA', 'PE']),
		from('2026-04-06', 3250, 'confirmed', ['ICBMCA', 'GDS', 'CPI', 'ITA', 'PE']),
	],
	marriageAllowancePounds: [from('2023-04-06', 1260, 'confirmed', ['GDS', 'RS', 'ITA', 'PE'])],
	marriedCouplesAllowanceMaximumPounds: [
		from('2023-04-06', 10_375, 'confirmed', ['GDS', 'RS', 'ITA', 'PE']),
		from('2024-04-06', 11_080, 'confirmed', ['TLSG', 'RS', 'CPI', 'ITA', 'PE']),
		from('2025-04-06', 11_270, 'confirmed', ['ICBMCA', 'GDS', 'RS', 'ITA', 'PE']),
		from('2026-04-06', 11_700, 'confirmed', ['ICBMCA', 'GDS', 'CPI', 'ITA', 'PE']),
	],
	marriedCouplesAllowanceMinimumPounds: [
		from('2023-04-06', 4010, 'confirmed', ['GDS', 'RS', 'ITA', 'PE']),
		from('2024-04-06', 4280, 'confirmed', ['TLSG', 'RS', 'CPI', 'ITA', 'PE']),
		from('2025-04-06', 4360, 'confirmed', ['ICBMCA', 'GDS', 'RS', 'ITA', 'PE']),
		from('2026-04-06', 4530, 'confirmed', ['ICBMCA', 'GDS', 'CPI', 'ITA', 'PE']),
	],
	marriedCouplesAllowanceIncomeLimitPounds: [
		from('2023-04-06', 34_600, 'confirmed', ['GDS', 'RS', 'ITA', 'PE']),
		from('2024-04-06', 37_000, 'confirmed', ['TLSG', 'RS', 'CPI', 'ITA', 'PE']),
		from('2025-04-06', 37_700, 'confirmed', ['ICBMCA', 'GDS', 'RS', 'ITA', 'PE']),
		from('2026-04-06', 39_200, 'confirmed', ['ICBMCA', 'GDS', 'CPI', 'ITA', 'PE']),
	],
	marriedCouplesAllowanceRate: [from('2023-04-06', 1000, 'confirmed', ['GDS', 'RS', 'ITA', 'PE'])],
	marriedCouplesBornBefore: [from('2023-04-06', '1935-04-06', 'confirmed', ['GDS', 'RS', 'ITA', 'PE'])],
};

/** The trading and property allowances and rent a room. ITTOIA 2005 ss.783A to 802. */
export const smallAllowances: SeriesOf<YearData['smallAllowances']> = {
	tradingAllowancePounds: [from('2023-04-06', 1000, 'confirmed', ['PE', 'TECH'])],
	propertyAllowancePounds: [from('2023-04-06', 1000, 'confirmed', ['PE', 'TECH'])],
	rentARoomPounds: [from('2023-04-06', 7500, 'confirmed', ['PE', 'TECH'])],
	rentARoomSharedPounds: [from('2023-04-06', 3750, 'confirmed', ['PE', 'TECH'])],
};
