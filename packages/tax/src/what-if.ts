/** The effect of a change and its causes: an allowance lost, a charge that starts, a band reached. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { type Settled, settled } from './calculate.ts';
import type { BandSlice, Calculation } from './calculation.ts';

/** Causes that can make the bill rise or fall by more than the plain rate of tax. */
export type CauseName =
	| 'personalAllowance'
	| 'savingsAllowance'
	| 'startingRate'
	| 'dividendAllowance'
	| 'higherBand'
	| 'highIncomeChildBenefitCharge'
	| 'winterFuelPaymentCharge'
	| 'statePensionLumpSumCharge'
	| 'giftAidCharge'
	| 'marriageAllowanceTransferred'
	| 'marriageAllowance'
	| 'marriedCouplesAllowance'
	| 'blindPersonsAllowance'
	| 'pensionPayments'
	| 'giftsOfAssets'
	| 'deductedReliefs'
	| 'annualPayments'
	| 'ventureCapitalTrust'
	| 'enterpriseInvestmentScheme'
	| 'seedEnterpriseInvestmentScheme'
	| 'communityInvestment'
	| 'maintenance'
	| 'financeCosts'
	| 'loanInterest'
	| 'taxDeducted'
	| 'earlierYears'
	| 'laterCode'
	| 'studentLoan'
	| 'postgraduateLoan'
	| 'class2'
	| 'class4'
	| 'capitalGainsTax'
	| 'capitalGainsTaxSetOff'
	| 'pensionCharges'
	| 'transitionProfit';

/** One cause, and how much its figure rises (falls, if negative). */
export interface Cause {
	readonly name: CauseName;
	/** The figure before and after. */
	readonly before: Pence;
	readonly after: Pence;
}

/** The effect of a change. */
export interface WhatIf {
	readonly before: Calculation;
	readonly after: Calculation;
	/** How much more is owed; negative is less. */
	readonly difference: Pence;
	/** The part of the added income that is kept: the added income less the extra tax. Negative at a cliff. */
	readonly kept: Pence;
	readonly causes: readonly Cause[];
}

/** Bands above the basic one, by any of their names. */
const ABOVE_BASIC = ['intermediate', 'higher', 'advanced', 'additional', 'top', 'upper'];

/** The effect of replacing some schedules of the facts. Without the working, since no screen shows it here. */
export function whatIf(facts: Facts, change: Partial<Omit<Facts, 'taxYear'>>): WhatIf {
	const was = settled(facts);
	const becomes = settled({ ...facts, ...change });
	const { answer: before } = was;
	const { answer: after } = becomes;
	const difference = pence(after.totalDue - before.totalDue);
	return {
		before,
		after,
		difference,
		kept: pence(after.totalIncome - before.totalIncome - difference),
		causes: causes(was, becomes),
	};
}

function causes(before: Settled, after: Settled): Cause[] {
	return Object.entries(figures)
		.map(([name, figure]) => ({ name, before: pence(figure(before)), after: pence(figure(after)) }))
		.filter((cause): cause is Cause => isCause(cause.name) && cause.before !== cause.after);
}

const figures: Readonly<Record<CauseName, (settled: Settled) => number>> = {
	personalAllowance: ({ answer }) => answer.personalAllowance,
	savingsAllowance: ({ answer }) => amountIn(answer.bands, 'savings', ['nil']),
	startingRate: ({ answer }) => amountIn(answer.bands, 'savings', ['starting']),
	dividendAllowance: ({ answer }) => amountIn(answer.bands, 'dividends', ['nil']),
	higherBand: ({ answer }) =>
		answer.bands
			.filter(({ band }) => ABOVE_BASIC.includes(band))
			.reduce((total, { amount }) => total + amount, 0),
	highIncomeChildBenefitCharge: ({ answer }) => answer.highIncomeChildBenefitCharge,
	winterFuelPaymentCharge: ({ answer }) => answer.winterFuelPaymentCharge,
	statePensionLumpSumCharge: ({ answer }) => answer.statePensionLumpSumCharge,
	giftAidCharge: ({ answer }) => answer.incomeTaxDueAfterGiftAid - answer.incomeTaxDueAfterTaxReductions,
	marriageAllowanceTransferred: ({ answer }) => answer.marriageAllowanceTransferred,
	marriageAllowance: ({ answer }) => answer.reliefs.marriageAllowance ?? 0,
	marriedCouplesAllowance: ({ answer }) => answer.reliefs.marriedCouplesAllowance ?? 0,
	blindPersonsAllowance: ({ figures }) => figures.allowances.blindPersonsAllowance,
	pensionPayments: ({ figures }) => figures.reliefs.pensionPaymentsGross,
	giftsOfAssets: ({ figures }) => figures.reliefs.giftsOfAssets,
	deductedReliefs: ({ figures }) => figures.reliefs.allowed,
	annualPayments: ({ figures }) => figures.taxDue.annualPayments,
	ventureCapitalTrust: ({ answer }) => answer.reliefs.ventureCapitalTrust ?? 0,
	enterpriseInvestmentScheme: ({ answer }) => answer.reliefs.enterpriseInvestmentScheme ?? 0,
	seedEnterpriseInvestmentScheme: ({ answer }) => answer.reliefs.seedEnterpriseInvestmentScheme ?? 0,
	communityInvestment: ({ answer }) => answer.reliefs.communityInvestment ?? 0,
	maintenance: ({ answer }) => answer.reliefs.maintenance ?? 0,
	financeCosts: ({ answer }) => answer.reliefs.financeCosts ?? 0,
	loanInterest: ({ answer }) => answer.reliefs.loanInterest ?? 0,
	taxDeducted: ({ answer }) => answer.taxDeducted,
	earlierYears: ({ answer }) => answer.payeUnderpaymentsCodedOut,
	laterCode: ({ figures: { taxDue, taxPaid } }) => taxDue.charged - taxPaid.total - taxDue.beforeCapitalGains,
	studentLoan: ({ answer }) => answer.studentLoan,
	postgraduateLoan: ({ answer }) => answer.postgraduateLoan,
	class2: ({ answer }) => answer.class2,
	class4: ({ answer }) => answer.class4,
	capitalGainsTax: ({ answer }) => answer.capitalGainsTax,
	capitalGainsTaxSetOff: ({ answer }) => answer.capitalGainsTaxSetOff,
	pensionCharges: ({ answer }) => answer.pensionCharges,
	transitionProfit: ({ answer }) => answer.incomeTaxChargedOnTransitionProfits,
};

function isCause(name: string): name is CauseName {
	return name in figures;
}

function amountIn(bands: readonly BandSlice[], kind: BandSlice['income'], names: readonly string[]): number {
	return bands
		.filter(({ income, band }) => income === kind && names.includes(band))
		.reduce((total, { amount }) => total + amount, 0);
}
