/** Jo, who is made up: the facts of the demo, and what the engine makes of them. */
import { parseFacts } from '@halfpenny/facts';
import { type Calculation, calculate } from '@halfpenny/tax';
import { type RuleWords, ruleWords } from '@halfpenny/tax/words';
import { isTaxYear, type TaxYear, yearDueNext } from '@halfpenny/years';

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
	readonly calculation: Calculation;
	readonly steps: readonly (RuleWords & { readonly id: string; readonly value: Calculation['totalDue'] })[];
}

/** Totals of HMRC's stages and National Insurance. */
const MAIN_STEPS = /^(c3\.21|c4\.64|c4\.74|c8\.\d+|c11\.31|c12\.2|c12\.18)$/;

/** The return of the year that the service shows, or of the one due next after `today`. */
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
	return { taxYear, calculation, steps: stepsOf(calculation) };
}

function stepsOf({ working }: Calculation): DemoReturn['steps'] {
	const words: Readonly<Record<string, RuleWords | undefined>> = ruleWords;
	return working.flatMap(({ id, rule, value }) => {
		const said = words[rule];
		return said && MAIN_STEPS.test(id) ? [{ id, value, ...said }] : [];
	});
}
