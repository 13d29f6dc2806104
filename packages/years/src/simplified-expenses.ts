/** Flat rates that self-employed people may deduct instead of actual costs. The same in every year from 2013-14. */
import type { Sourced } from './series.ts';

/** The monthly flat rate from this many hours worked at home. */
interface HomeRate {
	readonly fromHours: number;
	readonly monthlyPounds: number;
}

/** Working from home: rates by hours, fewest first; there is none below the first. ITTOIA 2005 s.94H. */
export const homeRates: Sourced & { readonly rates: readonly HomeRate[] } = {
	rates: [
		{ fromHours: 25, monthlyPounds: 10 },
		{ fromHours: 51, monthlyPounds: 18 },
		{ fromHours: 101, monthlyPounds: 26 },
	],
	sources: ['SIMPLE'],
	confidence: 'statute',
};
