/**
 * Checks the amounts of a document against each other: those that should add up to a total must do so, to the penny.
 * This counts only where pence were printed, since a misreading that drops the pence everywhere would add up too.
 */
import { sum, ZERO } from '@halfpenny/facts';
import type { FieldDefinition, SumCheck } from '../definition.ts';
import type { CheckName, ReadingWarning } from '../reading.ts';
import type { FigureFound } from './relations/figures.ts';

/** An amount with what the checks made of it. */
export interface CheckedFigure extends FigureFound {
	readonly checks: readonly CheckName[];
}

/** What a document's definition says of its amounts. */
export interface AmountRules {
	readonly fieldOf: (name: string) => FieldDefinition;
	readonly sums: readonly SumCheck[];
}

/** What can be relied on. */
interface Checked {
	readonly figures: readonly CheckedFigure[];
	readonly warnings: readonly ReadingWarning[];
}

/** The amounts we can rely on, and what to tell the person about the others. */
export function checkFigures(all: readonly FigureFound[], rules: AmountRules): Checked {
	const chosen = all.filter((figure) => !isBesideFitting(figure, all, rules));
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
	const isStyleProven = found.some(
		({ field, amount }) => amount.isDoubtful && verdicts.get(field) === 'right',
	);
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

/** Whether two amounts of the page claim the field: then neither is sure. The lines of a table may differ. */
function isContradicted(
	{ field, amount }: FigureFound,
	all: readonly FigureFound[],
	{ fieldOf }: AmountRules,
): boolean {
	if (fieldOf(field).repeats) return false;
	return all.some((other) => other.field === field && other.amount.value !== amount.value);
}

/** More choices than these are left open. */
const MOST_CHOICES = 400;
/** Parts of a sum that leave nothing to chance where one that may be missing is. */
const ENOUGH_PARTS = 3;

/** Whether another amount claims the field and only with that one a sum comes out: then this is of something else. */
function isBesideFitting(figure: FigureFound, all: readonly FigureFound[], rules: AmountRules): boolean {
	const { field, amount } = figure;
	if (!isContradicted(figure, all, rules)) return false;
	const values = rules.sums.flatMap((check) => {
		const value = onlyChoice(check, all)?.get(field);
		return value === undefined ? [] : [value];
	});
	return new Set(values).size === 1 && values[0] !== amount.value;
}

/**
 * The one choice among the amounts that claim the fields of a sum with which it comes out. It counts only with every part
 * printed: with a part missing a wrong amount may be as large as the total.
 */
function onlyChoice(
	{ add, optional, total }: SumCheck,
	all: readonly FigureFound[],
): Map<string, number> | undefined {
	const valuesOf = (name: string) => [
		...new Set(
			all.filter(({ field, amount }) => field === name && amount.hasPence).map(({ amount }) => amount.value),
		),
	];
	const parts = add
		.map((name) => ({ name, values: valuesOf(name) }))
		.filter(({ values }) => values.length > 0);
	const isWhole = parts.length === add.length || parts.length >= ENOUGH_PARTS;
	const isNeeded = add.every((name) => optional.includes(name) || parts.some((part) => part.name === name));
	const fields = [{ name: total, values: valuesOf(total) }, ...parts];
	const choices = fields.reduce((count, { values }) => count * values.length, 1);
	if (!isWhole || !isNeeded || choices < 2 || choices > MOST_CHOICES) return undefined;
	const fitting = everyChoice(fields.map(({ values }) => values)).filter(
		([whole = 0, ...each]) =>
			each.every((value) => value !== 0) && each.reduce((one, other) => one + other, 0) === whole,
	);
	const [only] = fitting;
	return fitting.length === 1 && only
		? new Map(fields.map(({ name }, index) => [name, only[index] ?? 0]))
		: undefined;
}

function everyChoice(lists: readonly (readonly number[])[]): number[][] {
	return lists.reduce<number[][]>(
		(choices, list) => choices.flatMap((choice) => list.map((value) => [...choice, value])),
		[[]],
	);
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
