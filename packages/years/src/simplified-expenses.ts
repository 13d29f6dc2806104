/** Flat rates that self-employed people may deduct instead of actual costs. The same in every year from 2013-14. */
import type { Sourced } from './series.ts';

/** The month's flat rate from a number of hours worked at home. */
interface HomeRate {
	readonly fromHours: number;
	readonly monthlyPounds: number;
}

/** Working from home: the rates by hours, fewest first; below the first there is none. ITTOIA 2005 s.94H. */
export const homeRates: Sourced & { readonly rates: readonly HomeRate[] } = {
	rates: [
		{ fromHours: 25, monthlyPounds: 10 },
		{ fromHours: 51, monthlyPounds: 18 },
		{ fromHours: 101, monthlyPounds: 26 },
	],
	sources: ['SIMPLE'],
	confidence: 'statute',
};
