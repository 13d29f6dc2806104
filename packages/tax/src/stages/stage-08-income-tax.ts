/** Stage 8, calculate income tax due: the tax in each slice, down to a penny. Boxes c8.1 to c8.26. */
import { rateDown } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';
import type { Bands } from './stage-06-bands.ts';

/** The tax in each band that has a rate above 0%, and the totals. */
export interface IncomeTax {
	readonly starter: number;
	readonly basic: number;
	readonly intermediate: number;
	readonly higher: number;
	readonly advanced: number;
	readonly top: number;
	/** c8.6a. */
	readonly nonSavings: number;
	readonly savingsBasic: number;
	readonly savingsHigher: number;
	readonly savingsAdditional: number;
	/** c8.16a. */
	readonly savings: number;
	readonly dividendsOrdinary: number;
	readonly dividendsUpper: number;
	readonly dividendsAdditional: number;
	/** c8.24a. */
	readonly dividends: number;
	/** c8.26. */
	readonly charged: number;
}

/** The tax on each slice. Never rounded but within a slice. */
export function incomeTax(bands: Bands, status: Status): IncomeTax {
	const starter = rateDown(bands.starter, status.starterRate); // c8.1a
	const basic = rateDown(bands.basic, status.basicRate); // c8.2
	const intermediate = rateDown(bands.intermediate, status.intermediateRate); // c8.2b
	const higher = rateDown(bands.higher, status.higherRate); // c8.4
	const advanced = rateDown(bands.advanced, status.advancedRate); // c8.4b
	const top = rateDown(bands.top, status.topRate); // c8.6
	const nonSavings = starter + basic + intermediate + higher + advanced + top;
	const savingsBasic = rateDown(bands.savingsBasic, status.savingsBasicRate); // c8.12
	const savingsHigher = rateDown(bands.savingsHigher, status.savingsHigherRate); // c8.14
	const savingsAdditional = rateDown(bands.savingsAdditional, status.savingsAdditionalRate); // c8.16
	const savings = savingsBasic + savingsHigher + savingsAdditional;
	const dividendsOrdinary = rateDown(bands.dividendsOrdinary, status.dividendOrdinaryRate); // c8.20
	const dividendsUpper = rateDown(bands.dividendsUpper, status.dividendUpperRate); // c8.22
	const dividendsAdditional = rateDown(bands.dividendsAdditional, status.dividendAdditionalRate); // c8.24
	const dividends = dividendsOrdinary + dividendsUpper + dividendsAdditional;
	return {
		starter,
		basic,
		intermediate,
		higher,
		advanced,
		top,
		nonSavings,
		savingsBasic,
		savingsHigher,
		savingsAdditional,
		savings,
		dividendsOrdinary,
		dividendsUpper,
		dividendsAdditional,
		dividends,
		charged: nonSavings + savings + dividends,
	};
}
