/** Chooses among the amounts that claim one field: those that look like it, and of those the one with which a sum comes out. */
import type { FieldDefinition, SumCheck } from '../definition.ts';
import type { FigureFound } from './relations/figure-found.ts';

/** What a document's definition says of its amounts. */
export interface AmountRules {
	readonly fieldOf: (name: string) => FieldDefinition;
	readonly sums: readonly SumCheck[];
}

/** The figures without those that are of something else, since another amount that claims their field fits and they do not. */
export function chosenFigures(all: readonly FigureFound[], rules: AmountRules): FigureFound[] {
	return all.filter((figure) => !isBesideFitting(figure, all, rules));
}

/** Whether an amount is printed as the field's are: with pence, or in whole pounds. */
export function isOfKind({ field, amount }: FigureFound, { fieldOf }: AmountRules): boolean {
	return fieldOf(field).kind === 'wholePounds' ? amount.value % 100 === 0 : amount.hasPence;
}

/** Whether two amounts of the page claim the field: then neither is sure. The lines of a table may differ. */
export function isContradicted(
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
