/** The working of a figure, step by step: the line, and the lines and answers that it comes from. */
import { type FactOrigin, questionOfFact } from '@halfpenny/questions';
import type { RuleId, ShownUse } from '@halfpenny/tax/words';

/** A line of working as the server gives it. */
export interface Line {
	readonly id: string;
	readonly rule: string;
	readonly value: string;
	readonly inputs: readonly string[];
	/** Rates, limits and exempt amounts of the year; amounts as text in pounds. */
	readonly uses: readonly ShownUse<string>[];
}

/** The figures of the summary and the rules whose line is their working; the first that the calculation has. */
const figureRules = {
	totalIncome: ['total-income'],
	incomeTax: ['income-tax-due'],
	nationalInsurance: ['class4', 'class2'],
	taxPaid: ['tax-taken-off'],
	due: ['total-due'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** A figure whose working can be shown. */
export type Figure = keyof typeof figureRules;

/** The line that gives a figure, or undefined when the calculation has none for it. */
export function lineOf(figure: Figure, working: readonly Line[]): Line | undefined {
	const rules: readonly RuleId[] = figureRules[figure];
	return rules.flatMap((rule) => working.find((line) => line.rule === rule) ?? []).at(0);
}

/** What a line was worked out from: other lines, and the person's own answers. What is not known is left out. */
export function inputsOf(
	line: Line,
	working: readonly Line[],
): { readonly lines: readonly Line[]; readonly answers: readonly FactOrigin[] } {
	return {
		lines: line.inputs.flatMap((input) => working.find(({ id }) => id === input && id !== line.id) ?? []),
		answers: line.inputs.flatMap((input) => questionOfFact(input) ?? []),
	};
}
