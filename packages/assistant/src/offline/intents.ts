/** What a message asks for by likeness: the examples whose words it shares most, seldom words counting for more. */
import { knowledge } from '@halfpenny/messages/knowledge/index';
import { synonyms } from '../knowledge/synonyms.ts';
import { intentExamples } from './intent-examples.ts';
import type { Topic } from './topic.ts';

/** What a message is like, and how much: 0 to 1. */
export interface Likeness {
	readonly topic: Topic;
	readonly likeness: number;
	/** How much of the message the example says, 0 to 1. */
	readonly share: number;
}

interface Example {
	readonly topic: Topic;
	readonly parts: ReadonlySet<string>;
}

const FILLERS = new Set(
	'please just really actually so well oh the a an ok okay right then mate hey hi hello dear bloody hell damn fucking even though anyway basically honestly like lol'.split(
		' ',
	),
);
const SAME: Readonly<Record<string, string>> = {
	tax: 'tax',
	taxman: 'hmrc',
	revenue: 'hmrc',
	inland: 'hmrc',
	give: 'give',
	must: 'have',
	need: 'have',
	should: 'have',
	gotta: 'have',
	til: 'until',
	stump: 'pay',
	cough: 'pay',
	fork: 'pay',
	paid: 'pay',
	owing: 'owe',
	owed: 'owe',
	picture: 'photo',
	pic: 'photo',
	snap: 'photo',
	form: 'return',
	declaration: 'return',
	cash: 'money',
	figure: 'number',
	grand: 'thousand',
};

const LONGEST = 30;
/** What asks for a rule or for one figure is looked up, however much of it stands in an example as well. */
const lookedUp = [
	...knowledge.map(({ question }) => question),
	...'income tax,national insurance,profit,taxable income,class 4,rent,pension'
		.split(',')
		.flatMap((figure) => [`why is my ${figure}`, `how is my ${figure} worked out`, `explain my ${figure}`]),
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
const examples: readonly Example[] = [
	...Object.entries(intentExamples).flatMap(([topic, sentences]) =>
		sentences.map((sentence): Example => ({ topic: topic as Topic, parts: partsOf(sentence) })),
	),
	...lookedUp.map((sentence): Example => ({ topic: 'other', parts: partsOf(sentence) })),
];
const counts = new Map<string, number>();
const texts = examples.map(({ parts }) => parts);
for (const parts of texts) for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
const sizes = new Map(examples.map((example) => [example, weigh(example.parts)]));

/** The topic of the most alike example; undefined for a message without words. */
export function likest(text: string): Likeness | undefined {
	const own = partsOf(text);
	const size = weigh(own);
	let best: Likeness | undefined;
	for (const example of examples) {
		const { topic, parts } = example;
		const shared = weigh([...parts].filter((part) => own.has(part)));
		const likeness = shared / Math.sqrt(size * (sizes.get(example) ?? 0) || 1);
		if (likeness > (best?.likeness ?? 0)) best = { topic, likeness, share: shared / (size || 1) };
	}
	return best;
}

/** How much words say: the square of how seldom they stand in what people ask. */
function weigh(parts: Iterable<string>): number {
	let total = 0;
	for (const part of parts) {
		const seldom = Math.log((texts.length + 1) / ((counts.get(part) ?? 0) + 0.5));
		total += seldom * seldom * (part.includes(' ') ? 0.5 : 1);
	}
	return total;
}

/** The words of a text in plain form, and each two beside each other. */
function partsOf(text: string): ReadonlySet<string> {
	const words = text
		.toLowerCase()
		.replace(/'/g, '')
		.split(/[^a-z]+/)
		.filter((word) => word !== '' && !FILLERS.has(word))
		.slice(0, LONGEST)
		.map(plain);
	return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
}

function plain(word: string): string {
	const same = SAME[word] ?? synonyms.get(word) ?? word;
	return same.length > 4 ? same.replace(/(?:ing|ed|es|s)$/, '') : same;
}
