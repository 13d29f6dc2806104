/** The bands of each kind of income, in stacking order: a new kind of income is an entry here. */
import type { BandName } from '@halfpenny/years';
import type { StatusFigures } from './status-figures.ts';

/** Kinds of income with their own bands. Only the kinds of {@link incomeBands} are taxed. */
export type IncomeKind = 'nonSavings' | 'property' | 'savings' | 'dividends' | 'lumpSums' | 'lifeGains';

/** HMRC's names for bands: the rates, and `starting` and `nil` for income taxed at 0%. */
export type SliceBand = BandName | 'starting' | 'nil' | 'ordinary' | 'upper';

/** Taxable income of each kind; a missing kind is 0. */
export type Taxable = Readonly<Partial<Record<IncomeKind, number>>>;

/** The allowances that are bands taxed at 0%. */
export interface NilBands {
	/** c4.79. */
	readonly savingsAllowance: number;
	/** c4.80. */
	readonly dividendAllowance: number;
}

/** One band of one kind of income. */
export interface IncomeBand {
	readonly band: SliceBand;
	/** Hundredths of a percent. */
	readonly rate: number;
	/** Its upper end, counted from the first pound of all taxable income; for an allowance, from its lower end. */
	readonly upTo: number;
	/** Whether gifts and pension payments raise its upper end (c4.59). */
	readonly isExtended: boolean;
	/** The allowance that sets the width of the band. */
	readonly allowance: keyof NilBands | undefined;
}

/** A kind of income with its bands, lowest first. */
export interface IncomeBands {
	readonly income: IncomeKind;
	readonly bands: readonly IncomeBand[];
}

/** Every kind of taxed income, lowest in the stack first (ITA 2007 s.16). Scottish rates apply to non-savings income only (s.11A). */
export function incomeBands(status: StatusFigures): readonly IncomeBands[] {
	const { ukBasicLimit: basic, ukAdditionalFrom: higher, propertyRates } = status;
	return [
		{ income: 'nonSavings', bands: nonSavingsBands(status) },
		...(propertyRates === null
			? []
			: [
					{
						income: 'property' as const,
						bands: [
							upTo(basic, 'basic', propertyRates.basicRate),
							upTo(higher, 'higher', propertyRates.higherRate),
							upTo(Number.POSITIVE_INFINITY, 'additional', propertyRates.additionalRate),
						],
					},
				]),
		{
			income: 'savings',
			bands: [
				{ ...upTo(status.startingBand, 'starting', 0), isExtended: false },
				nil('savingsAllowance'),
				upTo(basic, 'basic', status.savingsBasicRate),
				upTo(higher, 'higher', status.savingsHigherRate),
				upTo(Number.POSITIVE_INFINITY, 'additional', status.savingsAdditionalRate),
			],
		},
		{
			income: 'dividends',
			bands: [
				nil('dividendAllowance'),
				upTo(basic, 'ordinary', status.dividendOrdinaryRate),
				upTo(higher, 'upper', status.dividendUpperRate),
				upTo(Number.POSITIVE_INFINITY, 'additional', status.dividendAdditionalRate),
			],
		},
	];
}

function nonSavingsBands(status: StatusFigures): readonly IncomeBand[] {
	const basicTo = status.starterBand + status.basicBand;
	const intermediateTo = basicTo + status.intermediateBand;
	const higherTo = intermediateTo + status.higherBand;
	return [
		{ ...upTo(status.starterBand, 'starter', status.starterRate), isExtended: false },
		upTo(basicTo, 'basic', status.basicRate),
		upTo(intermediateTo, 'intermediate', status.intermediateRate),
		upTo(higherTo, 'higher', status.higherRate),
		upTo(higherTo + status.advancedBand, 'advanced', status.advancedRate),
		upTo(Number.POSITIVE_INFINITY, status.topBandName, status.topRate),
	];
}

function upTo(limit: number, band: SliceBand, rate: number): IncomeBand {
	return { band, rate, upTo: limit, isExtended: true, allowance: undefined };
}

function nil(allowance: keyof NilBands): IncomeBand {
	return { band: 'nil', rate: 0, upTo: 0, isExtended: false, allowance };
}
