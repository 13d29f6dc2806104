/**
 * Checks the amounts of a document against each other: those that should add up to a total must do so, to the penny.
 * This counts only where pence were printed, since a misreading that drops the pence everywhere would add up too.
 */
import { sum, ZERO } from '@halfpenny/facts';
import type { SumCheck } from '../definition.ts';
import type { CheckName, ReadingWarning } from '../reading.ts';
import { type AmountRules, chosenFigures, isContradicted } from './choice.ts';
import type { FigureFound } from './relations/figure-found.ts';

/** An amount with what the checks made of it. */
export interface CheckedFigure extends FigureFound {
	readonly checks: readonly CheckName[];
}

/** Pounds and pence that stand apart. */
const IN_CELLS = /^£? ?[\d,]+ \d\d$/;
/** A form that prints so many amounts and every one of them in cells prints them all so. */
const ENOUGH_IN_CELLS = 4;

/** What can be relied on. */
interface Checked {
	readonly figures: readonly CheckedFigure[];
	readonly warnings: readonly ReadingWarning[];
}

/** The amounts we can rely on, and what to tell the person about the others. */
export function checkFigures(all: readonly FigureFound[], rules: AmountRules): Checked {
	const chosen = chosenFigures(all, rules);
	const found = chosen.filter((figure) => !isContradicted(figure, chosen, rules));
	const judged = rules.sums.flatMap((check) => {
		const verdict = verdictOf(check, found);
		return verdict === 'wrong' && !check.warning ? [] : [{ check, verdict }];
	});
	const verdicts = verdictsOf(
		judged.flatMap(({ check, verdict }) =>
			verdict ? [...check.add, check.total].map((field) => [field, verdict] as const) : [],
		),
	);
	const inCells = found.filter(({ amount }) => amount.isDoubtful || IN_CELLS.test(amount.text));
	const isStyleProven =
		inCells.some(({ field }) => verdicts.get(field) === 'right') ||
		(inCells.length >= ENOUGH_IN_CELLS && inCells.length === found.length);
	const figures = found.flatMap((figure) => judge(figure, verdicts.get(figure.field), isStyleProven, rules));
	return {
		figures,
		warnings: judged.flatMap(({ check, verdict }) =>
			verdict === 'wrong' && check.warning ? [check.warning] : [],
		),
	};
}

/** Of two checks of an amount the one that is wrong counts. */
function verdictsOf(judged: readonly (readonly [string, Verdict])[]): Map<string, Verdict> {
	return new Map([...judged].sort(([, one]) => (one === 'right' ? -1 : 1)));
}

type Verdict = 'right' | 'wrong';

/** Undefined where an amount that must be there is missing, or one has no pence. */
function verdictOf({ add, optional, total }: SumCheck, found: readonly FigureFound[]): Verdict | undefined {
	const amountOf = (name: string) => found.find(({ field }) => field === name)?.amount;
	const whole = amountOf(total);
	const isComplete = add.every((name) => amountOf(name) !== undefined || optional.includes(name));
	if (!whole || !isComplete) return undefined;
	if (![...add, total].every((name) => amountOf(name)?.hasPence ?? true)) return undefined;
	return sum(add.map((name) => amountOf(name)?.value ?? ZERO)) === whole.value ? 'right' : 'wrong';
}

/** `isStyleProven`: sums came out right over pence in boxes of their own, so that is how this form prints them. */
function judge(
	figure: FigureFound,
	verdict: Verdict | undefined,
	isStyleProven: boolean,
	{ fieldOf }: AmountRules,
): CheckedFigure[] {
	const { field, amount } = figure;
	const { kind, mayBeNegative = false } = fieldOf(field);
	if (verdict === 'right') return [{ ...figure, confidence: 0.999, checks: ['sum'] }];
	if (verdict === 'wrong' || (amount.isNegative && !mayBeNegative)) return [];
	const isSure =
		kind === 'wholePounds'
			? !amount.isDoubtful && amount.value % 100 === 0
			: amount.hasPence && (!amount.isDoubtful || isStyleProven);
	return isSure ? [{ ...figure, checks: [] }] : [];
}
