/** Which question an amount answers, as far as was learned from many messages; the weights are in `generated`. */
import { classifierOf } from '../../linear.ts';
import type { Clause } from './clause.ts';
import { featuresOf } from './features.ts';
import weights from './generated/weights.json' with { type: 'json' };

/** A question and how probable it is that an amount answers it, 0 to 1. */
export interface Guess {
	readonly section: string;
	readonly field: string;
	readonly probability: number;
}

const learned = classifierOf(weights);
const places = new Map(
	weights.labels.map((label) => {
		// Where examples took either of several answers, the first of them is meant.
		const [section = '', field = ''] = label.replace(/,.*/, '').split('.');
		return [label, { section, field }];
	}),
);

/** The questions that an amount may answer, most probable first, among those of the sections that `isOpen` allows. */
export function guessesOf(clause: Clause, isOpen: (section: string) => boolean): readonly Guess[] {
	return learned
		.rate(featuresOf(clause), (label) => isOpen(places.get(label)?.section ?? ''))
		.flatMap(({ label, chance }) => {
			const place = places.get(label);
			return place ? [{ ...place, probability: chance }] : [];
		});
}
