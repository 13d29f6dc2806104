/** What a message wants, learned from examples of what people said and what they meant by it; the weights are in `generated`. */
import { rememberingLast } from '../../knowledge/remember-last.ts';
import { classifierOf, type Rated } from '../linear.ts';
import type { Asked } from '../plan.ts';
import { featuresOf } from './features.ts';
import weights from './generated/weights.json' with { type: 'json' };

/** What a message can want; `tell` also answers a question, `rule` asks for the knowledge. */
export type Wanted =
	| 'abuse'
	| 'dates'
	| 'digital'
	| 'document'
	| 'documentType'
	| 'evasion'
	| 'held'
	| 'instructions'
	| 'interview'
	| 'missing'
	| 'other'
	| 'outside'
	| 'owe'
	| 'pay'
	| 'privacy'
	| 'rule'
	| 'send'
	| 'suggestions'
	| 'talk'
	| 'tell'
	| 'upload'
	| 'whatIf'
	| 'why';

const learned = classifierOf(weights);

/** What a text in lower case wants, most likely first. */
export function wantedBy({ memory, ports }: Pick<Asked, 'memory' | 'ports'>, text: string) {
	return rated(text, memory.asking?.kind, memory.used?.tool, ports.entries().length > 0);
}

/** What a text wants, whatever stands open. */
export function wantedAlone(text: string): readonly Rated<Wanted>[] {
	return rated(text, undefined, undefined, undefined);
}

const rated = rememberingLast(
	(text: string, asked: string | undefined, used: string | undefined, told: boolean | undefined) => {
		const features = featuresOf(text, {
			...(asked !== undefined && { asked }),
			...(used !== undefined && { used }),
			...(told !== undefined && { told }),
		});
		// A text of unknown words alone wants nothing that is known.
		const isKnown = [...features.keys()].some((one) => /^\p{L}+$/u.test(one) && learned.knows(one));
		return isKnown ? (learned.rate(features) as readonly Rated<Wanted>[]) : [];
	},
);
