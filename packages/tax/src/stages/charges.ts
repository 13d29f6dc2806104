/** What stage 9 adds to income tax: pension charges, State Pension lump sum, Child Benefit and Winter Fuel Payment. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { income } from '../pages/box.ts';
import { type PensionSavings, pensionSavings } from '../pensions/pension-savings.ts';
import type { AllowanceInputs } from './allowance-inputs.ts';
import type { Allowances } from './stage-04-allowances.ts';
import { type PensionCharges, pensionCharges } from './stage-25-pension-charges.ts';
import { statePensionLumpSumTax } from './stage-26-state-pension-lump-sum.ts';
import { childBenefitCharge } from './stage-28-child-benefit.ts';

/** Charges added to income tax. */
export interface Charges {
	/** c9.39a, with its parts. */
	readonly pensionCharges: PensionCharges;
	/** c9.39b. */
	readonly statePensionLumpSum: number;
	/** c9.39b. */
	readonly childBenefit: number;
	/** From 2025-26. */
	readonly winterFuel: number;
	readonly total: number;
	/** Undefined if pension savings were not given. */
	readonly pensionSavings: PensionSavings | undefined;
}

/** Every charge. */
export function charges(
	{ facts, status, dividends, reliefs }: AllowanceInputs,
	allowances: Allowances,
): Charges {
	const savings = facts.pensionCharges && pensionSavings(facts, reliefs);
	const pensions = pensionCharges(facts.pensionCharges, savings?.excess, status, allowances);
	const statePensionLumpSum = statePensionLumpSumTax(facts, status, allowances);
	const childBenefit = childBenefitCharge(facts, allowances.adjustedNetIncome);
	const winterFuel = winterFuelCharge(facts, dividends.totalIncome);
	return {
		pensionCharges: pensions,
		statePensionLumpSum,
		childBenefit,
		winterFuel,
		total: pensions.total + statePensionLumpSum + childBenefit + winterFuel,
		pensionSavings: savings,
	};
}

/** All of the payment, once total income is above the limit (Finance Act 2026; a cliff edge). */
function winterFuelCharge(facts: Facts, totalIncome: number): number {
	const charge = yearData(facts.taxYear).winterFuelPaymentCharge;
	if (!charge || totalIncome <= charge.totalIncomeThresholdPounds * 100) return 0;
	return income(facts.winterFuelPayment);
}
