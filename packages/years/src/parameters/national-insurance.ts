/** National Insurance by class. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** Employees, for the year as a whole: limits Class 4 for people who also have a job. */
export const class1: SeriesOf<YearData['class1']> = {
	primaryThresholdPounds: [from('2023-04-06', 12_570, 'confirmed', ['KALC', 'PE', 'NIM'])],
	upperEarningsLimitPounds: [from('2023-04-06', 50_270, 'confirmed', ['KALC', 'PE', 'NIM'])],
	mainRate: [
		from('2023-04-06', 1150, 'confirmed', ['KALC', 'PE', 'NIM']),
		from('2024-04-06', 800, 'confirmed', ['KALC', 'PE', 'NIM', 'DELPH']),
	],
	upperRate: [from('2023-04-06', 200, 'confirmed', ['KALC', 'PE', 'NIM'])],
	annualMaximumWeeks: [from('2023-04-06', 53, 'confirmed', ['KALC', 'PE', 'NIM'])],
	annualMaximumMainBandPounds: [from('2023-04-06', 38_425, 'confirmed', ['KALC', 'PE', 'NIM'])],
};

/** The self-employed, by the week. */
export const class2: SeriesOf<YearData['class2']> = {
	weeklyRatePence: [
		from('2023-04-06', 345, 'confirmed', ['NIBUD23', 'PE', 'ST']),
		from('2025-04-06', 350, 'confirmed', ['PE', 'SE', 'ST']),
		from(
			'2026-04-06',
			365,
			'confirmed',
			['SE', 'STX', 'PE'],
			'2026-27: ST v3.0.1 still has projected £3.55/£6,955: reject',
		),
	],
	smallProfitsThresholdPounds: [
		from('2023-04-06', 6725, 'confirmed', ['NIBUD23', 'PE', 'ST']),
		from('2025-04-06', 6845, 'confirmed', ['PE', 'SE', 'ST']),
		from(
			'2026-04-06',
			7105,
			'confirmed',
			['SE', 'STX', 'PE'],
			'2026-27: ST v3.0.1 still has projected £3.55/£6,955: reject',
		),
	],
	payableAbovePounds: [
		from('2023-04-06', 12_570, 'confirmed', ['NIBUD23', 'PE', 'ST']),
		from('2024-04-06', null, 'confirmed', ['TLSG', 'PE', 'SE', 'ST']),
	],
};

/** The self-employed: charges on profits, and who is exempt. */
export const class4: SeriesOf<YearData['class4']> = {
	lowerProfitsLimitPounds: [
		from(
			'2023-04-06',
			12_570,
			'confirmed',
			['NIBUD23', 'PE'],
			'PE carries unblended 10.25%/9% for 2022-23 and keeps LPL 11,908 in 2023-24: reject both',
		),
	],
	upperProfitsLimitPounds: [from('2023-04-06', 50_270, 'confirmed', ['NIBUD23', 'PE'])],
	mainRate: [
		from('2023-04-06', 900, 'confirmed', ['NIBUD23', 'PE']),
		from('2024-04-06', 600, 'confirmed', ['TLSG', 'PE', 'SE', 'DELPH']),
	],
	upperRate: [from('2023-04-06', 200, 'confirmed', ['NIBUD23', 'PE'])],
	exemptBornBy: [
		from('2023-04-06', '1957-04-06', 'statute', ['SPA']),
		from('2024-04-06', '1958-04-06', 'statute', ['SPA']),
		from('2025-04-06', '1959-04-06', 'statute', ['SPA']),
		from('2026-04-06', '1960-04-05', 'statute', ['SPA']),
		from(
			'2027-04-06',
			'1960-10-05',
			'statute',
			['SPA'],
			'born from 6 October 1960: 66 and seven months, in May 2027',
		),
	],
	exemptBornAfter: [
		from('2023-04-06', '2007-04-06', 'statute', ['SPA']),
		from('2024-04-06', '2008-04-06', 'statute', ['SPA']),
		from('2025-04-06', '2009-04-06', 'statute', ['SPA']),
		from('2026-04-06', '2010-04-06', 'statute', ['SPA']),
		from('2027-04-06', '2011-04-06', 'statute', ['SPA']),
	],
};
