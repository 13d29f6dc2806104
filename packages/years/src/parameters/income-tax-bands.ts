/** Bands and rates of pay, pensions, profits and other income, by country. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** Taxable income by band; Wales and Scotland have their own. */
export const incomeTaxBands: SeriesOf<YearData['incomeTaxBands']> = {
	uk: [
		from(
			'2023-04-06',
			[
				{ name: 'basic', upToPounds: 37_700, rate: 2000 },
				{ name: 'higher', upToPounds: 125_140, rate: 4000 },
				{ name: 'additional', upToPounds: null, rate: 4500 },
			],
			'confirmed',
			['KALC', 'PE'],
		),
	],
	wales: [
		from(
			'2023-04-06',
			[
				{ name: 'basic', upToPounds: 37_700, rate: 2000 },
				{ name: 'higher', upToPounds: 125_140, rate: 4000 },
				{ name: 'additional', upToPounds: null, rate: 4500 },
			],
			'confirmed',
			['KALC', 'PE'],
		),
	],
	scotland: [
		from(
			'2023-04-06',
			[
				{ name: 'starter', upToPounds: 2162, rate: 1900 },
				{ name: 'basic', upToPounds: 13_118, rate: 2000 },
				{ name: 'intermediate', upToPounds: 31_092, rate: 2100 },
				{ name: 'higher', upToPounds: 125_140, rate: 4200 },
				{ name: 'top', upToPounds: null, rate: 4700 },
			],
			'confirmed',
			['KALC', 'PE', 'SCOT24'],
		),
		from(
			'2024-04-06',
			[
				{ name: 'starter', upToPounds: 2306, rate: 1900 },
				{ name: 'basic', upToPounds: 13_991, rate: 2000 },
				{ name: 'intermediate', upToPounds: 31_092, rate: 2100 },
				{ name: 'higher', upToPounds: 62_430, rate: 4200 },
				{ name: 'advanced', upToPounds: 125_140, rate: 4500 },
				{ name: 'top', upToPounds: null, rate: 4800 },
			],
			'confirmed',
			['TLSG', 'SCOT24', 'KALC', 'ATS', 'PE'],
		),
		from(
			'2025-04-06',
			[
				{ name: 'starter', upToPounds: 2827, rate: 1900 },
				{ name: 'basic', upToPounds: 14_921, rate: 2000 },
				{ name: 'intermediate', upToPounds: 31_092, rate: 2100 },
				{ name: 'higher', upToPounds: 62_430, rate: 4200 },
				{ name: 'advanced', upToPounds: 125_140, rate: 4500 },
				{ name: 'top', upToPounds: null, rate: 4800 },
			],
			'confirmed',
			['KALC', 'PE', 'SCOT26'],
		),
		from(
			'2026-04-06',
			[
				{ name: 'starter', upToPounds: 3967, rate: 1900 },
				{ name: 'basic', upToPounds: 16_956, rate: 2000 },
				{ name: 'intermediate', upToPounds: 31_092, rate: 2100 },
				{ name: 'higher', upToPounds: 62_430, rate: 4200 },
				{ name: 'advanced', upToPounds: 125_140, rate: 4500 },
				{ name: 'top', upToPounds: null, rate: 4800 },
			],
			'confirmed',
			['SCOT26', 'KALC', 'PE'],
		),
	],
};
