/** The year's rates, limits and exempt amounts used in a line, each from where its stage takes it. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { type YearData, yearData } from '@halfpenny/years';
import type { Figures } from '../figures.ts';
import { class2InLimit } from '../stages/stage-16-national-insurance.ts';
import { pensionChargeRates } from '../stages/stage-25-pension-charges.ts';
import { lumpSumRate } from '../stages/stage-26-state-pension-lump-sum.ts';
import { thresholdOf } from '../stages/stage-27-student-loans.ts';
import { childBenefitPercent } from '../stages/stage-28-child-benefit.ts';
import { class2WeeksOf } from '../stages/years/class-2.ts';

/** Where to look a figure of the year up. */
interface Sources {
	readonly facts: Facts;
	readonly figures: Figures;
	readonly status: Figures['status'];
	readonly year: YearData;
}

type Kind = 'rate' | 'amount' | 'count';

/** Undefined if it does not apply to this person. */
type Lookup = (sources: Sources) => number | undefined;

const rate = (of: Lookup) => ({ kind: 'rate' as const, of });
const amount = (of: Lookup) => ({ kind: 'amount' as const, of });
const pounds = (of: Lookup) =>
	amount((sources) => {
		const found = of(sources);
		return found === undefined ? undefined : found * 100;
	});

const figuresOfTheYear = {
	starterRate: rate(({ status }) => status.starterRate),
	basicRate: rate(({ status }) => status.basicRate),
	intermediateRate: rate(({ status }) => status.intermediateRate),
	higherRate: rate(({ status }) => status.higherRate),
	advancedRate: rate(({ status }) => status.advancedRate),
	topRate: rate(({ status }) => status.topRate),
	propertyBasicRate: rate(({ status }) => status.propertyRates?.basicRate),
	propertyHigherRate: rate(({ status }) => status.propertyRates?.higherRate),
	propertyAdditionalRate: rate(({ status }) => status.propertyRates?.additionalRate),
	savingsBasicRate: rate(({ status }) => status.savingsBasicRate),
	savingsHigherRate: rate(({ status }) => status.savingsHigherRate),
	savingsAdditionalRate: rate(({ status }) => status.savingsAdditionalRate),
	dividendOrdinaryRate: rate(({ status }) => status.dividendOrdinaryRate),
	dividendUpperRate: rate(({ status }) => status.dividendUpperRate),
	dividendAdditionalRate: rate(({ status }) => status.dividendAdditionalRate),
	ukBasicRate: rate(({ status }) => status.ukBasicRate),
	starterBand: amount(({ status }) => status.starterBand),
	basicBand: amount(({ status }) => status.basicBand),
	intermediateBand: amount(({ status }) => status.intermediateBand),
	higherBand: amount(({ status }) => status.higherBand),
	advancedBand: amount(({ status }) => status.advancedBand),
	topFrom: amount(({ status }) => status.topFrom),
	ukBasicLimit: amount(({ status }) => status.ukBasicLimit),
	ukAdditionalFrom: amount(({ status }) => status.ukAdditionalFrom),
	startingBand: amount(({ status }) => status.startingBand),
	savingsAllowance: amount(({ figures }) => figures.allowances.savingsAllowance),
	dividendAllowance: amount(({ figures }) => figures.allowances.dividendAllowance),
	fullPersonalAllowance: amount(({ status }) => status.personalAllowance),
	taperThreshold: amount(({ status }) => status.taperThreshold),
	blindPersonsAllowance: pounds(({ facts, year }) =>
		facts.reliefs?.blind ? year.allowances.blindPersonsAllowancePounds : undefined,
	),
	marriageAllowance: pounds(({ year }) => year.allowances.marriageAllowancePounds),
	marriedCouplesMaximum: pounds(({ year }) => year.allowances.marriedCouplesAllowanceMaximumPounds),
	marriedCouplesMinimum: pounds(({ year }) => year.allowances.marriedCouplesAllowanceMinimumPounds),
	marriedCouplesIncomeLimit: pounds(({ year }) => year.allowances.marriedCouplesAllowanceIncomeLimitPounds),
	marriedCouplesRate: rate(({ year }) => year.allowances.marriedCouplesAllowanceRate),
	tradingAllowance: pounds(({ year }) => year.smallAllowances.tradingAllowancePounds),
	propertyAllowance: pounds(({ year }) => year.smallAllowances.propertyAllowancePounds),
	rentARoom: pounds(({ facts, year }) =>
		facts.ukProperty?.rentARoom?.shared
			? year.smallAllowances.rentARoomSharedPounds
			: year.smallAllowances.rentARoomPounds,
	),
	reliefLimit: pounds(({ year }) => year.reliefLimit.capPounds),
	reliefLimitShare: rate(({ year }) => year.reliefLimit.shareOfIncome),
	ventureCapitalTrustRate: rate(({ year }) => year.investmentReliefs.ventureCapitalTrustRate),
	enterpriseInvestmentSchemePlainLimit: pounds(
		({ year }) => year.investmentReliefs.enterpriseInvestmentSchemePlainLimitPounds,
	),
	enterpriseInvestmentSchemeLimit: pounds(
		({ year }) => year.investmentReliefs.enterpriseInvestmentSchemeLimitPounds,
	),
	enterpriseInvestmentSchemeRate: rate(({ year }) => year.investmentReliefs.enterpriseInvestmentSchemeRate),
	seedEnterpriseInvestmentSchemeRate: rate(
		({ year }) => year.investmentReliefs.seedEnterpriseInvestmentSchemeRate,
	),
	communityInvestmentRate: rate(({ year }) => year.investmentReliefs.communityInvestmentRate),
	maintenanceRate: rate(({ year }) => year.investmentReliefs.maintenanceRate),
	financeCostsRate: rate(({ year }) => year.propertyFinanceCosts.reliefRate),
	class1MainRate: rate(({ year }) => year.class1.mainRate),
	class2Weekly: amount(({ facts, year }) =>
		facts.class2?.amount === undefined ? year.class2.weeklyRatePence : undefined,
	),
	class2Weeks: {
		kind: 'count' as const,
		of: ({ facts }: Sources) => (facts.class2?.amount === undefined ? class2WeeksOf(facts) : undefined),
	},
	class2InLimit: amount(({ year }) => class2InLimit(year.taxYear)),
	class4LowerLimit: pounds(({ year }) => year.class4.lowerProfitsLimitPounds),
	class4UpperLimit: pounds(({ year }) => year.class4.upperProfitsLimitPounds),
	class4MainRate: rate(({ year }) => year.class4.mainRate),
	class4UpperRate: rate(({ year }) => year.class4.upperRate),
	studentLoanThreshold: amount(({ facts, year }) =>
		thresholdOf(facts.studentLoans?.plans, year.studentLoans),
	),
	studentLoanRate: rate(({ year }) => year.studentLoans.rate),
	unearnedIncomeLimit: pounds(({ year }) => year.studentLoans.unearnedIncomePounds),
	postgraduateLoanThreshold: pounds(({ year }) => year.studentLoans.postgraduatePounds),
	postgraduateLoanRate: rate(({ year }) => year.studentLoans.postgraduateRate),
	annualExemptAmount: pounds(({ year }) => year.capitalGains.annualExemptAmountPounds),
	reliefGainsRate: rate(({ year }) => year.capitalGains.businessAssetDisposalRate),
	residentialGainsBasicRate: rate(({ year }) => year.capitalGains.residentialBasicRate),
	residentialGainsHigherRate: rate(({ year }) => year.capitalGains.residentialHigherRate),
	gainsBasicRate: rate(({ year }) => year.capitalGains.mainRates[0]?.basicRate),
	gainsHigherRate: rate(({ year }) => year.capitalGains.mainRates[0]?.higherRate),
	gainsBasicRateLater: rate(({ year }) => year.capitalGains.mainRates[1]?.basicRate),
	gainsHigherRateLater: rate(({ year }) => year.capitalGains.mainRates[1]?.higherRate),
	gainsBasicRateRise: rate(({ year }) => rise(year, 'basicRate')),
	gainsHigherRateRise: rate(({ year }) => rise(year, 'higherRate')),
	annualAllowance: pounds(({ year }) => year.pensions.annualAllowancePounds),
	annualAllowanceMinimum: pounds(({ year }) => year.pensions.taperedMinimumPounds),
	thresholdIncomeLimit: pounds(({ year }) => year.pensions.thresholdIncomePounds),
	adjustedIncomeLimit: pounds(({ year }) => year.pensions.adjustedIncomePounds),
	overseasTransferRate: rate(() => pensionChargeRates.overseasTransfer),
	unauthorisedRate: rate(() => pensionChargeRates.unauthorised),
	unauthorisedSurchargeRate: rate(() => pensionChargeRates.surcharge),
	refundLowerRate: rate(() => pensionChargeRates.refundLower),
	refundHigherRate: rate(() => pensionChargeRates.refundHigher),
	refundLowerBand: amount(() => pensionChargeRates.refundLowerBand),
	statePensionLumpSumRate: rate(({ figures }) => lumpSumRate(figures.status, figures.allowances)),
	childBenefitThreshold: pounds(({ year }) => year.highIncomeChildBenefitCharge.thresholdPounds),
	childBenefitStep: pounds(({ year }) => year.highIncomeChildBenefitCharge.poundsPerPercent),
	childBenefitPercent: rate(
		({ facts, figures }) => childBenefitPercent(facts, figures.allowances.adjustedNetIncome) * 100,
	),
	winterFuelLimit: pounds(({ year }) => year.winterFuelPaymentCharge?.totalIncomeThresholdPounds),
} as const satisfies Readonly<Record<string, { readonly kind: Kind; readonly of: Lookup }>>;

/** The increase in a rate on gains within the year. */
function rise(
	{ capitalGains: { mainRates } }: YearData,
	name: 'basicRate' | 'higherRate',
): number | undefined {
	const [old, changed] = mainRates;
	return old && changed && changed[name] - old[name];
}

/** A figure that is the same everywhere in one calculation. */
export type LookedUpName = keyof typeof figuresOfTheYear;

/** The name of a figure of the year; those of capital allowances are named by asset. Words are in `@halfpenny/tax/words`. */
export type UsedName =
	| LookedUpName
	| 'annualInvestmentLimit'
	| 'firstYearRate'
	| 'writingDownRate'
	| 'smallPoolLimit'
	| 'buildingsRate';

/** A figure of the year used in a line: a rate in hundredths of a percent, an amount in pence, or a number. */
export type Used =
	| { readonly name: UsedName; readonly rate: number }
	| { readonly name: UsedName; readonly amount: Pence }
	| { readonly name: UsedName; readonly count: number };

/** Finds a figure of the year by its name. */
export type Look = (name: LookedUpName) => Used | undefined;

/** Looks up figures of the year for one calculation. Those that do not apply are undefined. */
export function usedIn(facts: Facts, figures: Figures): Look {
	const sources: Sources = { facts, figures, status: figures.status, year: yearData(facts.taxYear) };
	return (name) => {
		const { kind, of } = figuresOfTheYear[name];
		const value = of(sources);
		if (!value) return undefined;
		if (kind === 'rate') return { name, rate: value };
		return kind === 'count' ? { name, count: value } : { name, amount: pence(value) };
	};
}

const NOTHING: readonly never[] = [];

/** The figures of the year that apply, by name. */
export function lookUp(names: readonly LookedUpName[], look: Look): readonly Used[] {
	if (names.length === 0) return NOTHING;
	const used: Used[] = [];
	for (const name of names) {
		const one = look(name);
		if (one !== undefined) used.push(one);
	}
	return used;
}
