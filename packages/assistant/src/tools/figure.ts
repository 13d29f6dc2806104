/** Figures for answers, each from a line of the calculation’s working. */
import { type Facts, factAt, formatPounds, pence } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';
import { type RuleId, ruleWords, workedOut } from '@halfpenny/tax/words';
import type { AnsweredFigure } from '../answer-part.ts';

/** The figure of a rule as the calculation has it, in pence; undefined where nothing leads to it. */
export function figureOf(rule: RuleId, calculation: Calculation, facts: Facts): AnsweredFigure | undefined {
	const line = calculation.working.find((one) => one.rule === rule);
	if (!line) return undefined;
	const { label, rule: words, source } = ruleWords[rule];
	const worked = sumOf(line, calculation, facts);
	const explanation = worked === '' ? words : `${words} ${worked}.`;
	return { label, value: line.value, explanation, source };
}

/** The sum of a line: `20% of £25,844.00 (In the basic rate band)`; empty where there is nothing to say. */
export function sumOf(line: Calculation['working'][number], calculation: Calculation, facts: Facts): string {
	return workedOut(line, { input: (id) => inputOf(id, calculation, facts), amount: formatPounds });
}

/** An input that the line names: another figure with its label, or an amount that the person gave. */
function inputOf(id: string, { working }: Calculation, facts: Facts): string | undefined {
	const line = working.find((one) => one.id === id);
	if (line) return `${formatPounds(line.value)} (${ruleWords[line.rule].label})`;
	const answer = factAt(facts, id);
	return typeof answer === 'number' ? formatPounds(pence(answer)) : undefined;
}
