/** Repayments of student loans by plan. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** Thresholds and rates of repayment. */
export const studentLoans: SeriesOf<YearData['studentLoans']> = {
	plan1Pounds: [
		from('2023-04-06', 22_015, 'confirmed', ['KALC', 'PE', 'SL23']),
		from('2024-04-06', 24_990, 'confirmed', ['TLSG', 'KALC', 'PE']),
		from('2025-04-06', 26_065, 'confirmed', ['KALC', 'PE']),
		from('2026-04-06', 26_900, 'confirmed', ['KALC', 'PE', 'SL26']),
	],
	plan2Pounds: [
		from('2023-04-06', 27_295, 'confirmed', ['KALC', 'PE', 'SL23']),
		from('2025-04-06', 28_470, 'confirmed', ['KALC', 'PE']),
		from('2026-04-06', 29_385, 'confirmed', ['KALC', 'PE', 'SL26']),
	],
	plan4Pounds: [
		from('2023-04-06', 27_660, 'confirmed', ['KALC', 'PE', 'SL23']),
		from('2024-04-06', 31_395, 'confirmed', ['TLSG', 'KALC', 'PE']),
		from('2025-04-06', 32_745, 'confirmed', ['KALC', 'PE']),
		from('2026-04-06', 33_795, 'confirmed', ['KALC', 'PE', 'SL26']),
	],
	plan5Pounds: [
		from('2023-04-06', null, 'confirmed', ['KALC', 'PE', 'SL23']),
		from(
			'2026-04-06',
			25_000,
			'confirmed',
			['KALC', 'PE', 'SL26'],
			'Plan 5: first repayments April 2026. KALC lists plan 5 in 2025 too (no effect in law)',
		),
	],
	postgraduatePounds: [from('2023-04-06', 21_000, 'confirmed', ['KALC', 'PE'])],
	rate: [from('2023-04-06', 900, 'confirmed', ['KALC', 'PE'])],
	postgraduateRate: [from('2023-04-06', 600, 'confirmed', ['KALC', 'PE'])],
	unearnedIncomePounds: [from('2023-04-06', 2000, 'confirmed', ['PE', 'CSLM'])],
};
