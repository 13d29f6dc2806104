/** Published answers, as facts and as our figures. */
import { readFileSync } from 'node:fs';
import type { FactsInput } from '@halfpenny/facts';
import { isTaxYear } from '@halfpenny/years';
import type { Calculation } from '../src/index.ts';
import { calculate } from '../src/index.ts';
import { facts } from './people.ts';
import { hasShared, sharedFolder } from './shared.ts';

/** One published answer. */
export interface PublishedCase {
	readonly id: string;
	readonly taxYear: string;
	readonly jurisdiction: string;
	readonly kind: string;
	readonly input: Readonly<Record<string, unknown>>;
	readonly expected: Readonly<Record<string, number>>;
	readonly trust: string;
	readonly tolerance?: number;
}

type Inputs = Readonly<Record<string, unknown>>;

/** How to turn an input of a published case into facts. */
const intoFacts: Readonly<Record<string, (value: unknown, inputs: Inputs) => Partial<FactsInput>>> = {
	employment: (value) => ({ employments: [{ pay: Number(value) }] }),
	otherIncome: (value) => ({ otherIncome: { amount: Number(value) } }),
	adjustedNetIncome: (value) => ({ otherIncome: { amount: Number(value) } }),
	savingsInterest: (value) => ({ savings: { untaxedUkInterest: Number(value) } }),
	dividends: (value) => ({ dividends: { ukDividends: Number(value) } }),
	selfEmploymentProfit: (value) => ({ trades: [{ turnover: Number(value), tradingAllowance: false }] }),
	tradingIncome: (value, inputs) => ({
		trades: [
			{
				turnover: Number(value),
				...(inputs.childBenefit === undefined ? {} : { tradingAllowance: true }),
				expenses: { otherExpenses: Number(inputs.tradingExpenses ?? 0) },
			},
		],
	}),
	tradingExpenses: () => ({}),
	ukPropertyProfit: (value, inputs) => ({
		ukProperty: {
			rents: Number(value),
			propertyAllowance: false,
			financeCosts: Number(inputs.propertyFinanceCosts ?? 0),
		},
	}),
	propertyFinanceCosts: () => ({}),
	propertyIncome: (value) => ({ ukProperty: { rents: Number(value), propertyAllowance: true } }),
	childBenefit: (value) => ({ childBenefit: { received: Number(value) } }),
	giftAid: (value, inputs) => ({ reliefs: reliefsOf(inputs, { giftAid: Number(value) }) }),
	giftAidGross: (value) => ({ reliefs: { giftAid: Number(value) * 0.8 } }),
	pensionReliefAtSourceNet: (value, inputs) => ({
		reliefs: reliefsOf(inputs, { pensionReliefAtSource: Number(value) * 1.25 }),
	}),
	reliefs: (value, inputs) => ({ reliefs: reliefsOf(inputs, { qualifyingLoanInterest: Number(value) }) }),
	marriageAllowance: () => ({ reliefs: { marriageAllowance: 'given' } }),
	allowanceOverride: () => ({}),
	voluntaryClass2: () => ({ class2: { voluntary: true } }),
	studentLoanPlan: (value) => ({ studentLoans: { plans: [planOf(value)] } }),
	postgraduateLoan: () => ({ studentLoans: { postgraduate: true } }),
	capitalGains: (value) => ({ capitalGains: { disposals: disposalsOf(value) } }),
};

/** Several inputs of a case are reliefs: each keeps the others. */
function reliefsOf(
	inputs: Inputs,
	own: NonNullable<FactsInput['reliefs']>,
): NonNullable<FactsInput['reliefs']> {
	return {
		...(inputs.giftAid === undefined ? {} : { giftAid: Number(inputs.giftAid) }),
		...(inputs.pensionReliefAtSourceNet === undefined
			? {}
			: { pensionReliefAtSource: Number(inputs.pensionReliefAtSourceNet) * 1.25 }),
		...(inputs.reliefs === undefined ? {} : { qualifyingLoanInterest: Number(inputs.reliefs) }),
		...own,
	};
}

function planOf(value: unknown): 'plan1' | 'plan2' | 'plan4' | 'plan5' {
	if (value === 'plan1' || value === 'plan2' || value === 'plan4' || value === 'plan5') return value;
	throw new Error(`no such plan: ${value}`);
}

function disposalsOf(value: unknown): NonNullable<NonNullable<FactsInput['capitalGains']>['disposals']> {
	if (!Array.isArray(value)) throw new Error('not a list of gains');
	return value.map((gain) => ({
		kind: 'other',
		gain: Number(gain.amount),
		...(gain.period === undefined ? {} : { date: gain.period === 'post' ? '2024-12-01' : '2024-06-01' }),
	}));
}

const figures: Readonly<Record<string, (answer: Calculation) => number>> = {
	incomeTax: (answer) => answer.totalIncomeTaxDue,
	nonSavingsTax: (answer) => answer.incomeTaxCharged - answer.savingsTax - answer.dividendTax,
	dividendTax: (answer) => answer.dividendTax,
	personalAllowance: (answer) => answer.personalAllowance,
	adjustedNetIncome: (answer) => answer.adjustedNetIncome,
	totalIncome: (answer) => answer.totalIncome,
	class2: (answer) => answer.class2,
	class4: (answer) => answer.class4,
	cgt: (answer) => answer.capitalGainsTax + 0,
	studentLoan: (answer) => answer.studentLoan,
	postgraduateLoanRepayment: (answer) => answer.postgraduateLoan,
	hicbcPercent: (answer) => answer.highIncomeChildBenefitCharge / 10,
	financeCostRelief: (answer) => answer.reliefs.financeCosts ?? 0,
	financeCostsCarriedForward: (answer) => answer.carriedForward.financeCosts ?? 0,
	allowancesGiven: (answer) => answer.working.find((line) => line.id === 'c4.70')?.value ?? 0,
};

function answerOf({ taxYear, jurisdiction, input }: PublishedCase): Calculation {
	if (!isTaxYear(taxYear)) throw new Error(`no figures for ${taxYear}`);
	const parts = Object.entries(input).map(([name, value]) => intoFacts[name]?.(value, input) ?? {});
	return calculate(
		facts(
			Object.assign(
				{
					taxYear,
					residence: jurisdiction === 'scotland' ? 'scotland' : jurisdiction === 'wales' ? 'wales' : 'uk',
				} satisfies FactsInput,
				...parts,
			),
		),
	);
}

/** Rows where HMRC's own Self Assessment calculation, which decides a return, differs from the source: the reason for each. */
export const specificationWins: Readonly<Record<string, string>> = {
	'PE-HICBC-002': 'the source adds pence of Child Benefit; HMRC drops them (c28.11)',
};

/** A code number can give different free pay from the law's allowance (1257L gives 12,579): such a row is not an annual calculation. */
function isAnnual({ input }: PublishedCase): boolean {
	const given = input.allowanceOverride;
	return given === undefined || given === 12_570 || (given === 0 && Number(input.employment) >= 125_140);
}

function read(): PublishedCase[] {
	if (!hasShared) return [];
	const { cases } = JSON.parse(readFileSync(`${sharedFolder}tax/cases.json`, 'utf8'));
	return cases;
}

/** Every published annual calculation that the engine covers. */
export const covered = read()
	.filter((row) => isTaxYear(row.taxYear))
	.filter((row) => Object.keys(row.input).every((key) => key in intoFacts))
	.filter((row) => !(row.id in specificationWins))
	.filter((row) => Object.keys(row.expected).some((key) => key in figures))
	.filter(isAnnual);

/** Whether we match every figure of the source, within the source's own tolerance; `strict` allows none. */
export function agrees(row: PublishedCase, strict = false): boolean {
	const answer = answerOf(row);
	const allowed = strict ? 0 : (row.tolerance ?? 0);
	return Object.entries(row.expected).every(([name, expected]) => {
		const given = figures[name]?.(answer);
		return given === undefined || Math.abs(given - expected * 100) <= allowed * 100 + 0.001;
	});
}
