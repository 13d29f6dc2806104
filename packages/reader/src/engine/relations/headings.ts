/** Headings over a group of amounts: "This employment" over "Pay" and "Tax". */
import type { Part } from '../../definition.ts';
import { bottom, right } from '../../geometry.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { isComplete } from './part.ts';
import { FARTHEST_HEAD, isRowLabel, rowStart, type Surroundings } from './surroundings.ts';

/**
 * What is known, with what is missing from the headings further up that no amount stands beside and that start where the row
 * starts, give or take `indent` sizes of the type.
 */
export function underHeading(amount: Amount, known: Part, around: Surroundings, indent = 4): Part {
	let part = known;
	const start = rowStart(amount, around);
	const headings = around.sheet.labels
		.filter(
			(label) =>
				isHeadingOver(label, amount, around) && Math.abs(label.box.x - start) <= indent * amount.size,
		)
		.sort((one, other) => bottom(other.box) - bottom(one.box) || other.box.x - one.box.x);
	for (const { meaning } of headings) {
		if (meaning.kind !== 'part') continue;
		part = { ...meaning.part, ...part };
		if (isComplete(part)) break;
	}
	return part;
}

function isHeadingOver(label: Label, amount: Amount, around: Surroundings): boolean {
	const distance = amount.box.y - bottom(label.box);
	if (distance < -0.4 * amount.size || distance > FARTHEST_HEAD || label.box.x > right(amount.box))
		return false;
	return label.meaning.kind === 'part' && !isRowLabel(label, amount, around);
}
