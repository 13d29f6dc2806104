/** Rows that say no more than "Total": of what, the heading over their list says. */

import type { Sheet } from '../../engine/layout/sheet.ts';
import { columnOf } from '../../engine/relations/column-heads.ts';
import type { FigureFound } from '../../engine/relations/figure-found.ts';
import type { Surroundings } from '../../engine/relations/surroundings.ts';
import type { Amount } from '../../engine/values/amount.ts';
import { bottom, overlapX, right, sameRow } from '../../geometry.ts';
import type { Box, Segment } from '../../page.ts';

const TOTAL = /^(sub ?)?totals?( amount)?:?( £)?$/i;
const PAYMENTS =
	/^(your )?(payments?|earnings|pay( and allowances)?|income|additions|remuneration|(salary|salaries|wages)( (and|&) (salary|salaries|wages|earnings|payments|additions|allowances))?|(pay|hours) (and|&) (hours|payments|earnings|additions)|gross( pay)?|payments and allowances|pay & allowances|payments & allowances|money in)( details)?( \(?£\)?)?:?$/i;
const DEDUCTIONS = /^(your )?(tax(es)? (and|&) )?deductions?( details)?( \(?£\)?)?:?$/i;
/** Amounts of one column end within so many points of each other. */
const SAME_END = 3;
/** The confidence of a total that its heading tells. */
const UNDER_HEADING = 0.93;

/** The totals of payments and deductions that have no label of their own. */
export function totalsUnderHeadings(around: Surroundings, found: readonly FigureFound[]): FigureFound[] {
	const { sheet, amounts } = around;
	return sheet.texts
		.filter(({ text }) => TOTAL.test(text))
		.flatMap((label) => {
			const row = amounts.filter(
				({ box }) => sameRow(box, label.box) && box.x >= right(label.box) - 1 && isNext(label, box, sheet),
			);
			const heading = headingOver(label, row, around);
			if (!heading || row.length === 0 || row.length > 2) return [];
			return row.flatMap((amount) => figureOf(amount, row.length === 1, PAYMENTS.test(heading.text), around));
		})
		.filter(({ amount }) => !found.some((figure) => figure.amount.box === amount.box));
}

/** Whether no other words stand between the label and the amount. */
function isNext(label: Segment, box: Box, { texts, labels }: Sheet): boolean {
	const others = [...texts.filter(({ text }) => /\p{L}{2}/u.test(text)), ...labels];
	return !others.some(
		(other) => other !== label && sameRow(other.box, box) && other.box.x > label.box.x && other.box.x < box.x,
	);
}

/** Whether an amount of the total's own columns stands beside a text: "Salary" is then a row of the list, and no heading. */
function isRow(box: Box, total: readonly Amount[], amounts: readonly Amount[]): boolean {
	return amounts.some(
		(amount) =>
			sameRow(amount.box, box) &&
			amount.box.x >= right(box) &&
			total.some((each) => Math.abs(right(each.box) - right(amount.box)) < SAME_END),
	);
}

function headingOver(
	label: Segment,
	row: readonly Amount[],
	{ sheet, amounts }: Surroundings,
): Segment | undefined {
	const to = Math.max(right(label.box), ...row.map(({ box }) => right(box)));
	const under = { ...label.box, width: to - label.box.x };
	return sheet.page.segments
		.filter(
			({ text, box }) =>
				!isRow(box, row, amounts) &&
				(PAYMENTS.test(text) || DEDUCTIONS.test(text)) &&
				bottom(box) <= label.box.y + 1 &&
				overlapX(box, under) > 0,
		)
		.sort((one, other) => other.box.y - one.box.y)[0];
}

function figureOf(amount: Amount, isOnly: boolean, isPay: boolean, around: Surroundings): FigureFound[] {
	const told = isOnly ? undefined : columnOf(amount, {}, around);
	const scope = typeof told === 'object' && 'part' in told ? told.part.scope : undefined;
	const field =
		isOnly || scope === 'period'
			? isPay
				? 'grossPay'
				: 'totalDeductions'
			: scope && isPay
				? 'payToDate'
				: undefined;
	return field === undefined ? [] : [{ field, amount, confidence: UNDER_HEADING }];
}
