/** The steps of the waterfalls: from income to what is taxed, and from the tax on it to what is owed. */
import { type Pence, pence, sum } from '@halfpenny/facts';
import { sayUnderstand } from '@halfpenny/messages/understand';
import type { Calculation } from '@halfpenny/tax';
import type { RuleId } from '@halfpenny/tax/words';
import type { WaterfallStep } from '../../charts/waterfall-layout.ts';

/** A step, and the rule whose line is its working. */
const rules = {
	income: 'total-income',
	allowances: 'deductions-and-allowances',
	taxable: 'taxable-income',
	charged: 'income-tax-charged',
	reductions: 'tax-after-reductions',
	pensionCharges: 'pension-charges',
	lumpSum: 'state-pension-lump-sum',
	childBenefit: 'child-benefit-charge',
	winterFuel: 'winter-fuel-charge',
	class2: 'class2',
	class4: 'class4',
	studentLoan: 'student-loan',
	postgraduateLoan: 'postgraduate-loan',
	gains: 'gains-tax-due',
	gainsSetOff: 'gains-tax-set-off',
	takenOff: 'tax-taken-off',
	due: 'total-due',
} as const satisfies Readonly<Record<string, RuleId>>;

/** What a step is called. */
type StepName = keyof typeof rules | 'otherTax' | 'other' | 'paid' | 'left';

/** The rule whose line explains a step, if one does. */
export function ruleOfStep(key: string): string | undefined {
	return key in rules ? rules[key as keyof typeof rules] : undefined;
}

/** From all income, less what is free of tax, to what is taxed. */
export function incomeSteps({ totalIncome, taxableIncome }: Calculation): readonly WaterfallStep[] {
	return [
		total('income', totalIncome),
		step('allowances', pence(taxableIncome - totalIncome)),
		total('taxable', taxableIncome),
	];
}

/** From the tax on the bands, by all that is added and taken off, to what is owed, and what of it is still to pay. */
export function taxSteps(calculation: Calculation): readonly WaterfallStep[] {
	const named = namedSteps(calculation);
	const { totalDue, balancingPayment } = calculation;
	const rest = pence(totalDue - sum(named.map(({ amount }) => amount)));
	const paid = pence(balancingPayment - totalDue);
	return [
		...withAmount([...named, step('other', rest)]),
		total('due', totalDue),
		...(paid === 0 ? [] : [step('paid', paid), total('left', balancingPayment)]),
	];
}

function namedSteps(calculation: Calculation): readonly WaterfallStep[] {
	const { incomeTaxCharged, incomeTaxDueAfterGiftAid, totalIncomeTaxDue } = calculation;
	const charges = [
		step('pensionCharges', calculation.pensionCharges),
		step('lumpSum', calculation.statePensionLumpSumCharge),
		step('childBenefit', calculation.highIncomeChildBenefitCharge),
		step('winterFuel', calculation.winterFuelPaymentCharge),
	];
	const known = sum([incomeTaxDueAfterGiftAid, ...charges.map(({ amount }) => amount)]);
	return [
		step('charged', incomeTaxCharged),
		step('reductions', pence(incomeTaxDueAfterGiftAid - incomeTaxCharged)),
		...charges,
		step('otherTax', pence(totalIncomeTaxDue - known)),
		step('class2', calculation.class2),
		step('class4', calculation.class4),
		step('studentLoan', calculation.studentLoan),
		step('postgraduateLoan', calculation.postgraduateLoan),
		step('gains', calculation.capitalGainsTax),
		step('gainsSetOff', pence(-calculation.capitalGainsTaxSetOff)),
		step('takenOff', pence(-calculation.taxDeducted)),
	];
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
