/** The engine behind the sliders: facts in, answer out. Loaded after the page, since it is large. */
import { type Pence, pounds, type Residence, sum } from '@halfpenny/facts';
import { type Calculation, calculate } from '@halfpenny/tax';
import { isTaxYear } from '@halfpenny/years';
import { mainSteps, type Step } from '../../returns/working/main-steps.ts';

/** The sliders' values, in whole pounds. */
export interface Sliders {
	readonly pay: number;
	/** Profit of the user's own business. */
	readonly profit: number;
	readonly interest: number;
	readonly residence: Residence;
}

/** What a return with just these figures would come to. */
export interface Estimate {
	readonly calculation: Calculation;
	/** The tax an employer takes from the pay alone: one job all year, with the usual allowance. */
	readonly payAsYouEarn: Pence;
	/** Income Tax and National Insurance for the whole year. */
	readonly wholeTax: Pence;
	readonly steps: readonly Step[];
}

/** Returns the answer for a year; undefined for a year without rules. Reads no facts, so that the page loads no schema. */
export function estimate(taxYear: string, sliders: Sliders): Estimate | undefined {
	if (!isTaxYear(taxYear)) return undefined;
	const { pay, profit, interest, residence } = sliders;
	const job = { pay: pounds(pay) };
	const payAsYouEarn = calculate({ taxYear, residence, employments: [job] }).totalIncomeTaxDue;
	const calculation = calculate({
		taxYear,
		residence,
		employments: [{ ...job, taxDeducted: payAsYouEarn }],
		trades: profit > 0 ? [{ turnover: pounds(profit), tradingAllowance: false }] : [],
		savings: { untaxedUkInterest: pounds(interest) },
	});
	const { totalIncomeTaxDue, class2, class4 } = calculation;
	const wholeTax = sum([totalIncomeTaxDue, class2, class4]);
	return { calculation, payAsYouEarn, wholeTax, steps: mainSteps(calculation) };
}
