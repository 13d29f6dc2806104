/** Finds what a message asks for by similarity: the examples, and the ways of asking for a rule, that share most words with it. */
import { waysOfAsking } from '../knowledge/asked.ts';
import { likenessTo } from '../knowledge/likeness.ts';
import { intentExamples } from './intent-examples.ts';
import type { Topic } from './topic.ts';

/** What a message resembles, and how much: 0 to 1. */
export interface Intent {
	readonly topic: Topic;
	readonly likeness: number;
	/** How much of the message the example covers, 0 to 1. */
	readonly share: number;
}

/** Questions about a rule or one figure are looked up, however much of them is in an example as well. */
const lookedUp = [
	...'income tax,national insurance,profit,taxable income,class 4,rent,pension'
		.split(',')
		.flatMap((figure) => [`why is my ${figure}`, `how is my ${figure} worked out`, `explain my ${figure}`]),
	...'losses,dividends,gifts,shares,partners,pensions,loans,rent'
		.split(',')
		.flatMap((what) => [`tell me about ${what}`, `what about ${what}`]),
	...[
		'is it taxed',
		'is it taxable',
		'do i pay tax on it',
		'how do i pay hmrc',
		'can i claim it',
		'i lost my utr',
		'where do i find my utr',
		'how do i get a utr',
	],
];
const examples = likenessTo<Topic>([
	...Object.entries(intentExamples).flatMap(([topic, sentences]) =>
		sentences.map((sentence) => [sentence, topic as Topic] as const),
	),
	...lookedUp.map((sentence) => [sentence, 'other'] as const),
	...waysOfAsking.map(([sentence]) => [sentence, 'other'] as const),
]);

/** The topic of the most similar example; undefined for a message without words. */
export function likest(text: string): Intent | undefined {
	const [best] = examples.of(text);
	return best && { topic: best.of, likeness: best.likeness, share: best.share };
}
