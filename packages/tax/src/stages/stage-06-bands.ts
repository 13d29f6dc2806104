/** Stage 6, allocate taxable income to bands: non-savings lowest, then savings, then dividends. Boxes c6.1 to c6.34. */
import { lower, positive } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';

/** What is left of each kind of income after stage 5. */
export interface Taxable {
	/** c6.1. */
	readonly nonSavings: number;
	/** c6.11. */
	readonly savings: number;
	/** c6.23. */
	readonly dividends: number;
}

/** How much of each kind of income lies in each band. */
export interface Bands {
	/** c6.2, c6.6, c6.7b, c6.9, c6.9.2, c6.10. */
	readonly starter: number;
	readonly basic: number;
	readonly intermediate: number;
	readonly higher: number;
	readonly advanced: number;
	readonly top: number;
	/** c6.14, c6.17, c6.18, c6.21, c6.22. */
	readonly savingsStarting: number;
	readonly savingsNil: number;
	readonly savingsBasic: number;
	readonly savingsHigher: number;
	readonly savingsAdditional: number;
	/** c6.25, c6.28, c6.33, c6.34. */
	readonly dividendsNil: number;
	readonly dividendsOrdinary: number;
	readonly dividendsUpper: number;
	readonly dividendsAdditional: number;
}

/** The allowances that are bands of their own, taxed at 0%. */
interface NilBands {
	readonly savingsAllowance: number;
	readonly dividendAllowance: number;
	/** c4.59. */
	readonly extension: number;
}

/** Allocates taxable income to bands. Scottish bands hold for non-savings income only (ITA 2007 s.11A). */
export function bands(taxable: Taxable, nil: NilBands, status: Status): Bands {
	const ukBasic = status.ukBasicLimit + nil.extension;
	const ukHigher = status.ukAdditionalFrom + nil.extension;

	const starter = lower(taxable.nonSavings, status.starterBand); // c6.2
	const basic = lower(taxable.nonSavings - starter, status.basicBand + nil.extension); // c6.6
	const aboveBasic = taxable.nonSavings - starter - basic; // c6.7
	const intermediate = lower(aboveBasic, status.intermediateBand); // c6.7b
	const higher = lower(aboveBasic - intermediate, status.higherBand); // c6.9
	const advanced = lower(aboveBasic - intermediate - higher, status.advancedBand); // c6.9.2
	const top = positive(taxable.nonSavings - (status.topFrom + nil.extension)); // c6.10

	const startingLeft = positive(status.startingBand - taxable.nonSavings); // c6.12
	const savingsStarting = lower(taxable.savings, startingLeft); // c6.14
	const savingsNil = lower(taxable.savings - savingsStarting, nil.savingsAllowance); // c6.17
	const savingsBelow = lower(
		taxable.savings - savingsStarting,
		positive(ukBasic - taxable.nonSavings - savingsStarting),
	); // c6.17b
	const savingsNilBelow = lower(savingsNil, savingsBelow); // c6.17c
	const savingsBasic = savingsBelow - savingsNilBelow; // c6.18
	const savingsAbove = positive(taxable.savings - savingsStarting - savingsBelow); // c6.19
	const savingsRoom = positive(
		ukHigher - (taxable.nonSavings + savingsStarting + savingsNilBelow + savingsBasic),
	); // c6.20
	const savingsNilAbove = lower(positive(savingsNil - savingsBelow), savingsRoom); // c6.20b
	const savingsHigher = positive(lower(savingsAbove, savingsRoom) - savingsNilAbove); // c6.21

	const below = taxable.nonSavings + taxable.savings;
	const dividendsNil = lower(taxable.dividends, nil.dividendAllowance); // c6.25
	const dividendsBelow = lower(taxable.dividends, positive(ukBasic - below)); // c6.26
	const dividendsNilBelow = lower(dividendsNil, dividendsBelow); // c6.27
	const dividendsOrdinary = dividendsBelow - dividendsNilBelow; // c6.28
	const dividendsRoom = positive(ukHigher - (below + dividendsNilBelow + dividendsOrdinary)); // c6.30
	const dividendsNilAbove = lower(positive(dividendsNil - dividendsBelow), dividendsRoom); // c6.32
	const dividendsUpper = positive(
		lower(positive(taxable.dividends - dividendsBelow), dividendsRoom) - dividendsNilAbove,
	); // c6.33

	return {
		starter,
		basic,
		intermediate,
		higher,
		advanced,
		top,
		savingsStarting,
		savingsNil,
		savingsBasic,
		savingsHigher,
		savingsAdditional: positive(
			taxable.savings - (savingsStarting + savingsNil + savingsBasic + savingsHigher),
		), // c6.22
		dividendsNil,
		dividendsOrdinary,
		dividendsUpper,
		dividendsAdditional: positive(taxable.dividends - (dividendsNil + dividendsOrdinary + dividendsUpper)), // c6.34
	};
}
