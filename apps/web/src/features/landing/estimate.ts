/** The engine behind the sliders: facts in, answer out. Loaded after the page, since it is large. */
import { type Pence, parseFacts, type Residence, sum, toPounds } from '@halfpenny/facts';
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

/** Returns the answer for a year; undefined for a year without rules. */
export function estimate(taxYear: string, sliders: Sliders): Estimate | undefined {
	if (!isTaxYear(taxYear)) return undefined;
	const { pay, profit, interest, residence } = sliders;
	const payAsYouEarn = calculated({ taxYear, residence, employments: [{ pay }] }).totalIncomeTaxDue;
	const calculation = calculated({
		taxYear,
		residence,
		employments: [{ pay, taxDeducted: toPounds(payAsYouEarn) }],
		trades: profit > 0 ? [{ turnover: profit, tradingAllowance: false }] : [],
		savings: { untaxedUkInterest: interest },
	});
	const { totalIncomeTaxDue, class2, class4 } = calculation;
	const wholeTax = sum([totalIncomeTaxDue, class2, class4]);
	return { calculation, payAsYouEarn, wholeTax, steps: mainSteps(calculation) };
}

function calculated(input: object): Calculation {
	const read = parseFacts(input);
	if (!read.ok) throw new Error(`the sliders gave facts that cannot be: ${read.problems[0]?.path}`);
	return calculate(read.facts);
}
