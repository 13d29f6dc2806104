/** What people tell without an amount, from the files of `facts`, and what tells nothing of the kind. */
import { waysOfAsking } from '../../src/knowledge/asked.ts';
import { normalise } from '../../src/language/spelling.ts';
import { NO_FACT } from '../../src/offline/heard/facts/fact.ts';
import { featuresOf } from '../../src/offline/heard/facts/features.ts';
import { linesOf } from './lines.ts';
import type { Example } from './train.ts';

/** The examples, but those whose text `isLeftOut`. */
export function facts(isLeftOut: (text: string) => boolean): readonly Example[] {
	const told = linesOf('facts').map(({ label, text }) => [text, label] as const);
	const none = [...linesOf('wants').map(({ text }) => text), ...waysOfAsking.map(([way]) => way)].map(
		(text) => [text.replace(/^\[[^\]]*\] /, ''), NO_FACT] as const,
	);
	return [...told, ...none]
		.filter(([text]) => !isLeftOut(text))
		.map(([text, label]) => ({ features: featuresOf(normalise(text)), label }));
}
