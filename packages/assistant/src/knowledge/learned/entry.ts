/** Which entry of the knowledge a question asks for, as far as was learned from ways of asking; the weights are in `generated`. */
import { classifierOf } from '../../offline/linear.ts';
import { rememberingLast } from '../remember-last.ts';
import { featuresOf } from './features.ts';
import weights from './generated/weights.json' with { type: 'json' };

/** The label of what asks for no entry. */
export const NO_ENTRY = '-';
const learned = classifierOf(weights);

/** How likely a question asks for each entry, the likeliest first; `-` is none of them. */
const entriesLikely = rememberingLast((question: string) => learned.rate(featuresOf(question)));

/** An entry with how likely a question asks for it: at all, and where it asks for one of the entries. */
export interface Asked {
	readonly id: string;
	readonly chance: number;
	readonly ofEntries: number;
}

/** The entries that a question may ask for, the likeliest first. */
export function entriesAsked(question: string): readonly Asked[] {
	const all = entriesLikely(question).filter(({ label }) => label !== NO_ENTRY);
	const some = all.reduce((sum, { chance }) => sum + chance, 0) || 1;
	return all.map(({ label, chance }) => ({ id: label, chance, ofEntries: chance / some }));
}
