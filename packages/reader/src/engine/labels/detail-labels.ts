/** The labels of details that count, each with whose it is. */
import { bottom, right, sameRow } from '../../geometry.ts';
import type { Box, Segment } from '../../page.ts';
import type { Label, Sheet } from '../layout/sheet.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How close after its label a value starts, in sizes of the type. */
const CLOSE = 3;

/** How far under its label a value stands, in heights of the label. */
const FARTHEST_UNDER = 1.2;

/** A label and the field that it is of. */
export interface DetailLabelled {
	readonly label: Label;
	readonly field: string;
	readonly weak: boolean;
}

/** The labels of details, mere headings left out where a plain label says the same. */
export function plainLabels({ labels, texts, vocabulary }: Sheet): DetailLabelled[] {
	const details = labels.flatMap((label): DetailLabelled[] => {
		const { meaning } = label;
		if (meaning.kind !== 'detail') return [];
		const { weak = false, unlessUnder } = meaning.label;
		const isOther = unlessUnder !== undefined && isUnder(unlessUnder, label, labels, texts);
		return [{ label, field: isOther ? unlessUnder : meaning.field, weak }];
	});
	return details.filter(
		({ field, weak }) =>
			!weak || !details.some((other) => !other.weak && sameThing(field, other.field, vocabulary)),
	);
}

/** Whether a plain label makes a heading superfluous. */
function sameThing(heading: string, plain: string, { fieldOf }: Vocabulary): boolean {
	return heading === plain || Object.values(fieldOf(heading).splitInto ?? {}).includes(plain);
}

/** Whether the nearest section heading above is of the field. */
function isUnder(field: string, label: Label, labels: readonly Label[], texts: readonly Segment[]): boolean {
	const [heading] = labels
		.filter(({ meaning, box }) => {
			const isHeading = meaning.kind === 'detail' && meaning.label.weak;
			return (
				isHeading && box.y < label.box.y + 2 && box.x < right(label.box) && !hasOwnValue(box, texts, labels)
			);
		})
		.sort((one, other) => distance(one, label) - distance(other, label));
	return heading?.meaning.kind === 'detail' && heading.meaning.field === field;
}

/** Whether a text follows right after a label on its line, or stands as the next thing under it: then the label is one of that text, and no heading. */
function hasOwnValue(box: Box, texts: readonly Segment[], labels: readonly Label[]): boolean {
	const isNext = (other: Box) => sameRow(other, box) && other.x >= right(box) - 1;
	const [text] = texts.filter((each) => isNext(each.box)).sort((one, other) => one.box.x - other.box.x);
	if (isOver(box, texts, labels)) return true;
	if (!text || text.box.x - right(box) > CLOSE * text.size) return false;
	return !labels.some((label) => isNext(label.box) && label.box.x < text.box.x);
}

/** Whether the value of a label stands under it, starting where it does, before any other label: then it is the label of a box, and no heading. */
function isOver(box: Box, texts: readonly Segment[], labels: readonly Label[]): boolean {
	const gapTo = (other: Box) => other.y - bottom(box);
	const isUnder = (other: Box) =>
		gapTo(other) > -0.5 * box.height &&
		gapTo(other) < FARTHEST_UNDER * box.height &&
		Math.abs(other.x - box.x) < 0.5 * box.height;
	const nearest = Math.min(...texts.filter((text) => isUnder(text.box)).map((text) => gapTo(text.box)));
	return (
		Number.isFinite(nearest) && !labels.some((label) => isUnder(label.box) && gapTo(label.box) <= nearest)
	);
}

/** How far a heading is from a label under it; one that starts elsewhere on the line is farther. */
function distance(heading: Label, label: Label): number {
	return label.box.y - heading.box.y + 0.5 * Math.abs(label.box.x - heading.box.x);
}
