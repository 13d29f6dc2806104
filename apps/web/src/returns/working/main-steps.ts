/** The main steps of a calculation made in the browser, in words. */
import { formatPounds, type Pence } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';
import { type RuleWords, ruleWords, workedOut } from '@halfpenny/tax/words';

/** A step in words. Its value is in pence. */
export interface Step extends RuleWords {
	readonly id: string;
	readonly value: Pence;
	/** What to type into a calculator: `20% of £25,844.00 (In the basic rate band)`. */
	readonly sum: string;
}

/** HMRC's stage totals, National Insurance, and each line of tax by band. */
const MAIN = /^(c3\.21|c4\.64|c4\.74|c8\.\d+|c11\.31|c12\.2|c12\.18)$/;

/** Returns the steps from total income to the amount owed, in HMRC's order. */
export function mainSteps({ working }: Calculation): readonly Step[] {
	const words: Readonly<Record<string, RuleWords | undefined>> = ruleWords;
	const input = (id: string) => {
		const from = working.find((line) => line.id === id);
		return from && `${formatPounds(from.value)} (${ruleWords[from.rule].label})`;
	};
	return working.flatMap((line) => {
		const said = words[line.rule];
		if (!said || !MAIN.test(line.id)) return [];
		const sum = workedOut(line, { input, amount: formatPounds });
		return [{ id: line.id, value: line.value, sum, ...said }];
	});
}
