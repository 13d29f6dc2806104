/** What the heads of an amount's column say about it. */
import type { Part } from '../../definition.ts';
import { bottom, right, sameRow } from '../../geometry.ts';
import type { Box, Ruling } from '../../page.ts';
import { normalise } from '../labels/normalise.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { isEnded } from './ended.ts';
import { isOfEarlierSection } from './headings.ts';
import { isComplete, isEmpty, type Told } from './part.ts';
import {
	boxOf,
	FARTHEST_HEAD,
	isOver,
	isRowLabel,
	isSameCell,
	isWithinCellOf,
	type Neighbour,
	neighbours,
	type Surroundings,
	shareX,
} from './surroundings.ts';

/** What the heads of the column tell, with what the row told. */
export function columnOf(amount: Amount, row: Part, around: Surroundings): Told {
	let part = row;
	for (const neighbour of headsOver(amount, around)) {
		if (neighbour.kind === 'text') {
			if (around.claimed.has(neighbour.text)) break;
			continue;
		}
		const { meaning, box } = neighbour.label;
		const isRightOver =
			amount.box.y - bottom(box) < 2 * amount.size && !isRowLabel(neighbour.label, amount, around);
		if (meaning.kind === 'other' && isRightOver && isEmpty(row)) return 'foreign';
		if (meaning.kind === 'detail' || meaning.kind === 'other' || isRowOnly(meaning)) break;
		if (meaning.kind === 'amount' && isEmpty(row) && (part.figure || isOfOther(part, around))) break;
		if (meaning.kind === 'amount')
			return isEmpty(row) || isOfUsual(row, around) ? { field: meaning.field } : 'foreign';
		if (isRowLabel(neighbour.label, amount, around) || isEndedScope(neighbour.label, amount, around))
			continue;
		if (part.figure && !meaning.part.figure && isOfEarlierSection(neighbour.label, amount, around)) break;
		part = { ...meaning.part, ...part };
		if (isComplete(part)) break;
	}
	return { part };
}

/** Whether a nearer head says that a column is of another scope than the usual: an amount's label further up is then of another list. */
function isOfOther({ scope }: Part, { sheet }: Surroundings): boolean {
	const { usualScope, usualWhereUntold = false } = sheet.vocabulary.grid ?? {};
	return usualWhereUntold && scope !== undefined && scope !== usualScope;
}

/** Whether a row says no more than that it is of this period, as "Current" over "Year to date" does. */
function isOfUsual({ figure, scope }: Part, { sheet }: Surroundings): boolean {
	const { usualScope, usualWhereUntold = false } = sheet.vocabulary.grid ?? {};
	return usualWhereUntold && !figure && scope === usualScope;
}

function isEndedScope(label: Label, amount: Amount, around: Surroundings): boolean {
	const { meaning } = label;
	return meaning.kind === 'part' && !meaning.part.figure && isEnded(label, amount, around);
}

function isRowOnly(meaning: Label['meaning']): boolean {
	return meaning.kind === 'amount' && meaning.label.rowOnly === true;
}

/** What is above the amount, nearest first; a unit that stands alone ("whole £s") is no head. */
export function headsOver(amount: Amount, { sheet }: Surroundings): Neighbour[] {
	const over = neighbours(sheet, ({ box }) => isOver(box, amount, sheet.page.rulings)).filter(
		(head) => head.kind === 'label' || normalise(head.text.text) !== '',
	);
	return over
		.filter((head) => !isBesideHead(boxOf(head), over, amount, sheet.page.rulings))
		.sort(
			(one, other) =>
				bottom(boxOf(other)) - bottom(boxOf(one)) ||
				shareX(boxOf(other), amount) - shareX(boxOf(one), amount),
		);
}

/**
 * Whether a head stands in the same wide box as the amount only, level with one that stands right over it or over the amount's own
 * cell, or with one that starts nearer before it: of tables side by side in one box each has its own heading.
 */
function isBesideHead(
	head: Box,
	over: readonly Neighbour[],
	amount: Amount,
	rulings: readonly Ruling[],
): boolean {
	const isOverCell = (box: Box) =>
		isWithinCellOf(amount.box, box, rulings) && !isSameCell(box, amount.box, rulings);
	const isRightOver = (box: Box) => shareX(box, amount) > 0 || isOverCell(box);
	const startsBefore = (box: Box) => box.x <= amount.box.x;
	const isNearer = (box: Box) => startsBefore(box) && (box.x > right(head) || !startsBefore(head));
	return (
		!isRightOver(head) &&
		over.some((other) => {
			const box = boxOf(other);
			return (isRightOver(box) || isNearer(box)) && isLevel(box, head);
		})
	);
}

/** Whether two heads stand side by side, of however many lines each is. */
function isLevel(one: Box, other: Box): boolean {
	const shared = Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y);
	return sameRow(one, other) || shared > 0.6 * Math.min(one.height, other.height);
}

/** Headings at the left of wide columns: each owns the space up to the next one's start. */
export function intervalOf(
	amount: Amount,
	known: Part,
	{ sheet, amounts, ...rest }: Surroundings,
): Exclude<Told, 'foreign'> {
	const heads = sheet.labels.filter(({ meaning, box }) => {
		const distance = amount.box.y - bottom(box);
		if (!isHead(meaning) || !addsTo(known, meaning) || distance < -1 || distance > FARTHEST_HEAD)
			return false;
		return !amounts.some((other) => sameRow(other.box, box));
	});
	const band = nearestBand(heads, amount.size);
	const owner = band
		.filter(({ box }) => box.x <= amount.box.x)
		.sort((one, other) => other.box.x - one.box.x)[0];
	const next = band
		.filter(({ box }) => box.x > amount.box.x)
		.sort((one, other) => one.box.x - other.box.x)[0];
	if (!owner || band.length < 2 || (next && right(amount.box) > next.box.x + 0.5 * amount.size))
		return { part: known };
	if (isOfEarlierSection(owner, amount, { sheet, amounts, ...rest })) return { part: known };
	if (owner.meaning.kind === 'amount' && !known.figure && !known.scope) return { field: owner.meaning.field };
	return { part: owner.meaning.kind === 'part' ? { ...owner.meaning.part, ...known } : known };
}

/** Whether a head tells what is missing, where something is known: the heads of pay and tax say nothing of the job that they are under. */
function addsTo({ figure, scope }: Part, meaning: Label['meaning']): boolean {
	if (meaning.kind !== 'part' || (!figure && !scope)) return true;
	return figure ? meaning.part.scope !== undefined : meaning.part.figure !== undefined;
}

/** The lowest heads that stand beside each other. */
function nearestBand(heads: readonly Label[], size: number): Label[] {
	const bands = heads.map((head) =>
		heads.filter(({ box }) => Math.abs(bottom(head.box) - bottom(box)) < 2 * size),
	);
	return bands.filter(({ length }) => length > 1).sort((one, other) => lowest(other) - lowest(one))[0] ?? [];
}

function lowest(labels: readonly Label[]): number {
	return Math.max(...labels.map(({ box }) => bottom(box)));
}

function isHead(meaning: Label['meaning']): boolean {
	return (
		(meaning.kind === 'amount' && !meaning.label.rowOnly) ||
		(meaning.kind === 'part' && (meaning.part.figure ?? meaning.part.scope) !== undefined)
	);
}

/** Whether what was joined in doubt reaches out of the column of its head: then it is two amounts. */
export function reachesOver(amount: Amount, around: Surroundings): boolean {
	if (!amount.isDoubtful) return false;
	const heads = headsOver(amount, around).flatMap((head) => (head.kind === 'label' ? [head.label] : []));
	const own = heads.filter(({ meaning }) => meaning.kind === 'amount');
	return own.some(
		({ box }) =>
			amount.box.x < box.x - amount.size && !isSameCell(box, amount.box, around.sheet.page.rulings),
	);
}

/** Pence in a box of their own are no longer in doubt under a head that says "£ p". */
export function withUnits(amount: Amount, around: Surroundings): Amount {
	if (!amount.isDoubtful) return amount;
	const [head] = headsOver(amount, around);
	const printed = head?.kind === 'label' ? head.label.segments.map(({ text }) => text).join(' ') : '';
	return /£\s*p\b/.test(printed) ? { ...amount, isDoubtful: false } : amount;
}
