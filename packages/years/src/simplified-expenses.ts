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

/** Living at the business premises: what a month of private use takes off their costs, by how many live there. ITTOIA 2005 s.94I. */
export const premisesRates = {
	onePersonPounds: 350,
	twoPersonsPounds: 500,
	morePersonsPounds: 650,
	sources: ['SIMPLE'],
	confidence: 'statute',
} as const satisfies Sourced & Readonly<Record<string, unknown>>;
