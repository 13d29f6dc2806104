/** The dividend in a row of a broker's table, whose columns are the holding, the rate, and the sum before and after charges. */
import type { FigureFound } from '../../engine/relations/figure-found.ts';
import type { Surroundings } from '../../engine/relations/surroundings.ts';
import type { Amount } from '../../engine/values/amount.ts';
import { bottom, overlapX, right, sameRow } from '../../geometry.ts';
import type { Segment } from '../../page.ts';

/** What heads the column of what was paid before anything was taken off, and after. */
const GROSS = /^gross( (amount|dividend|payment|value|sum))?( ?\(?£\)?)?$/i;
const NET =
	/^(net|amount|total|cash)( (amount|dividend|payment|value|sum))?( (credited|paid|payable|received|due))?( ?\(?£\)?)?$/i;
/** How far under its head the row stands, in sizes of the type. */
const FARTHEST_UNDER = 2;
const UNDER_HEAD = 0.95;

/** The one sum under such heads in a row that says it is a dividend, where nothing was taken off it. */
export function creditedUnderHead({
	sheet,
	amounts,
}: Pick<Surroundings, 'sheet' | 'amounts'>): FigureFound[] {
	const { segments } = sheet.page;
	const heads = segments.filter(({ text }) => GROSS.test(text) || NET.test(text));
	const sums = heads.flatMap((head) =>
		amounts.filter((amount) => amount.hasPence && isUnder(amount, head) && isOfDividend(amount, segments)),
	);
	const [first] = sums;
	const hasNet = heads.some((head) => NET.test(head.text) && sums.some((sum) => isUnder(sum, head)));
	if (!first || !hasNet || sums.some(({ value }) => value !== first.value)) return [];
	return [{ field: 'dividend', amount: first, confidence: UNDER_HEAD }];
}

function isUnder({ box, size }: Amount, head: Segment): boolean {
	const gap = box.y - bottom(head.box);
	return box.y > head.box.y && gap < FARTHEST_UNDER * size && overlapX(box, head.box) > 0;
}

function isOfDividend({ box }: Amount, segments: readonly Segment[]): boolean {
	return segments.some(
		(text) => /\bdividend\b/i.test(text.text) && right(text.box) <= box.x && sameRow(text.box, box),
	);
}
