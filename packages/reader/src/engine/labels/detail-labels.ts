/** The labels of details that count, each with whose it is. */
import { right } from '../../geometry.ts';
import type { Label } from '../layout/sheet.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A label and the field that it is of. */
export interface DetailLabelled {
	readonly label: Label;
	readonly field: string;
	readonly weak: boolean;
}

/** The labels of details, mere headings left out where a plain label says the same. */
export function plainLabels(labels: readonly Label[], vocabulary: Vocabulary): DetailLabelled[] {
	const details = labels.flatMap((label): DetailLabelled[] => {
		const { meaning } = label;
		if (meaning.kind !== 'detail') return [];
		const { weak = false, unlessUnder } = meaning.label;
		const isOther = unlessUnder !== undefined && isUnder(unlessUnder, label, labels);
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
function isUnder(field: string, label: Label, labels: readonly Label[]): boolean {
	const [heading] = labels
		.filter(({ meaning, box }) => {
			const isHeading = meaning.kind === 'detail' && meaning.label.weak;
			return isHeading && box.y < label.box.y + 2 && box.x < right(label.box);
		})
		.sort((one, other) => distance(one, label) - distance(other, label));
	return heading?.meaning.kind === 'detail' && heading.meaning.field === field;
}

/** How far a heading is from a label under it; one that starts elsewhere on the line is farther. */
function distance(heading: Label, label: Label): number {
	return label.box.y - heading.box.y + 0.5 * Math.abs(label.box.x - heading.box.x);
}
