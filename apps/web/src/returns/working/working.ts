/** The working of a figure: its line, and the lines and answers behind it. */
import { type FactOrigin, questionOfFact } from '@halfpenny/questions';
import type { RuleId, ShownUse } from '@halfpenny/tax/words';

/** A line of working, as the server gives it. */
export interface Line {
	readonly id: string;
	readonly rule: string;
	readonly value: string;
	readonly inputs: readonly string[];
	/** The year's rates, limits and exempt amounts; amounts in pounds, as text. */
	readonly uses: readonly ShownUse<string>[];
}

/** The summary's figures and the rules that work them out. The first rule in the calculation is used. */
const figureRules = {
	totalIncome: ['total-income'],
	incomeTax: ['income-tax-due'],
	nationalInsurance: ['class4', 'class2'],
	taxPaid: ['tax-taken-off'],
	due: ['total-due'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** A figure whose working can be shown. */
export type Figure = keyof typeof figureRules;

/** Returns the line behind a figure, or undefined if the calculation has none. */
export function lineOf(figure: Figure, working: readonly Line[]): Line | undefined {
	const rules: readonly RuleId[] = figureRules[figure];
	return rules.flatMap((rule) => working.find((line) => line.rule === rule) ?? []).at(0);
}

/** Returns what a line was worked out from: other lines, and the user's answers. Unknown inputs are left out. */
export function inputsOf(
	line: Line,
	working: readonly Line[],
): { readonly lines: readonly Line[]; readonly answers: readonly FactOrigin[] } {
	return {
		lines: line.inputs.flatMap((input) => working.find(({ id }) => id === input && id !== line.id) ?? []),
		answers: line.inputs.flatMap((input) => questionOfFact(input) ?? []),
	};
}
