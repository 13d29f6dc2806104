/** A row called only "Pay" under "This tax year so far": elsewhere such a word is the heading of a list, and tells no figure. */

import type { Label } from '../../engine/layout/sheet.ts';
import type { FigureFound } from '../../engine/relations/figure-found.ts';
import type { Surroundings } from '../../engine/relations/surroundings.ts';
import { bottom, right, sameRow } from '../../geometry.ts';

const PAY = /^(total )?(pay|earnings|wages|salary|pay and allowances):?$/i;
/** How far down a section may reach, in points. */
const FARTHEST = 130;
const UNDER_HEADING = 0.93;

/** The pay of the year so far where the row that has it names no figure that we know. */
export function paySoFar(around: Surroundings, found: readonly FigureFound[]): FigureFound[] {
	if (found.some(({ field }) => field === 'payToDate')) return [];
	const { labels } = around.sheet;
	return labels
		.filter((label) => isPay(label) && sectionOver(label, labels) === 'year')
		.flatMap((label) => {
			const row = around.amounts.filter(
				({ box }) => sameRow(box, label.box) && box.x >= right(label.box) - 1,
			);
			const [amount, ...others] = row;
			const isFree = amount?.hasPence && !found.some((figure) => figure.amount.box === amount.box);
			return isFree && others.length === 0 ? [{ field: 'payToDate', amount, confidence: UNDER_HEADING }] : [];
		});
}

function isPay({ segments }: Label): boolean {
	return PAY.test(segments.map(({ text }) => text).join(' '));
}

/** The scope of the nearest heading over a row that starts no farther to the right; of headings side by side, of the last. */
function sectionOver(row: Label, labels: readonly Label[]): string | undefined {
	const [nearest] = labels
		.filter(({ meaning, box }) => {
			const isScope = meaning.kind === 'part' && meaning.part.scope !== undefined && !meaning.part.figure;
			const gap = row.box.y - bottom(box);
			return isScope && gap > -1 && gap < FARTHEST && box.x < right(row.box);
		})
		.sort((one, other) => (sameRow(one.box, other.box) ? other.box.x - one.box.x : other.box.y - one.box.y));
	return nearest?.meaning.kind === 'part' ? nearest.meaning.part.scope : undefined;
}
