/** Gives each amount its field: from the label beside it, the head of its column, and the headings over them, each of which may tell only a part. */
import type { Grid, Part } from '../../definition.ts';
import { bottom, right, sameRow } from '../../geometry.ts';
import type { Box } from '../../page.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { inBand } from './band.ts';
import { captionOf, isCaptioned } from './caption.ts';
import { columnOf, headsOver, intervalOf, reachesOver, withUnits } from './column-heads.ts';
import type { FigureFound } from './figure-found.ts';
import { isOfEarlierSection, nearestHeading, sectionScope, underHeading } from './headings.ts';
import { BY_USUAL, withOpenColumns } from './open-columns.ts';
import { ordinalOf } from './ordinal.ts';
import { isAgainstColumn, isInOtherColumn } from './other-column.ts';
import { figureInOwnCell, isHeadBehindLine } from './own-cell.ts';
import { isComplete, isEmpty, type Told } from './part.ts';
import { rowOf } from './row-labels.ts';
import { isOpenSide, sideOf } from './side.ts';
import {
	boxOf,
	isLeftOf,
	isSameCell,
	isWithinCellOf,
	neighbours,
	type Surroundings,
	shareX,
} from './surroundings.ts';
import { withColumnsFigure } from './two-columns.ts';
import { isOfMoneyOnly, underUnknownHead } from './unknown-heads.ts';

/** The amounts whose field is clear. */
export function findFigures(around: Surroundings): FigureFound[] {
	const found = around.amounts.flatMap((amount) => {
		const told = tellers[sideOf(amount, around)](amount, around) ?? overCaption(amount, around);
		if (!told || reachesOver(amount, around)) return [];
		const confidence = isOpenSide(amount, around) ? OPEN_SIDE : told.confidence;
		return [{ ...told, confidence, amount: withUnits(amount, around) }];
	});
	const clear = found.filter((figure) => !isNumberBeside(figure, found, around));
	return withOpenColumns(clear, around);
}

/** A number without pence where the field has an amount with them is another's, and one of two figures the number of a box on the form. */
function isNumberBeside(
	{ field, amount }: FigureFound,
	found: readonly FigureFound[],
	{ sheet }: Surroundings,
): boolean {
	if (amount.hasPence || sheet.vocabulary.fieldOf(field).kind !== 'money') return false;
	const isOfForm = /^[1-9]\d?$/.test(amount.text.trim());
	return found.some((other) => other.amount.hasPence && (isOfForm || other.field === field));
}

/** How far above an amount its own box's label is, in type sizes. */
const CLOSE = 0.8;
/** How far after its label an amount starts that follows it as a word does, in type sizes. */
const RIGHT_AFTER = 0.6;

/** The confidence of an amount whose side only the facts of the page show. */
const OPEN_SIDE = 0.85;
type Resolved = Pick<FigureFound, 'field' | 'confidence'>;

/** How to identify an amount's field on pages whose values are on this side of their labels. */
const tellers = { right: resolve, below: resolve, above: overOwnLabel, left: beforeOwnLabel } as const;

/** The label after an amount says all; where there is none that is known, the amount is another's. */
function beforeOwnLabel(amount: Amount, around: Surroundings): Resolved | undefined {
	const owner = around.owners.get(amount);
	if (owner) return byLabelAfter(owner, amount, around);
	return around.stances.get(amount) === 'left' ? undefined : resolve(amount, around);
}

/** The ways of telling an amount's field, the surest first; each goes on from what the one before could tell. */
const steps = [
	{ tell: (amount: Amount, _: Part, around: Surroundings) => rowOf(amount, around), confidence: 0.97 },
	{
		tell: (amount: Amount, part: Part, around: Surroundings) =>
			isEmpty(part) && isCaptioned(amount, around)
				? 'foreign'
				: (underUnknownHead(amount, part, around) ?? columnOf(amount, part, around)),
		confidence: 0.96,
	},
	{ tell: ordinalOf, confidence: 0.93 },
	{ tell: intervalOf, confidence: 0.94 },
	{
		tell: (amount: Amount, part: Part, around: Surroundings) =>
			isUnderEarlier(amount, part, around) ? 'foreign' : { part: underHeading(amount, part, around) },
		confidence: 0.94,
	},
];

/** The same where the label in an amount's own drawn cell tells its figure: what stands level with it in another cell says nothing of it. */
const stepsInCell = [
	{ tell: columnOf, confidence: 0.96 },
	{
		tell: (amount: Amount, part: Part, around: Surroundings) =>
			isHeadBehindLine(amount, around) ? { part } : intervalOf(amount, part, around),
		confidence: 0.94,
	},
];

/** On a form of boxes the label in an amount's own box says all, whatever stands level with it in the box before. */
function inOwnBox(amount: Amount, around: Surroundings): Resolved | 'foreign' | undefined {
	const [head] = headsOver(amount, around);
	if (head?.kind !== 'label') return undefined;
	const { box } = head.label;
	const gap = amount.box.y - bottom(box);
	const isBoxed =
		isSameCell(box, amount.box, around.sheet.page.rulings) ||
		isWithinCellOf(amount.box, box, around.sheet.page.rulings) ||
		Math.abs(box.x - amount.box.x) < 0.3 * amount.size;
	if (!isBoxed || gap >= CLOSE * amount.size || isInList(box, amount, around)) return undefined;
	const { meaning } = head.label;
	const isOpen = meaning.kind === 'part' && meaning.part.figure && !meaning.part.scope;
	if (meaning.kind === 'amount' && meaning.label.rowOnly)
		return isOnlyUnder(head.label, amount, around) ? { field: meaning.field, confidence: 0.94 } : 'foreign';
	if (!isOpen) return byLabel(head.label, 0.96, around);
	return besideScope(head.label, around) ?? inSection(meaning.part, amount, around);
}

/** "Tax deducted" over its box, beside "Pay in this employment" over another: both boxes are of this employment. */
function besideScope({ meaning, box }: Label, { sheet }: Surroundings): Resolved | undefined {
	if (meaning.kind !== 'part') return undefined;
	const [before] = sheet.labels
		.filter((other) => sameRow(other.box, box) && right(other.box) <= box.x + 1)
		.sort((one, other) => right(other.box) - right(one.box));
	const part = before?.meaning.kind === 'part' ? before.meaning.part : {};
	const isOther = isComplete(part) && part.figure !== meaning.part.figure;
	return isOther ? complete({ ...part, ...meaning.part }, 0.94, sheet.vocabulary.grid) : undefined;
}

/** Whether a label in the same wide box is that of the row above: this amount has one at its left as well, known or not. */
function isInList(label: Box, amount: Amount, { sheet }: Surroundings): boolean {
	if (shareX(label, amount) > 0) return false;
	const isBeside = ({ box }: { readonly box: Box }) =>
		isLeftOf(box, amount) && isSameCell(box, amount.box, sheet.page.rulings);
	return neighbours(sheet, isBeside).length > 0;
}

/** Whether a label that may be a heading stands over this amount alone, as the others level with it have theirs. */
function isOnlyUnder(label: Label, amount: Amount, { amounts, sheet }: Surroundings): boolean {
	const isUnder = ({ box }: { readonly box: Box }) =>
		sameRow(box, amount.box) && right(box) > label.box.x && box.x < right(label.box);
	const level = amounts.filter((other) => other !== amount && sameRow(other.box, amount.box));
	const hasHeads = sheet.labels.some(({ box }) => box !== label.box && sameRow(box, label.box));
	return ![...level, ...sheet.labels].some(isUnder) && (level.length === 0 || hasHeads);
}

/** A figure whose label stands in its own box, in the section that the box belongs to. */
function inSection(part: Part, amount: Amount, around: Surroundings): Resolved | 'foreign' | undefined {
	const { grid } = around.sheet.vocabulary;
	const scope = grid?.usualWhereUntold ? sectionScope(amount, around) : undefined;
	return scope === undefined ? undefined : (complete({ ...part, scope }, 0.93, grid) ?? 'foreign');
}

/** Whether a text that we do not know stands where the label of this amount would. */
function isUnderText(amount: Amount, around: Surroundings): boolean {
	const [head] = headsOver(amount, around);
	if (head?.kind !== 'text' || around.claimed.has(head.text)) return false;
	const { box, text } = head.text;
	if (isOfMoneyOnly(text)) return false;
	const isIts =
		Math.abs(box.x - amount.box.x) < 0.5 * amount.size ||
		isSameCell(box, amount.box, around.sheet.page.rulings);
	return amount.box.y - bottom(box) < CLOSE * amount.size && isIts;
}

/** Whether an amount has a label at its left and further amounts under it: the text over it is the head of their column. */
function isInTable(amount: Amount, { amounts, sheet }: Surroundings): boolean {
	const hasFurther = amounts.some(
		({ box }) =>
			box.y > amount.box.y &&
			box.y - bottom(amount.box) < 2 * amount.size &&
			Math.abs(right(box) - right(amount.box)) < 3,
	);
	return hasFurther && sheet.labels.some(({ box }) => isLeftOf(box, amount));
}

function resolve(amount: Amount, around: Surroundings): Resolved | undefined {
	const owner = around.owners.get(amount);
	if (owner) return byLabelAfter(owner, amount, around);
	const banded = inBand(amount, around);
	if (banded) return complete(banded, 0.95, around.sheet.vocabulary.grid);
	const isUnder = isUnderLabels(amount, around);
	const own = isUnder ? inOwnBox(amount, around) : undefined;
	if (own) return own === 'foreign' ? undefined : own;
	if (isUnder && isUnderText(amount, around) && !isInTable(amount, around)) return undefined;
	const inCell = figureInOwnCell(amount, around);
	let part: Part = inCell ?? {};
	for (const { tell, confidence } of inCell ? stepsInCell : steps) {
		const told: Told = tell(amount, part, around);
		if (told === 'foreign')
			return isEmpty(part) && !isCaptioned(amount, around) ? underOwnLabel(amount, around) : undefined;
		if ('field' in told)
			return isOwnOfOther(told.field, amount, around) ||
				(isInOtherColumn(amount, around) && !isRightAfterLabel(amount, around))
				? undefined
				: { field: told.field, confidence };
		part = told.part.scope ? withColumnsFigure(amount, told.part, around) : told.part;
		if (isComplete(part))
			return isAgainstColumn(part, amount, around)
				? undefined
				: complete(part, confidence, around.sheet.vocabulary.grid);
	}
	return inUsualScope(part, amount, around);
}

/** Whether the page has its values under their labels, or the several amounts that this one hangs together with are. */
function isUnderLabels(amount: Amount, around: Surroundings): boolean {
	const { usual, groups } = around;
	if (usual === 'below') return true;
	return sideOf(amount, around) === 'below' && groups.some((one) => one.length > 1 && one.includes(amount));
}

/** Whether the heading that would tell the amount's scope is of an earlier section than its own. */
function isUnderEarlier(amount: Amount, { figure, scope }: Part, around: Surroundings): boolean {
	if (!figure || scope) return false;
	const heading = nearestHeading(amount, around);
	return heading !== undefined && isOfEarlierSection(heading, amount, around);
}

/** Whether a label ends right before the amount, as in running text. */
function isRightAfterLabel({ box, size }: Amount, { sheet }: Surroundings): boolean {
	return sheet.labels.some((label) => {
		const gap = box.x - right(label.box);
		return gap > 0 && gap < RIGHT_AFTER * size && sameRow(label.box, box);
	});
}

/** Whether the label of another amount stands so close over this one, starting where it does, that it may be its own. */
function isOwnOfOther(field: string, amount: Amount, around: Surroundings): boolean {
	const [head] = headsOver(amount, around);
	if (head?.kind !== 'label' || head.label.meaning.kind !== 'amount') return false;
	const { box, meaning } = head.label;
	const isClose = amount.box.y - bottom(box) < 0.4 * amount.size;
	return isClose && Math.abs(box.x - amount.box.x) < 0.3 * amount.size && meaning.field !== field;
}

/** Beside something foreign an amount counts only if a label that says all stands right over it. */
function underOwnLabel(amount: Amount, around: Surroundings): Resolved | undefined {
	const [head] = headsOver(amount, around);
	if (head?.kind !== 'label' || amount.box.y - bottom(head.label.box) > 2 * amount.size) return undefined;
	if (shareX(head.label.box, amount) <= 0) return undefined;
	return byLabel(head.label, 0.94, around);
}

/** On a form with labels under their values the label right under an amount says all. */
function overOwnLabel(amount: Amount, around: Surroundings): Resolved | undefined {
	const [under] = neighbours(around.sheet, ({ box }) => {
		const distance = box.y - bottom(amount.box);
		return distance > -0.4 * amount.size && distance < 1.5 * amount.size && shareX(box, amount) > 0;
	}).sort((one, other) => boxOf(one).y - boxOf(other).y);
	return under?.kind === 'label' ? byLabelAfter(under.label, amount, around) : undefined;
}

/** Where no label beside or over an amount tells its field, the caption of its card does. */
function overCaption(amount: Amount, around: Surroundings): Resolved | undefined {
	const caption = around.usual === 'above' ? undefined : captionOf(amount, around);
	return caption && byLabelAfter(caption, amount, around);
}

/** What the label after an amount tells, with the heading above the row. */
function byLabelAfter(label: Label, amount: Amount, around: Surroundings): Resolved | undefined {
	const { meaning } = label;
	if (meaning.kind !== 'part' || isComplete(meaning.part)) return byLabel(label, 0.96, around);
	const part = underHeading(amount, meaning.part, around);
	return isComplete(part)
		? complete(part, 0.94, around.sheet.vocabulary.grid)
		: inUsualScope(part, amount, around);
}

function byLabel({ meaning }: Label, confidence: number, { sheet }: Surroundings): Resolved | undefined {
	if (meaning.kind === 'amount')
		return meaning.label.rowOnly ? undefined : { field: meaning.field, confidence };
	return meaning.kind === 'part' ? complete(meaning.part, confidence, sheet.vocabulary.grid) : undefined;
}

/** Where a page names no scope anywhere, its figures are of the usual one. */
function inUsualScope(part: Part, amount: Amount, around: Surroundings): Resolved | undefined {
	const { sheet } = around;
	const { grid } = sheet.vocabulary;
	const section = grid?.usualWhereUntold ? sectionScope(amount, around) : undefined;
	if (section !== undefined) return complete({ ...part, scope: section }, BY_USUAL, grid);
	const namesOne =
		!grid?.usualWhereUntold &&
		sheet.labels.some(({ meaning }) => meaning.kind === 'part' && meaning.part.scope);
	if (namesOne || !part.figure || grid?.usualScope === undefined) return undefined;
	return complete({ ...part, scope: grid.usualScope }, BY_USUAL, grid);
}

function complete({ figure, scope }: Part, confidence: number, grid: Grid | undefined): Resolved | undefined {
	if (figure === undefined || scope === undefined) return undefined;
	const field = grid?.fields[scope]?.[figure];
	return field === undefined ? undefined : { field, confidence };
}
