/** Questions that carry on from another one, with the entries they ask for then, and those that stand by themselves. */

import { ALONE } from '../../src/knowledge/after/alone.ts';
import { waysOfAsking } from '../../src/knowledge/asked.ts';
import { featuresOf } from '../../src/knowledge/learned/features.ts';
import { linesOf } from './lines.ts';
import type { Example } from './train.ts';

/** The examples, but those whose text `isLeftOut`. */
export function carryingOn(isLeftOut: (text: string) => boolean): readonly Example[] {
	const after = linesOf('after').map(({ label, text }) => [text, label] as const);
	const alone = [...waysOfAsking.map(([way]) => way), ...linesOf('asked').map(({ text }) => text)].map(
		(text) => [text, ALONE] as const,
	);
	return [...after, ...alone]
		.filter(([text]) => !isLeftOut(text))
		.map(([text, label]) => ({ features: featuresOf(text), label }));
}
