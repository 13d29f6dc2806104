/** Flat rates that a person who works for themselves may deduct in place of what it cost. The same in every year from 2013-14. */
import type { Sourced } from './series.ts';

/** From so many hours of work at home in a month on, the flat rate of the month. */
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
