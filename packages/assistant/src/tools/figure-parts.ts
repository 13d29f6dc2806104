/** A figure's working down to what the person gave: each part in turn, by its own sum. */
import { type Facts, formatPounds } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';
import type { RuleId } from '@halfpenny/tax/words';
import { ruleWords } from '@halfpenny/tax/words';
import { sumOf } from './figure.ts';

type Line = Calculation['working'][number];

/** More than these nobody reads to the end. */
const MOST_PARTS = 10;

/** The sum before names these already, with their amounts; what they come from is a width or a limit of the year. */
const SAID_ELSEWHERE =
	/-band$|^finance-costs-(?:income-limit|within-profits|relievable)$|^set-against-|^(?:net-income|non-savings-income|deductions-and-allowances)$/;

/** The parts of a figure that are worked out themselves, the nearest first, each as `label: value = sum`. */
export function partsInWords(rule: RuleId, calculation: Calculation, facts: Facts): readonly string[] {
	const asked = calculation.working.find((one) => one.rule === rule);
	if (!asked) return [];
	return partsOf(asked, calculation).map((line) => {
		const sum = sumOf(workedOutFrom(line, calculation), calculation, facts);
		return `${ruleWords[line.rule].label} ${formatPounds(line.value)}${sum === '' ? '' : ` = ${sum}`}`;
	});
}

function partsOf(asked: Line, calculation: Calculation): readonly Line[] {
	const first = workedOutFrom(asked, calculation);
	const found: Line[] = first === asked ? [] : [first];
	const open = [first];
	for (let line = open.shift(); line !== undefined; line = open.shift()) {
		const inputs = inputsOf(workedOutFrom(line, calculation), calculation);
		const parts = inputs.filter((one) => isWorkedOut(one, calculation) && !found.includes(one));
		found.push(...parts);
		open.push(...parts);
	}
	return found.filter(({ rule }) => !SAID_ELSEWHERE.test(rule)).slice(0, MOST_PARTS);
}

/** The line whose sum gives a figure: where a line only hands on another figure to the penny, that one's. */
function workedOutFrom(line: Line, calculation: Calculation): Line {
	const [only, ...others] = inputsOf(line, calculation);
	const handsOn = line.uses.length === 0 && only !== undefined && others.length === 0;
	return handsOn && only.value === line.value ? workedOutFrom(only, calculation) : line;
}

function inputsOf({ inputs }: Line, { working }: Calculation): readonly Line[] {
	return working.filter(({ id, value }) => value !== 0 && inputs.includes(id));
}

/** Whether a line is more than an amount that the person gave. */
function isWorkedOut(line: Line, calculation: Calculation): boolean {
	const { uses, inputs, value } = workedOutFrom(line, calculation);
	const isWhole = inputs.length === 0 && uses.every((use) => 'amount' in use && use.amount === value);
	return !isWhole && (uses.length > 0 || inputs.length > 1);
}
