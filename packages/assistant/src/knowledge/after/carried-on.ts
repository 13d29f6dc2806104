/** What a question that carries on from another asks for, learned from ways of carrying on; the weights are in `generated`. */
import { classifierOf, type Rated } from '../../offline/linear.ts';
import { featuresOf } from '../learned/features.ts';
import { rememberingLast } from '../remember-last.ts';
import { ALONE } from './alone.ts';
import weights from './generated/weights.json' with { type: 'json' };

const learned = classifierOf(weights);

/** How likely a question stands by itself, and how likely each entry is where it carries on. */
export interface CarriedOn {
	readonly alone: number;
	/** Each entry with its chance among those that carry on. */
	readonly entries: readonly Rated<string>[];
}

/** What was learned of a question. */
export const carriedOn = rememberingLast((question: string): CarriedOn => {
	const features = featuresOf(question);
	return {
		alone: learned.rate(features).find(({ label }) => label === ALONE)?.chance ?? 1,
		entries: learned.rate(features, (label) => label !== ALONE),
	};
});
