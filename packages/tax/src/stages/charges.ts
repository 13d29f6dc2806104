/** What stage 9 adds to income tax: pension charges, State Pension lump sum, Child Benefit and Winter Fuel Payment. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { income } from '../pages/box.ts';
import type { Dividends } from './stage-03-dividends.ts';
import type { Status } from './stage-03a-status.ts';
import type { Allowances } from './stage-04-allowances.ts';
import { pensionCharges } from './stage-25-pension-charges.ts';
import { statePensionLumpSumTax } from './stage-26-state-pension-lump-sum.ts';
import { childBenefitCharge } from './stage-28-child-benefit.ts';

/** Charges added to income tax. */
export interface Charges {
	/** c9.39a. */
	readonly pensions: number;
	/** c9.39b. */
	readonly statePensionLumpSum: number;
	/** c9.39c. */
	readonly childBenefit: number;
	/** From 2025-26. */
	readonly winterFuel: number;
	readonly total: number;
}

/** Every charge. */
export function charges(facts: Facts, status: Status, dividends: Dividends, allowances: Allowances): Charges {
	const pensions = pensionCharges(facts.pensionCharges, status, allowances).total;
	const statePensionLumpSum = statePensionLumpSumTax(facts, status, allowances);
	const childBenefit = childBenefitCharge(facts, allowances.adjustedNetIncome);
	const winterFuel = winterFuelCharge(facts, dividends.totalIncome);
	return {
		pensions,
		statePensionLumpSum,
		childBenefit,
		winterFuel,
		total: pensions + statePensionLumpSum + childBenefit + winterFuel,
	};
}

/** All of the payment, once total income is above the limit (Finance Act 2026; a cliff edge). */
function winterFuelCharge(facts: Facts, totalIncome: number): number {
	const charge = yearData(facts.taxYear).winterFuelPaymentCharge;
	if (!charge || totalIncome <= charge.totalIncomeThresholdPounds * 100) return 0;
	return income(facts.winterFuelPayment);
}
