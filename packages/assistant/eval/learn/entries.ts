/** Questions and the entries they ask for: every way of asking, the entries' own words, and what asks for none of them. */
import { knowledge } from '@halfpenny/messages/knowledge/index';
import { waysOfAsking } from '../../src/knowledge/asked.ts';
import { NO_ENTRY } from '../../src/knowledge/learned/entry.ts';
import { featuresOf } from '../../src/knowledge/learned/features.ts';
import { linesOf } from './lines.ts';
import type { Example } from './train.ts';
import wants from './wants.json' with { type: 'json' };

/** What asks for no entry. */
const NOT_ASKED = [
	'outside',
	'talk',
	'abuse',
	'owe',
	'privacy',
	'instructions',
	'evasion',
	'held',
	'missing',
];

/** The examples, but those whose text `isLeftOut`. */
export function entries(isLeftOut: (text: string) => boolean): readonly Example[] {
	const own = knowledge.map(({ id, question, words }) => [`${question} ${words}`, id] as const);
	const none = [...wants.outside, ...wants.talk, ...wants.abuse, ...wants.owe].map(
		(line) => [line.replace(/^\[[^\]]*\] /, ''), NO_ENTRY] as const,
	);
	const ways = [...linesOf('asked'), ...linesOf('mentioned')].map(
		({ label, text }) => [text, label] as const,
	);
	const others = linesOf('wants').flatMap(({ label, text }) =>
		NOT_ASKED.includes(label) ? [[text.replace(/^\[[^\]]*\] /, ''), NO_ENTRY] as const] : [],
	);
	return [...waysOfAsking, ...ways, ...own, ...none, ...others]
		.filter(([text]) => !isLeftOut(text))
		.map(([text, label]) => ({ features: featuresOf(text), label }));
}
