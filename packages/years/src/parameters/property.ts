/** Rents: their own rates, and relief for residential finance costs. */
import { from, type Series, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** The rate of relief for finance costs of residential lets. ITTOIA 2005 s.274A. */
export const propertyFinanceCosts: SeriesOf<YearData['propertyFinanceCosts']> = {
	reliefRate: [
		from('2023-04-06', 2000, 'confirmed', ['TECH', 'ITA']),
		from('2027-04-06', 2200, 'announced', ['TECH', 'ICAEW25']),
	],
};

/**
 * Property income rates by band; null while it is taxed together with pay. Scotland and Wales may set their own later.
 */
export const propertyRates: Series<YearData['propertyRates']> = [
	from('2023-04-06', null, 'statute', ['ITA']),
	from('2027-04-06', { basicRate: 2200, higherRate: 4200, additionalRate: 4700 }, 'announced', [
		'TECH',
		'ICAEW25',
	]),
];
