/** Child Benefit and the charge on it. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** The charge by adjusted net income. ITEPA 2003 ss.681B to 681H. */
export const highIncomeChildBenefitCharge: SeriesOf<YearData['highIncomeChildBenefitCharge']> = {
	thresholdPounds: [
		from('2023-04-06', 50_000, 'confirmed', ['GDS', 'PE']),
		from('2024-04-06', 60_000, 'confirmed', ['GDS', 'PE']),
	],
	poundsPerPercent: [
		from('2023-04-06', 100, 'confirmed', ['GDS', 'PE']),
		from('2024-04-06', 200, 'confirmed', ['GDS', 'PE']),
	],
};

/** Weekly Child Benefit, and how many Mondays the year has. */
export const childBenefit: SeriesOf<YearData['childBenefit']> = {
	eldestWeeklyPence: [
		from('2023-04-06', 2400, 'confirmed', ['GDS', 'PE']),
		from('2024-04-06', 2560, 'confirmed', ['GDS', 'PE']),
		from('2025-04-06', 2605, 'confirmed', ['GDS', 'PE']),
		from('2026-04-06', 2705, 'confirmed', ['GDS', 'PE']),
	],
	additionalWeeklyPence: [
		from('2023-04-06', 1590, 'confirmed', ['GDS', 'PE']),
		from('2024-04-06', 1695, 'confirmed', ['GDS', 'PE']),
		from('2025-04-06', 1725, 'confirmed', ['GDS', 'PE']),
		from('2026-04-06', 1790, 'confirmed', ['GDS', 'PE']),
	],
	weeks: [
		from('2023-04-06', 52, 'confirmed', ['GDS', 'PE']),
		from('2026-04-06', 53, 'confirmed', ['GDS', 'PE']),
		from('2027-04-06', 52, 'assumed', ['GDS'], 'Mondays in the year; the rates are not known'),
	],
};
