/**
 * Where a section ends that no further heading ends: a second list that names a figure again is not of the first one's heading.
 * "This tax year" over pay and tax so far does not govern the pay and tax of this month under them.
 */
import { bottom, around as boxAround, overlapX, right } from '../../geometry.ts';
import type { Box } from '../../page.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { nearest } from './stance.ts';
import { boxOf, type Surroundings } from './surroundings.ts';

/** A list of amounts with their labels. */
interface List {
	readonly box: Box;
	readonly figures: ReadonlySet<string>;
}

/** Whether a list that names one of the same figures stands between a heading and the amount's own list, and no words that may be a heading of that. */
export function isEnded(heading: Label, amount: Amount, around: Surroundings): boolean {
	const { vocabulary } = around.sheet;
	const own = around.groups.find((group) => group.includes(amount));
	const { usualScope, usualWhereUntold } = vocabulary.grid ?? {};
	const { meaning } = heading;
	const isUsual = meaning.kind === 'part' && meaning.part.scope === usualScope;
	if (!usualWhereUntold || isUsual || !own) return false;
	const list = listOf(own, around);
	return around.groups.some((group) => {
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
