/**
 * Where a section ends that no further heading ends: a second list that names a figure again is not of the first one's heading.
 * "This tax year" over pay and tax so far does not govern the pay and tax of this month under them.
 */
import { bottom, around as boxAround, overlapX, right } from '../../geometry.ts';
import type { Box } from '../../page.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { nearest } from './stance.ts';
import { boxOf, type Neighbour, type Surroundings } from './surroundings.ts';

/** A list of fewer rows may be chance. */
const FEWEST_ROWS = 2;

/** A list of amounts with their labels. */
interface List {
	readonly box: Box;
	readonly figures: ReadonlySet<string>;
}

/** Whether a list that names one of the same figures stands between a heading and the amount's own list, and no words that may be a heading of that. */
export function isEnded(heading: Label, amount: Amount, around: Surroundings): boolean {
	const { vocabulary } = around.sheet;
	const lists = around.groups.flatMap((group) => listsIn(group, around));
	const own = lists.find((list) => list.includes(amount));
	const { usualScope, usualWhereUntold } = vocabulary.grid ?? {};
	const { meaning } = heading;
	const isUsual = meaning.kind === 'part' && meaning.part.scope === usualScope;
	if (!usualWhereUntold || isUsual || !own) return false;
	const list = listOf(own, around);
	return lists.some((group) => {
		if (group === own) return false;
		const other = listOf(group, around);
		const isBetween =
			other.box.y >= bottom(heading.box) - 1 &&
			bottom(other.box) <= list.box.y + 2 &&
			overlapX(other.box, list.box) > 0 &&
			overlapX(other.box, heading.box) > 0;
		return (
			isBetween && [...list.figures].some((each) => other.figures.has(each)) && !hasWords(other, list, around)
		);
	});
}

/** A group is asked about again for each amount and heading of a page. */
const parted = new WeakMap<readonly Amount[], (readonly Amount[])[]>();

/** The lists in a group of amounts: a row that names a figure again which a row over it names starts another. */
function listsIn(group: readonly Amount[], around: Surroundings): readonly (readonly Amount[])[] {
	const lists = parted.get(group) ?? partedByFigure(group, around);
	parted.set(group, lists);
	return lists;
}

function partedByFigure(group: readonly Amount[], around: Surroundings): (readonly Amount[])[] {
	if (group.some((amount) => (around.stances.get(amount) ?? 'right') !== 'right')) return [group];
	const lists: Amount[][] = [[]];
	let seen = new Map<string, Box>();
	for (const amount of [...group].sort((one, other) => one.box.y - other.box.y)) {
		const { neighbour } = nearest('right', amount, around.amounts, around.sheet) ?? {};
		const figure = neighbour && figureIn(neighbour);
		const known = figure === undefined ? undefined : seen.get(figure);
		if (neighbour && known && known !== boxOf(neighbour) && right(known) > boxOf(neighbour).x) {
			lists.push([]);
			seen = new Map();
		}
		if (neighbour && figure !== undefined) seen.set(figure, boxOf(neighbour));
		lists.at(-1)?.push(amount);
	}
	return lists.some(({ length }) => length < FEWEST_ROWS) ? [group] : lists;
}

function figureIn(neighbour: Neighbour): string | undefined {
	const meaning = neighbour.kind === 'label' ? neighbour.label.meaning : undefined;
	return meaning?.kind === 'part' ? meaning.part.figure : undefined;
}

/** Lists are asked for again for each amount and heading of a page. */
const known = new WeakMap<readonly Amount[], List>();

function listOf(group: readonly Amount[], around: Surroundings): List {
	const list = known.get(group) ?? drawnList(group, around);
	known.set(group, list);
	return list;
}

function drawnList(group: readonly Amount[], { sheet, stances, amounts }: Surroundings): List {
	const labels = group.flatMap((amount) => {
		const { neighbour } = nearest(stances.get(amount) ?? 'right', amount, amounts, sheet) ?? {};
		return neighbour ? [neighbour] : [];
	});
	const figures = labels.flatMap((each) =>
		each.kind === 'label' && each.label.meaning.kind === 'part' && !each.label.meaning.part.scope
			? (each.label.meaning.part.figure ?? [])
			: [],
	);
	return {
		box: boxAround([...group.map(({ box }) => box), ...labels.map(boxOf)]),
		figures: new Set(figures),
	};
}

/** Whether any words stand between two lists. */
function hasWords(over: List, under: List, { sheet }: Surroundings): boolean {
	return [...sheet.texts, ...sheet.labels].some(
		({ box }) =>
			box.y >= bottom(over.box) - 1 &&
			bottom(box) <= under.box.y + 1 &&
			box.x < right(under.box) &&
			right(box) > under.box.x,
	);
}
