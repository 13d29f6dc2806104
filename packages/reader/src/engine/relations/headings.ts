/** Headings over a group of amounts: "This employment" over "Pay" and "Tax". */
import type { Part } from '../../definition.ts';
import { bottom, right, sameRow } from '../../geometry.ts';
import type { Box } from '../../page.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { isEnded } from './ended.ts';
import { isComplete } from './part.ts';
import {
	FARTHEST_HEAD,
	isLeftOf,
	isRowLabel,
	isWithinCellOf,
	rowStart,
	type Surroundings,
} from './surroundings.ts';

/** How far a section may reach down, in points. */
const FARTHEST_SECTION = 130;

/**
 * What is known, with what is missing from the headings further up that no amount stands beside and that start where the row
 * starts, give or take `indent` sizes of the type.
 */
export function underHeading(amount: Amount, known: Part, around: Surroundings, indent = 4): Part {
	let part = known;
	for (const { meaning } of headingsOver(amount, around, indent)) {
		if (meaning.kind !== 'part') continue;
		part = { ...meaning.part, ...part };
		if (isComplete(part)) break;
	}
	return part;
}

/** The nearest heading over the row that tells a scope. */
export function nearestHeading(amount: Amount, around: Surroundings, indent = 4): Label | undefined {
	return headingsOver(amount, around, indent).find(
		({ meaning }) => meaning.kind === 'part' && meaning.part.scope !== undefined,
	);
}

function headingsOver(amount: Amount, around: Surroundings, indent: number): Label[] {
	const start = rowStart(amount, around);
	return around.sheet.labels
		.filter(
			(label) =>
				isHeadingOver(label, amount, around) && Math.abs(label.box.x - start) <= indent * amount.size,
		)
		.sort((one, other) => bottom(other.box) - bottom(one.box) || other.box.x - one.box.x);
}

/** The scope that the section of an amount is of: see {@link sectionOf}. */
export function sectionScope(amount: Amount, around: Surroundings): string | undefined {
	return sectionOf(amount, around)?.scope;
}

/**
 * Whether a label that tells a scope stands over another section than an amount's own: "Deductions" far over a table of the
 * year so far. Only amounts without a label at their left are asked about, where a page has sections.
 */
export function isOfEarlierSection({ meaning, box }: Label, amount: Amount, around: Surroundings): boolean {
	const { sheet } = around;
	if (meaning.kind !== 'part' || !sheet.vocabulary.grid?.usualWhereUntold) return false;
	if (sheet.labels.some((label) => isLeftOf(label.box, amount))) return false;
	const section = sectionOf(amount, around);
	return section !== undefined && section.scope !== meaning.part.scope && section.box.y > bottom(box);
}

/**
 * The lowest label of a scope that stands over an amount or level with it, at its left: with no other beside it, or in a drawn cell
 * that reaches over the amount.
 */
function sectionOf(amount: Amount, around: Surroundings): { scope: string; box: Box } | undefined {
	const { sheet } = around;
	const scopes = sheet.labels.flatMap((label) => {
		const { meaning, box } = label;
		const isScope = meaning.kind === 'part' && meaning.part.scope && !meaning.part.figure;
		return isScope && !isEnded(label, amount, around) ? [{ scope: meaning.part.scope ?? '', box }] : [];
	});
	const { rulings } = sheet.page;
	const [nearest] = scopes
		.filter(({ scope, box }) => {
			const isAlone = !scopes.some((other) => other.scope !== scope && sameRow(other.box, box));
			const isBefore = box.y < amount.box.y + amount.size && box.x < amount.box.x;
			const isOver = bottom(box) <= amount.box.y && isWithinCellOf(box, amount.box, rulings);
			return ((isAlone && isBefore) || isOver) && amount.box.y - bottom(box) < FARTHEST_SECTION;
		})
		.sort((one, other) => other.box.y - one.box.y);
	return nearest;
}

function isHeadingOver(label: Label, amount: Amount, around: Surroundings): boolean {
	const distance = amount.box.y - bottom(label.box);
	if (distance < -0.4 * amount.size || distance > FARTHEST_HEAD || label.box.x > right(amount.box))
		return false;
	return (
		label.meaning.kind === 'part' && !isRowLabel(label, amount, around) && !isEnded(label, amount, around)
	);
}
