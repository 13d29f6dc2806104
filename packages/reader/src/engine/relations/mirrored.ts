/** Labels that stand after their amounts: a column of labels with amounts at its left on every row and none at its right. */
import { right, sameRow } from '../../geometry.ts';
import type { Box } from '../../page.ts';
import type { Label, Sheet } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import type { Direction } from './relation.ts';

/** Labels of a column start or end within so many points of each other. */
const ALIGNED = 3;
/** One row may be chance, but on a page whose other values stand before their labels too. */
const FEWEST_ROWS = 2;
/** How far before its label an amount may end, in sizes of the type. */
const FARTHEST = 40;

/** What stands on a line. */
interface Piece {
	readonly box: Box;
	readonly label?: Label;
	readonly amount?: Amount;
}

const NOTHING: Pick<Piece, 'amount'> = {};

/** The label of each amount that stands before its label. */
export function mirroredOwners(
	sheet: Sheet,
	amounts: readonly Amount[],
	usual: Direction | undefined,
): ReadonlyMap<Amount, Label> {
	const fewest = usual === 'left' ? 1 : FEWEST_ROWS;
	const pieces: Piece[] = [
		...sheet.labels.map((label) => ({ box: label.box, label })),
		...amounts.map((amount) => ({ box: amount.box, amount })),
		...sheet.texts.filter(({ text }) => /\p{L}{2}/u.test(text)).map(({ box }) => ({ box })),
	];
	const owners = new Map<Amount, Label>();
	for (const column of columnsOf(pieces)) {
		const pairs = owned(column, pieces, owners).filter(
			([amount]) => usual === 'left' || !isAfterWords(amount, pieces),
		);
		if (pairs.length >= fewest) for (const [amount, label] of pairs) owners.set(amount, label);
	}
	return owners;
}

/** The owners, with the label of each amount that stands right before an owned one, where the label names a row of both: "£1.00 £2.00 In this job". */
export function withFurtherOwned(
	owners: ReadonlyMap<Amount, Label>,
	sheet: Sheet,
	amounts: readonly Amount[],
): ReadonlyMap<Amount, Label> {
	const further = amounts.flatMap((amount): [Amount, Label][] => {
		if (owners.has(amount)) return [];
		const level = [...amounts, ...sheet.labels, ...sheet.texts.filter(({ text }) => /\p{L}{2}/u.test(text))]
			.filter(({ box }) => box.x >= right(amount.box) && sameRow(box, amount.box))
			.sort((one, other) => one.box.x - other.box.x);
		const label = amounts.includes(level[0] as Amount) ? owners.get(level[0] as Amount) : undefined;
		const isOfRow = label?.meaning.kind === 'part' && label.meaning.part.scope && !label.meaning.part.figure;
		return label && isOfRow ? [[amount, label]] : [];
	});
	return new Map([...owners, ...further]);
}

/** The columns of labels and texts, the last first: what starts or ends alike. */
function columnsOf(pieces: readonly Piece[]): Piece[][] {
	const columns: Piece[][] = [];
	const words = pieces.filter(({ amount }) => !amount);
	for (const piece of [...words].sort((one, other) => right(other.box) - right(one.box))) {
		const column = columns.find((each) => each.some((other) => isAligned(other.box, piece.box)));
		if (column) column.push(piece);
		else columns.push([piece]);
	}
	return columns;
}

function isAligned(one: Box, other: Box): boolean {
	return Math.abs(one.x - other.x) < ALIGNED || Math.abs(right(one) - right(other)) < ALIGNED;
}

/** The amounts right before the labels of a column, where no label of it has one after it. */
function owned(
	column: readonly Piece[],
	pieces: readonly Piece[],
	owners: ReadonlyMap<Amount, Label>,
): [Amount, Label][] {
	const isFree = ({ amount }: Pick<Piece, 'amount'> = NOTHING) =>
		amount !== undefined && !isYear(amount) && !owners.has(amount);
	if (column.some((piece) => isFree(nextTo(piece, pieces, 'right')))) return [];
	return column.flatMap((piece): [Amount, Label][] => {
		const { amount } = nextTo(piece, pieces, 'left') ?? {};
		const isOfAmounts = piece.label !== undefined && piece.label.meaning.kind !== 'detail';
		const isNear = amount && piece.box.x - right(amount.box) < FARTHEST * amount.size;
		return amount && piece.label && isOfAmounts && isNear && !owners.has(amount)
			? [[amount, piece.label]]
			: [];
	});
}

/** Whether words that no amount stands before stand before an amount: it may be theirs, and the label after it that of an empty box. */
function isAfterWords({ box }: Amount, pieces: readonly Piece[]): boolean {
	const before = nextTo({ box }, pieces, 'left');
	return before !== undefined && !before.amount && !nextTo(before, pieces, 'left')?.amount;
}

/** "Tax year to 5 April 2025" has no amount after it. */
function isYear({ text }: Amount): boolean {
	return /^(19|20)\d\d$/.test(text);
}

function nextTo({ box }: Piece, pieces: readonly Piece[], side: 'left' | 'right'): Piece | undefined {
	const level = pieces.filter((other) => other.box !== box && sameRow(other.box, box));
	return side === 'right'
		? level.filter((other) => other.box.x >= right(box) - 1).sort((one, other) => one.box.x - other.box.x)[0]
		: level
				.filter((other) => right(other.box) <= box.x + 1)
				.sort((one, other) => right(other.box) - right(one.box))[0];
}
