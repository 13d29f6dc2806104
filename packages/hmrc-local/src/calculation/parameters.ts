/** A tax year's rates, bands and limits, by their names in HMRC's calculation specification. */
import { type FormYear, type YearData, yearData } from '@halfpenny/years';
import { amount, dividedBy, pounds, times } from './amount.ts';

const rate = (hundredthsOfAPercent: number): bigint => BigInt(hundredthsOfAPercent) * 100n;

/** Grossing up by a net percentage: `100/55` and the like, exact until the sixth decimal. */
const grossedFrom = (net: string) => (value: bigint) => dividedBy(times(value, pounds(100)), amount(net));

type Band = YearData['incomeTaxBands']['uk'][number];

function bandNamed(bands: readonly Band[], name: Band['name']): Band {
	const band = bands.find((candidate) => candidate.name === name);
	if (!band) throw new RangeError(`the year has no ${name} band`);
	return band;
}

/** Rates of a set of bands by name, and the width of each band. */
function bandsOf(bands: readonly Band[]) {
	const limit = (name: Band['name']) => pounds(bandNamed(bands, name).upToPounds ?? 0);
	return {
		rate: (name: Band['name']) => rate(bandNamed(bands, name).rate),
		limit,
		width: (name: Band['name'], below: Band['name']) => limit(name) - limit(below),
	};
}

function incomeTax(year: YearData) {
	const uk = bandsOf(year.incomeTaxBands.uk);
	const wales = bandsOf(year.incomeTaxBands.wales);
	const scotland = bandsOf(year.incomeTaxBands.scotland);
	return {
		BR_rate: uk.rate('basic'),
		HR_rate: uk.rate('higher'),
		AHR_rate: uk.rate('additional'),
		WBR_rate: wales.rate('basic'),
		WHR_rate: wales.rate('higher'),
		WAHR_rate: wales.rate('additional'),
		SSR_rate: scotland.rate('starter'),
		SBR_rate: scotland.rate('basic'),
		SIR_rate: scotland.rate('intermediate'),
		SHR_rate: scotland.rate('higher'),
		SAR_rate: scotland.rate('advanced'),
		SAHR_rate: scotland.rate('top'),
		BR_band: uk.limit('basic'),
		HR_band: uk.width('higher', 'basic'),
		AHR_band: uk.limit('higher'),
		SSR_band: scotland.limit('starter'),
		SBR_band: scotland.width('basic', 'starter'),
		SIR_band: scotland.width('intermediate', 'basic'),
		SHR_band: scotland.width('higher', 'intermediate'),
		SAR_band: scotland.width('advanced', 'higher'),
		SAHR_band: scotland.limit('advanced'),
	};
}

function savingsAndDividends({ savings, dividends }: YearData) {
	return {
		SR_band: pounds(savings.startingRateBandPounds),
		SR_rate: 0n,
		SNil_rate: 0n,
		SAVBR_rate: rate(savings.basicRate),
		SAVHR_rate: rate(savings.higherRate),
		SAVAR_rate: rate(savings.additionalRate),
		PSA_BR: pounds(savings.allowanceBasicPounds),
		PSA_HR: pounds(savings.allowanceHigherPounds),
		PSA_AHR: pounds(savings.allowanceAdditionalPounds),
		DA: pounds(dividends.allowancePounds),
		DivNil_rate: 0n,
		DivBR_rate: rate(dividends.ordinaryRate),
		DivHR_rate: rate(dividends.upperRate),
		DivAR_rate: rate(dividends.additionalRate),
	};
}

function allowances({ allowances: figures, investmentReliefs, reliefLimit, propertyFinanceCosts }: YearData) {
	return {
		P_A: pounds(figures.personalAllowancePounds),
		PA_taper_limit: pounds(figures.taperThresholdPounds),
		AA_limit: pounds(figures.marriedCouplesAllowanceIncomeLimitPounds),
		AA_excess: amount('0.5'),
		BPA: pounds(figures.blindPersonsAllowancePounds),
		T_P_A: pounds(figures.marriageAllowancePounds),
		H_MCA: pounds(figures.marriedCouplesAllowanceMaximumPounds),
		MCA: pounds(figures.marriedCouplesAllowanceMinimumPounds),
		MCA_2: pounds(figures.marriedCouplesAllowanceMinimumPounds) / 2n,
		MCA_born_before: figures.marriedCouplesBornBefore,
		SMP: pounds(figures.marriedCouplesAllowanceMinimumPounds),
		A_rate: rate(investmentReliefs.maintenanceRate),
		VCT_rate: rate(investmentReliefs.ventureCapitalTrustRate),
		EIS_rate: rate(investmentReliefs.enterpriseInvestmentSchemeRate),
		SEIS_rate: rate(investmentReliefs.seedEnterpriseInvestmentSchemeRate),
		CITR_rate: rate(investmentReliefs.communityInvestmentRate),
		finance_cost_rate: rate(propertyFinanceCosts.reliefRate),
		Dedn_cap: pounds(reliefLimit.capPounds),
		Dedn_taper: rate(reliefLimit.shareOfIncome),
	};
}

function contributionsAndLoans({ class1, class2, class4, studentLoans: loans }: YearData) {
	const NIC_Band = pounds(class4.upperProfitsLimitPounds - class4.lowerProfitsLimitPounds);
	return {
		NIC1_rate: rate(class1.mainRate),
		NIC_rate: rate(class4.mainRate),
		NIC_supp_rate: rate(class4.upperRate),
		NIC2_SPT: pounds(class2.smallProfitsThresholdPounds),
		NIC_LEL: pounds(class4.lowerProfitsLimitPounds),
		NIC_UEL: pounds(class4.upperProfitsLimitPounds),
		NIC_Band,
		max_NIC: times(NIC_Band, rate(class4.mainRate)),
		SL_limit1: pounds(loans.plan1Pounds),
		SL_limit2: pounds(loans.plan2Pounds),
		SL_limit4: pounds(loans.plan4Pounds),
		PGL_limit: pounds(loans.postgraduatePounds),
		SL_UIT: pounds(loans.unearnedIncomePounds),
		Sloan_rate: rate(loans.rate),
		PGL_rate: rate(loans.postgraduateRate),
	};
}

/** Carried interest: 18/28% in 2024-25, 32% alone in 2025-26 (TCGA 1992 s.1H), no gain from 2026-27. */
const carriedInterest = {
	'2024-25': [1800, 2800],
	'2025-26': [3200, 3200],
	'2026-27': [0, 0],
	'2027-28': [0, 0],
} as const;

/** The years the calculation covers: those with a form, and the next two for comparison. */
export type CalculatedYear = FormYear | '2026-27' | '2027-28';

function capitalGains({ capitalGains: figures }: YearData, year: CalculatedYear) {
	// HMRC's calculation charges the rates of 6 April for the whole year; box CGT51 carries the correction.
	const main = figures.mainRates[0];
	if (!main) throw new RangeError('the year has no capital gains rates');
	const [lowerCarried, upperCarried] = carriedInterest[year];
	return {
		CG_exempt: pounds(figures.annualExemptAmountPounds),
		ER_CGT_rate: rate(figures.businessAssetDisposalRate),
		Lower_CGT_rate: rate(main.basicRate),
		Upper_CGT_rate: rate(main.higherRate),
		Lower_CGT_rate_RP: rate(figures.residentialBasicRate),
		Upper_CGT_rate_RP: rate(figures.residentialHigherRate),
		Lower_CGT_rate_CI: rate(lowerCarried),
		Upper_CGT_rate_CI: rate(upperCarried),
	};
}

/** Grossing factors and charges that are the same in both years. */
const unchanging = {
	NS_gross: amount('1.25'),
	savings_gross: amount('1.25'),
	gift_aid: amount('1.25'),
	trust_gross: grossedFrom('55'),
	divs_gross: grossedFrom('91.25'),
	divs_gross_old: grossedFrom('92.5'),
	trust_div_gross: grossedFrom('60.65'),
	old_gross: grossedFrom('90'),
	Ldiv_rate: amount('0.1'),
	Old_DIV_rate: amount('0.075'),
	OTC_rate: amount('0.25'),
	Pen_Upayts: amount('0.4'),
	Upayts_surcharge: amount('0.55'),
	SSR_lower_band: pounds(20_000),
	SSR_lower_rate: amount('0.2'),
	SSR_higher_rate: amount('0.5'),
	Res_non_dom_ch: pounds(30_000),
	Res_non_dom_High_ch: pounds(60_000),
	CBC_rate: amount('0.01'),
};

/** Rates in millionths by band. */
type RateSet = { readonly basic: bigint; readonly higher: bigint; readonly additional: bigint };

/** Rates of property income, in the years that have separate ones. */
function propertyRates({ propertyRates: rates }: YearData): RateSet | null {
	if (rates === null) return null;
	return {
		basic: rate(rates.basicRate),
		higher: rate(rates.higherRate),
		additional: rate(rates.additionalRate),
	};
}

const made = new Map<CalculatedYear, Parameters>();

/** Every named figure of the calculation in one year, in millionths. */
export function parametersOf(taxYear: CalculatedYear): Parameters {
	const before = made.get(taxYear);
	if (before) return before;
	const parameters = makeParameters(taxYear);
	made.set(taxYear, parameters);
	return parameters;
}

function makeParameters(taxYear: CalculatedYear) {
	const year = yearData(taxYear);
	const { highIncomeChildBenefitCharge: benefit, winterFuelPaymentCharge: fuel, paymentsOnAccount } = year;
	return {
		...incomeTax(year),
		...savingsAndDividends(year),
		...allowances(year),
		...contributionsAndLoans(year),
		...capitalGains(year, taxYear),
		...unchanging,
		property_rates: propertyRates(year),
		CBC_HR_threshold: pounds(benefit.thresholdPounds),
		CBC_taper: dividedBy(pounds(1), pounds(benefit.poundsPerPercent)),
		WFP_limit: fuel ? pounds(fuel.totalIncomeThresholdPounds) : null,
		POA_limit: pounds(paymentsOnAccount.smallestTaxPounds),
		POA_share: rate(paymentsOnAccount.deductedAtSourceShare),
		MCA_year_starts: year.startsOn,
	};
}

/** The figures of one year. */
export type Parameters = Readonly<ReturnType<typeof makeParameters>>;
