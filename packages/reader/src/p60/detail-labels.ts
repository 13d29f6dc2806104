/** The labels of details that count, each with whose it is. */
import { right } from '../layout/box.ts';
import type { DetailLabel } from './lexicon.ts';
import type { Label } from './sheet.ts';

/** A label and the field that it is of. */
export interface DetailLabelled {
	readonly label: Label;
	readonly field: DetailLabel;
	readonly weak: boolean;
}

/** The labels of details, mere headings left out where a plain label says the same. */
export function plainLabels(labels: readonly Label[]): DetailLabelled[] {
	const details = labels.flatMap((label): DetailLabelled[] => {
		const { meaning } = label;
		if (meaning.kind !== 'detail') return [];
		const field = meaning.bare && isUnderEmployer(label, labels) ? 'employerName' : meaning.field;
		return [{ label, field, weak: meaning.weak }];
	});
	return details.filter(
		({ field, weak }) => !weak || !details.some((other) => !other.weak && sameThing(field, other.field)),
	);
}

/** Whether a plain label makes a heading superfluous. */
function sameThing(heading: DetailLabel, plain: DetailLabel): boolean {
	return heading === plain || (heading === 'fullName' && (plain === 'surname' || plain === 'forenames'));
}

/** Whether the nearest section heading above is the employer's. */
function isUnderEmployer(label: Label, labels: readonly Label[]): boolean {
	const [heading] = labels
		.filter(({ meaning, box }) => {
			const isHeading = meaning.kind === 'detail' && meaning.weak;
			return isHeading && box.y < label.box.y + 2 && box.x < right(label.box);
		})
		.sort((one, other) => distance(one, label) - distance(other, label));
	return heading?.meaning.kind === 'detail' && heading.meaning.field === 'employerName';
}

/** How far a heading is from a label under it; one that starts elsewhere on the line is farther. */
function distance(heading: Label, label: Label): number {
	return label.box.y - heading.box.y + 0.5 * Math.abs(label.box.x - heading.box.x);
}
