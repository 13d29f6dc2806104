/** Rents: the relief for finance costs of homes. */
import { from, type SeriesOf } from '../series.ts';
import type { YearData } from '../year-data.ts';

/** The rate at which finance costs of homes that are let are relieved. ITTOIA 2005 s.274A. */
export const propertyFinanceCosts: SeriesOf<YearData['propertyFinanceCosts']> = {
	reliefRate: [from('2023-04-06', 2000, 'confirmed', ['TECH', 'ITA'])],
};
