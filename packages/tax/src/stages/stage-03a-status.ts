/** Stage 3a, status: the bands, rates and limits for a taxpayer of one year and country, in pence. */
import type { Residence } from '@halfpenny/facts';
import { type Band, type BandName, supportedYears, type TaxYear, yearData } from '@halfpenny/years';
import { type IncomeBands, incomeBands } from './income-bands.ts';
import type { StatusFigures } from './status-figures.ts';

/** The figures of a year and country for stages 4 to 9. */
export interface Status extends StatusFigures {
	/** Every kind of income with its bands, in stacking order. */
	readonly incomes: readonly IncomeBands[];
}

const residences: readonly Residence[] = ['uk', 'wales', 'scotland'];

const statuses = new Map(
	supportedYears.map((year) => [year, new Map(residences.map((place) => [place, build(year, place)]))]),
);

/** The status of a taxpayer of a country in a year. Cached. */
export function status(year: TaxYear, residence: Residence): Status {
	const found = statuses.get(year)?.get(residence);
	if (found === undefined) throw new Error(`no figures for ${year}, ${residence}`);
	return found;
}

function build(taxYear: TaxYear, residence: Residence): Status {
	const year = yearData(taxYear);
	const own = year.incomeTaxBands[residence];
	const uk = year.incomeTaxBands.uk;
	const top = own.at(-1);
	if (top === undefined) throw new Error(`no bands for ${taxYear}, ${residence}`);
	const figures = {
		taxYear,
		residence,
		starterBand: width(own, 'starter'),
		basicBand: width(own, 'basic'),
		intermediateBand: width(own, 'intermediate'),
		higherBand: width(own, 'higher'),
		advancedBand: width(own, 'advanced'),
		topFrom: startOf(own, top.name),
		ukBasicLimit: startOf(uk, 'higher'),
		ukAdditionalFrom: startOf(uk, 'additional'),
		starterRate: rateOf(own, 'starter'),
		basicRate: rateOf(own, 'basic'),
		intermediateRate: rateOf(own, 'intermediate'),
		higherRate: rateOf(own, 'higher'),
		advancedRate: rateOf(own, 'advanced'),
		topRate: top.rate,
		topBandName: top.name,
		startingBand: year.savings.startingRateBandPounds * 100,
		savingsBasicRate: year.savings.basicRate,
		savingsHigherRate: year.savings.higherRate,
		savingsAdditionalRate: year.savings.additionalRate,
		savingsAllowanceBasic: year.savings.allowanceBasicPounds * 100,
		savingsAllowanceHigher: year.savings.allowanceHigherPounds * 100,
		savingsAllowanceAdditional: year.savings.allowanceAdditionalPounds * 100,
		dividendAllowance: year.dividends.allowancePounds * 100,
		dividendOrdinaryRate: year.dividends.ordinaryRate,
		dividendUpperRate: year.dividends.upperRate,
		dividendAdditionalRate: year.dividends.additionalRate,
		ukBasicRate: rateOf(uk, 'basic'),
		personalAllowance: year.allowances.personalAllowancePounds * 100,
		taperThreshold: year.allowances.taperThresholdPounds * 100,
		propertyRates: residence === 'scotland' ? null : year.propertyRates,
		otherIncomeFirst: year.propertyRates !== null,
	};
	return { ...figures, incomes: incomeBands(figures) };
}

function startOf(bands: readonly Band[], name: BandName): number {
	const index = bands.findIndex((band) => band.name === name);
	return (bands[index - 1]?.upToPounds ?? 0) * 100;
}

/** The width of a band in pence; 0 if the country has no such band. */
function width(bands: readonly Band[], name: BandName): number {
	const end = bands.find((band) => band.name === name)?.upToPounds;
	return end ? end * 100 - startOf(bands, name) : 0;
}

function rateOf(bands: readonly Band[], name: BandName): number {
	return bands.find((band) => band.name === name)?.rate ?? 0;
}
