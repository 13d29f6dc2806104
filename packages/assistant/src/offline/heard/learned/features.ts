/** What of the words around an amount says which question it answers. */
import { kindsIn } from '../../../language/lexicon/kinds.ts';
import type { Features } from '../../linear.ts';
import type { Beside, Clause } from './clause.ts';

const GRAM = 4;
const SHORTEST = 4;
const MOST_BESIDE = 2;
/** An own part of fewer words leaves it to the parts beside it to say what the amount is. */
const FEW = 3;
/** Words as they are counted: letters, and the signs that matter. */
const WORDS = /[a-z][a-z'&-]*|[£%]/g;
/** How much each kind of feature counts. */
const WEIGHTS = {
	...{ word: 1, kind: 1, side: 0.5, near: 0.8, pair: 0.7, gram: 0.35 },
	...{
		previous: 0.35,
		next: 0.25,
		section: 0.5,
		ruled: 1,
		last: 0.9,
		size: 0.5,
		ratio: 0.6,
		kindOfAll: 0.35,
	},
};
/** How much the parts without an amount count, where the own part says little and where it says enough. */
const LEAD = { few: 0.95, enough: 0.5 };
const TRAIL = { few: 0.6, enough: 0.3 };
/** Up to so many pence an amount is of one size. */
const SIZES: readonly number[] = [5_000, 20_000, 60_000, 200_000, 500_000, 1_200_000, 4_000_000, 9_000_000];
/** Up to so much of the amount before it, an amount is to it as tax to pay, or as costs to takings. */
const RATIOS: readonly number[] = [0.03, 0.09, 0.16, 0.24, 0.45, 0.9, 1.1, 3];

/** The features of a clause. */
export function featuresOf(clause: Clause): Features {
	const found = new Map<string, number>();
	const add = (name: string, weight: number) => found.set(name, Math.max(found.get(name) ?? 0, weight));
	const [left, right] = [wordsIn(clause.before), wordsIn(clause.after)];
	addOwn(add, 'b', left);
	addOwn(add, 'a', right);
	const how = left.length + right.length < FEW ? 'few' : 'enough';
	addBeside(add, untilAmount(clause.previous).toReversed(), LEAD[how]);
	addBeside(add, untilAmount(clause.next), TRAIL[how]);
	for (const [kind, parts, weight] of [
		['p', clause.previous, WEIGHTS.previous],
		['n', clause.next, WEIGHTS.next],
	] as const)
		for (const [far, { text }] of parts
			.filter(({ hasAmount }) => hasAmount)
			.slice(0, MOST_BESIDE)
			.entries())
			for (const word of withKinds(wordsIn(text))) add(`${kind}:${word}`, weight / (far + 1));
	const whole = [...clause.previous, ...clause.next].map(({ text }) => text).join(' ');
	for (const { kind } of kindsIn(wordsIn(whole))) add(`m:{${kind}}`, WEIGHTS.kindOfAll);
	addAmount(add, clause);
	for (const section of clause.sections) add(`on:${section}`, WEIGHTS.section);
	if (clause.ruled !== undefined) add(`rule:${clause.ruled}`, WEIGHTS.ruled);
	if (left.length + right.length < 2) add('short', WEIGHTS.word);
	return found;
}

type Add = (name: string, weight: number) => void;

/** The words on one side of the amount in its own part. */
function addOwn(add: Add, side: 'a' | 'b', words: readonly string[]): void {
	addWords(add, words, 1);
	for (const word of words) add(`${side}:${word}`, WEIGHTS.side);
	const [near, at] = side === 'b' ? (['<', words.length - 1] as const) : (['>', 0] as const);
	if (words[at] !== undefined) add(`${near}${words[at]}`, WEIGHTS.near);
	for (const { kind, from, to } of kindsIn(words)) {
		add(`${side}:{${kind}}`, WEIGHTS.side);
		if (from <= at && at < to) add(`${near}{${kind}}`, WEIGHTS.near);
	}
}

/** What stands beside the amount without an amount of its own is of this amount too. */
function addBeside(add: Add, parts: readonly Beside[], weight: number): void {
	addWords(
		add,
		parts.flatMap(({ text }) => wordsIn(text)),
		weight,
	);
}

/** Words, neighbouring words, parts of words and the kinds of things that they name. */
function addWords(add: Add, words: readonly string[], weight: number): void {
	for (const [at, word] of words.entries()) {
		add(word, WEIGHTS.word * weight);
		if (at > 0) add(`${words[at - 1]} ${word}`, WEIGHTS.pair * weight);
		for (const gram of gramsOf(word)) add(`~${gram}`, WEIGHTS.gram * weight);
	}
	for (const { kind, from, to } of kindsIn(words)) {
		add(`{${kind}}`, WEIGHTS.kind * weight);
		if (from > 0) add(`${words[from - 1]} {${kind}}`, WEIGHTS.pair * weight);
		if (to < words.length) add(`{${kind}} ${words[to]}`, WEIGHTS.pair * weight);
	}
}

/** How large the amount is, how it compares with the one before it, and what that one was. */
function addAmount(add: Add, { said, saidBefore, last, was }: Clause): void {
	if (was !== undefined) {
		add(`was:${was}`, WEIGHTS.last);
		add(`was:${was.split('.')[0]}.`, WEIGHTS.last / 2);
	}
	if (last !== undefined) {
		add(`last:${last}`, WEIGHTS.last);
		add(`last:${last.split('.')[0]}.`, WEIGHTS.last / 2);
	}
	if (said === undefined) return;
	add(`size:${SIZES.filter((most) => said > most).length}`, WEIGHTS.size);
	if (saidBefore === undefined || saidBefore === 0) return;
	const ratio = said / saidBefore; // a ratio, not money
	const step = RATIOS.filter((most) => ratio > most).length;
	add(`ratio:${step}`, WEIGHTS.ratio);
	if (last !== undefined) add(`ratio:${step} ${last}`, WEIGHTS.ratio);
}

/** The parts up to the next one with an amount. */
function untilAmount(parts: readonly Beside[]): readonly Beside[] {
	const end = parts.findIndex(({ hasAmount }) => hasAmount);
	return end === -1 ? parts : parts.slice(0, end);
}

/** The words, and the kinds of thing they name. */
function withKinds(words: readonly string[]): readonly string[] {
	return [...words, ...kindsIn(words).map(({ kind }) => `{${kind}}`)];
}

function wordsIn(text: string): readonly string[] {
	return text.match(WORDS) ?? [];
}

function gramsOf(word: string): readonly string[] {
	if (word.length < SHORTEST) return [];
	const whole = `^${word}$`;
	return Array.from({ length: whole.length - GRAM + 1 }, (_, at) => whole.slice(at, at + GRAM));
}
