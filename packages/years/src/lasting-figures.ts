/** Figures that the law sets for as long as it is not changed, which people ask about; and those of company vans and electric cars by year. */
import { entryOn, from, type Series, type Sourced } from './series.ts';
import { firstDayOf, type TaxYear } from './tax-years.ts';

/** Time limits and dates. Days, months and years as the law counts them. */
export const timeLimits = {
	/** To appeal a penalty or an assessment: TMA 1970 s.31A, FA 2009 Sch 55 para 21. */
	appealDays: 30,
	/** To tell HMRC of unequal shares of jointly owned property: ITA 2007 s.837. */
	unequalSharesDays: 60,
	/** In which HMRC can begin a check of a return: TMA 1970 s.9A. */
	enquiryMonths: 12,
	/** To claim back tax overpaid, after the tax year: TMA 1970 Sch 1AB para 3. */
	overpaidYears: 4,
	/** Of costs before a business began: ITTOIA 2005 s.57. */
	preTradingYears: 7,
	/** At the end of owning a home in which it counts as lived in: TCGA 1992 s.223. */
	lastMonthsOfHome: 9,
	/** In which shares bought again count as those sold: TCGA 1992 s.106A. */
	boughtBackDays: 30,
	/** To tell HMRC of a capital loss, after the tax year: TMA 1970 s.43. */
	lossClaimYears: 4,
	/** In which HMRC can assess tax, after the tax year: TMA 1970 ss.34, 36. */
	backYears: 4,
	carelessYears: 6,
	deliberateYears: 20,
	/** From when furnished holiday lets are ordinary lets: FA 2025 Sch 5. */
	holidayLetsEnded: '2025-04-06',
	/** By when employers give the P11D: Income Tax (PAYE) Regulations 2003 reg.94. */
	benefitsFormDay: '07-06',
	/** Student loans of plan 5: S.I. 2009/470 regs 15A and 29. */
	plan5CoursesFrom: '2023-08-01',
	plan5RepaidFrom: '2026-04-06',
	sources: ['LASTING'],
	confidence: 'statute',
} as const satisfies Sourced & Readonly<Record<string, unknown>>;

/** Amounts in whole pounds, and shares in hundredths of a percent. */
export const lastingFigures = {
	/** What belongings may fetch with no gain: TCGA 1992 s.262. */
	possessionsPounds: 6000,
	/** Free of tax when a job ends: ITEPA 2003 s.403. */
	redundancyPounds: 30_000,
	/** A trivial benefit at most: ITEPA 2003 s.323A. */
	trivialBenefitPounds: 50,
	/** A staff party by the head: ITEPA 2003 s.264. */
	staffPartyPounds: 150,
	/** Of a pension pot, free of tax: FA 2004 Sch 29. */
	pensionLumpSumShare: 2500,
	/** Of all pension lump sums in a lifetime, free of tax: ITEPA 2003 s.637P. */
	lumpSumAllowancePounds: 268_275,
	/** What may be paid into ISAs in a year: S.I. 1998/1870 reg.4ZA. */
	isaPounds: 20_000,
	/** What gains below the exempt amount may be sold for and stay off a return: TMA 1970 s.8C. */
	gainsProceedsPounds: 50_000,
	/** What an employer may pay towards a move for the job: ITEPA 2003 s.287. */
	relocationPounds: 8000,
	/** Cheap loans from an employer that are no benefit: ITEPA 2003 s.180. */
	beneficialLoanPounds: 10_000,
	/** What money from a parent may earn before it is the parent’s income: ITTOIA 2005 s.629. */
	childIncomePounds: 100,
	/** The penalty for a careless, a deliberate and a concealed mistake at most, as shares of the tax: FA 2007 Sch 24 para 4. */
	carelessShare: 3000,
	deliberateShare: 7000,
	concealedShare: 10_000,
	/** What contractors take off: FA 2004 s.61, S.I. 2007/46. */
	registeredSubcontractorShare: 2000,
	unregisteredSubcontractorShare: 3000,
	sources: ['LASTING'],
	confidence: 'statute',
} as const satisfies Sourced & Readonly<Record<string, unknown>>;

/** What a company van adds to income, its fuel, and the share of the list price of an electric car. */
export interface VehicleBenefits {
	readonly vanPounds: number;
	readonly vanFuelPounds: number;
	/** What the share of a car’s list price is taken of for its fuel: ITEPA 2003 s.150. */
	readonly carFuelPounds: number;
	/** Hundredths of a percent: ITEPA 2003 s.139. */
	readonly electricCarShare: number;
}

/** Van Benefit and Car and Van Fuel Benefit Orders; the years after the last have no order yet. */
export const vehicleBenefits: Series<VehicleBenefits | null> = [
	from(
		'2023-04-06',
		{ vanPounds: 3960, vanFuelPounds: 757, carFuelPounds: 27_800, electricCarShare: 200 },
		'statute',
		['VANS'],
	),
	from(
		'2025-04-06',
		{ vanPounds: 4020, vanFuelPounds: 769, carFuelPounds: 28_200, electricCarShare: 300 },
		'statute',
		['VANS'],
	),
	from('2026-04-06', null, 'assumed', ['VANS']),
];

/** The benefits of a year; null where they are not known. */
export function vehicleBenefitsIn(taxYear: TaxYear): VehicleBenefits | null {
	return entryOn(vehicleBenefits, firstDayOf(taxYear)).value;
}

/** What a household of foster or shared lives carers takes free of tax: an amount of its own, and so much a week for each person cared for. */
export interface CareRelief {
	readonly householdPounds: number;
	readonly weeklyUnder11Pounds: number;
	readonly weeklyFrom11Pounds: number;
}

/** Qualifying care relief, which rises with prices: ITTOIA 2005 ss.808 and 811; the years after the last are not known. */
export const careReliefs: Series<CareRelief | null> = [
	from(
		'2023-04-06',
		{ householdPounds: 18_140, weeklyUnder11Pounds: 375, weeklyFrom11Pounds: 450 },
		'single',
		['CARERELIEF'],
	),
	from(
		'2024-04-06',
		{ householdPounds: 19_360, weeklyUnder11Pounds: 405, weeklyFrom11Pounds: 485 },
		'single',
		['CARERELIEF'],
	),
	from(
		'2025-04-06',
		{ householdPounds: 19_690, weeklyUnder11Pounds: 415, weeklyFrom11Pounds: 495 },
		'single',
		['CARERELIEF'],
	),
	from('2026-04-06', null, 'assumed', ['CARERELIEF']),
];

/** The relief of a year; null where it is not known. */
export function careReliefIn(taxYear: TaxYear): CareRelief | null {
	return entryOn(careReliefs, firstDayOf(taxYear)).value;
}
