/** Jo, a made-up person: the facts of the demo, and their calculation. */
import { type Facts, parseFacts } from '@halfpenny/facts';
import { type Calculation, calculate } from '@halfpenny/tax';
import { isTaxYear, type TaxYear, yearDueNext } from '@halfpenny/years';
import { mainSteps, type Step } from '../../returns/working/main-steps.ts';

/** Jo's answers, in pounds as Jo would type them. */
export const JO = {
	pay: '31250.00',
	taxDeducted: '3736.00',
	turnover: '9480.00',
	costOfGoods: '2315.60',
	interest: '412.75',
	gift: '120.00',
};

/** Jo's return of a year. */
export interface DemoReturn {
	readonly taxYear: TaxYear;
	readonly facts: Facts;
	readonly calculation: Calculation;
	readonly steps: readonly Step[];
}

/** The return for the year the service shows, or for the next one due after `today`. */
export function joReturn(wanted: string | undefined, today: string): DemoReturn {
	const taxYear = wanted !== undefined && isTaxYear(wanted) ? wanted : yearDueNext(today);
	const read = parseFacts({
		taxYear,
		residence: 'uk',
		employments: [{ pay: JO.pay, taxDeducted: JO.taxDeducted }],
		trades: [{ turnover: JO.turnover, expenses: { costOfGoods: JO.costOfGoods } }],
		savings: { untaxedUkInterest: JO.interest },
		reliefs: { giftAid: JO.gift },
	});
	if (!read.ok) throw new Error(`Jo's facts cannot be: ${read.problems[0]?.path}`);
	const calculation = calculate(read.facts);
	return { taxYear, facts: read.facts, calculation, steps: mainSteps(calculation) };
}
