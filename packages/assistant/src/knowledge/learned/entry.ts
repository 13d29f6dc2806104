/** Which entry of the knowledge a question asks for, as far as was learned from ways of asking; the weights are in `generated`. */
import { classifierOf } from '../../offline/linear.ts';
import { rememberingLast } from '../remember-last.ts';
import { featuresOf } from './features.ts';
import weights from './generated/weights.json' with { type: 'json' };

/** The label of what asks for no entry. */
export const NO_ENTRY = '-';
const learned = classifierOf(weights);

/** How likely a question asks for each entry, the likeliest first; `-` is none of them. */
export const entriesLikely = rememberingLast((question: string) => learned.rate(featuresOf(question)));
