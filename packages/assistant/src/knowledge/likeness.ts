/** Finds the sentences of a list most like a message, by words and pairs of words; rare ones count for more. */
import { rememberingLast } from './remember-last.ts';
import { synonyms } from './synonyms.ts';

/** A sentence of the list, and how similar a message is: 0 to 1. */
interface Alike<Of> {
	readonly of: Of;
	readonly likeness: number;
	/** How much of the message the sentence covers, 0 to 1. */
	readonly share: number;
}

/** A list to compare messages with. */
export interface Likeness<Of> {
	/** The sentences that share anything with a message, most similar first; one for each thing they stand for. */
	readonly of: (text: string) => readonly Alike<Of>[];
}

const FILLERS = new Set(
	'please just really actually so well oh the a an ok okay right then mate hey hi hello dear bloody hell damn fucking even though anyway basically honestly like lol'.split(
		' ',
	),
);
/** Words that count as the same when messages are compared; one that stands for itself is protected from the search's synonyms. */
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
	mum: 'parent',
	dad: 'parent',
	mother: 'parent',
	father: 'parent',
	gran: 'parent',
	nan: 'parent',
	bought: 'buy',
	sold: 'sell',
	sale: 'sell',
	selling: 'sell',
	flog: 'sell',
	flogged: 'sell',
	earnt: 'earn',
	earning: 'earn',
	rental: 'rent',
	rented: 'rent',
	renting: 'rent',
};
const LONGEST = 30;
const PAIR = 0.5;
const MOST_CHARACTERS = 300;

/** Prepares a list of sentences, each with what it stands for. */
export function likenessTo<Of>(sentences: readonly (readonly [string, Of])[]): Likeness<Of> {
	const texts = sentences.map(([sentence]) => partsOf(sentence));
	const places = new Map<string, number[]>();
	for (const [at, parts] of texts.entries())
		for (const part of parts) {
			const known = places.get(part);
			if (known) known.push(at);
			else places.set(part, [at]);
		}
	const weightOf = (part: string): number => {
		const seldom = Math.log((texts.length + 1) / ((places.get(part)?.length ?? 0) + 0.5));
		return seldom * seldom * (part.includes(' ') ? PAIR : 1);
	};
	const weights = new Map([...places.keys()].map((part) => [part, weightOf(part)]));
	const sizes = texts.map((parts) => [...parts].reduce((all, part) => all + (weights.get(part) ?? 0), 0));
	return {
		of: rememberingLast((text: string) => {
			const own = partsOf(text);
			const size = [...own].reduce((all, part) => all + (weights.get(part) ?? weightOf(part)), 0) || 1;
			const shared = new Map<number, number>();
			for (const part of own)
				for (const at of places.get(part) ?? [])
					shared.set(at, (shared.get(at) ?? 0) + (weights.get(part) ?? 0));
			return bestOfEach([...shared], (at, said) => {
				const [, of] = sentences[at] as readonly [string, Of];
				return { of, likeness: said / Math.sqrt(size * (sizes[at] ?? 0) || 1), share: said / size };
			});
		}),
	};
}

function bestOfEach<Of>(
	shared: readonly (readonly [number, number])[],
	alike: (at: number, said: number) => Alike<Of>,
): readonly Alike<Of>[] {
	const best = new Map<Of, Alike<Of>>();
	for (const [at, said] of shared) {
		const one = alike(at, said);
		if (one.likeness > (best.get(one.of)?.likeness ?? 0)) best.set(one.of, one);
	}
	return [...best.values()].toSorted((one, other) => other.likeness - one.likeness);
}

/** The words of a text in plain form, and each pair of neighbours. */
function partsOf(text: string): ReadonlySet<string> {
	const words = text
		.slice(0, MOST_CHARACTERS)
		.toLowerCase()
		.replace(/['’]/g, '')
		.split(/[^a-z0-9]+/)
		.filter((word) => word !== '' && !FILLERS.has(word) && !/^\d+k?$/.test(word))
		.slice(0, LONGEST)
		.map(plain);
	return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
}

function plain(word: string): string {
	const same = SAME[word] ?? synonyms.get(word) ?? word;
	return same.length > 4 ? same.replace(/(?:ing|ed|es|s)$/, '') : same;
}
