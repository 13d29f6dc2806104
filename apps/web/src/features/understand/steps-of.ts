/** The waterfalls' steps: from income to taxable income, and from the tax on it to the amount owed. */
import { formatPounds, type Pence, pence, sum } from '@halfpenny/facts';
import { saySettlementRow } from '@halfpenny/messages/settlement';
import { sayUnderstand } from '@halfpenny/messages/understand';
import { type Calculation, type PaidName, settlementOf } from '@halfpenny/tax';
import type { RuleId } from '@halfpenny/tax/words';
import type { WaterfallStep } from '../../charts/waterfall-layout.ts';
import type { Worked } from './engine.ts';

/** A step, and the rule behind its working. */
const rules = {
	income: 'total-income',
	allowances: 'deductions-and-allowances',
	taxable: 'taxable-income',
	charged: 'income-tax-charged',
	reductions: 'tax-after-reductions',
	giftAid: 'gift-aid-charge',
	pensionCharges: 'pension-charges',
	lumpSum: 'state-pension-lump-sum',
	childBenefit: 'child-benefit-charge',
	winterFuel: 'winter-fuel-charge',
	earlierYears: 'earlier-years-in-code',
	annualPayments: 'tax-on-annual-payments',
	class2: 'class2',
	class4: 'class4',
	studentLoan: 'student-loan',
	postgraduateLoan: 'postgraduate-loan',
	gains: 'gains-tax-due',
	gainsSetOff: 'gains-tax-set-off',
	takenOff: 'tax-taken-off',
	laterCode: 'later-code',
	due: 'total-due',
	adjusted: 'refunds-and-changes',
	paid: 'payments-on-account-made',
	left: 'left-to-settle',
} as const satisfies Readonly<Record<string, RuleId>>;

/** Returns a step's name. */
type StepName = keyof typeof rules;

/** Returns the rule whose line explains a step; undefined if there is none. */
export function ruleOfStep(key: string): RuleId | undefined {
	return key in rules ? rules[key as keyof typeof rules] : undefined;
}

/** From all income, less what is tax-free, to taxable income. */
export function incomeSteps({ totalIncome, taxableIncome }: Calculation): readonly WaterfallStep[] {
	return [
		total('income', totalIncome),
		step('allowances', pence(taxableIncome - totalIncome)),
		total('taxable', taxableIncome),
	];
}

/** From the tax on each band, through everything added and taken off, to what is owed and still to pay. */
export function taxSteps({ facts, calculation }: Settled): readonly WaterfallStep[] {
	const named = namedSteps(calculation);
	const { totalDue, balancingPayment } = calculation;
	// The one figure of stage 12 a calculation doesn't name is what a later tax code collects (c12.14).
	const laterCode = pence(totalDue - sum(named.map(({ amount }) => amount)));
	const settled = settlementOf(facts, calculation).paid.map(({ name, amount }) => step(STEPS[name], amount));
	return [
		...withAmount([...named, step('laterCode', laterCode)]),
		settledTotal('due', totalDue),
		...settled,
		...(settled.length === 0 ? [] : [settledTotal('left', balancingPayment)]),
	];
}

/** What the steps after the year's amount use. */
type Settled = Pick<Worked, 'facts' | 'calculation'>;

const STEPS = { paymentsOnAccount: 'paid', adjustments: 'adjusted' } as const satisfies Readonly<
	Record<PaidName, StepName>
>;

function namedSteps(calculation: Calculation): readonly WaterfallStep[] {
	const { incomeTaxCharged, incomeTaxDueAfterTaxReductions: reduced } = calculation;
	const { incomeTaxDueAfterGiftAid: withGiftAid, payeUnderpaymentsCodedOut, totalIncomeTaxDue } = calculation;
	const charges = [
		step('pensionCharges', calculation.pensionCharges),
		step('lumpSum', calculation.statePensionLumpSumCharge),
		step('childBenefit', calculation.highIncomeChildBenefitCharge),
		step('winterFuel', calculation.winterFuelPaymentCharge),
		step('earlierYears', payeUnderpaymentsCodedOut),
	];
	const known = sum([withGiftAid, ...charges.map(({ amount }) => amount)]);
	return [
		step('charged', incomeTaxCharged),
		step('reductions', pence(reduced - incomeTaxCharged)),
		step('giftAid', pence(withGiftAid - reduced)),
		...charges,
		step('annualPayments', pence(totalIncomeTaxDue - known)),
		step('class2', calculation.class2),
		step('class4', calculation.class4),
		step('studentLoan', calculation.studentLoan),
		step('postgraduateLoan', calculation.postgraduateLoan),
		step('gains', calculation.capitalGainsTax),
		step('gainsSetOff', pence(-calculation.capitalGainsTaxSetOff)),
		step('takenOff', pence(-calculation.taxDeducted)),
	];
}

/** A refund is labelled as one and needs no sign. */
function settledTotal(key: 'due' | 'left', amount: Pence): WaterfallStep {
	const isBack = amount < 0;
	return {
		...total(key, amount),
		isBack,
		label: sayUnderstand(isBack ? `step.${key}.refund` : `step.${key}`),
	};
}

function withAmount(steps: readonly WaterfallStep[]): readonly WaterfallStep[] {
	return steps.filter(({ amount, key }) => amount !== 0 || key === 'charged');
}

function step(key: StepName, amount: Pence): WaterfallStep {
	return { key, label: sayUnderstand(`step.${key}`), amount };
}

function total(key: StepName, amount: Pence): WaterfallStep {
	return { ...step(key, amount), isSum: true };
}

/** Returns the notes below the tax card's steps: why a gift adds tax, and where an overpaid loan repayment went. */
export function notesOf({ facts, calculation }: Settled): readonly string[] {
	const { incomeTaxDueAfterGiftAid, incomeTaxDueAfterTaxReductions, working } = calculation;
	const isCharged = incomeTaxDueAfterGiftAid > incomeTaxDueAfterTaxReductions;
	const taken = facts.studentLoans?.deducted ?? pence(0);
	const due = working.find(({ id }) => id === 'c27.42')?.value ?? pence(0);
	return [
		...(isCharged ? [saySettlementRow('giftAidCharge.why')] : []),
		...(taken > due
			? [sayUnderstand('loan.more', { taken: formatPounds(taken), due: formatPounds(due) })]
			: []),
	];
}
