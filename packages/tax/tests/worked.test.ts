/**
 * Whole returns worked by hand from HMRC's calculation guide, each box with its arithmetic: the engine's working names
 * the same boxes and gives the same figures.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { FactsInput } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { calculate } from '../src/index.ts';
import { ruleWords } from '../src/words/index.ts';
import { facts } from './people.ts';

/** A figure in pounds and pence, a yes or no, a word, or figures under names. */
type Result = string | boolean | { readonly [name: string]: Result };

interface WorkedReturn {
	readonly title: string;
	readonly facts: FactsInput;
	readonly boxes: readonly { readonly box: string; readonly value: string }[];
	readonly results: { readonly [name: string]: Result };
}

const folder = new URL('worked/', import.meta.url);
const returns: readonly WorkedReturn[] = readdirSync(folder)
	.filter((name) => name.endsWith('.json'))
	.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

const pounds = (pence: number): string => (pence / 100).toFixed(2);
const calculated = (one: WorkedReturn) => calculate(facts(one.facts), { alternatives: false });

/** The boxes from first to last in `c5.79 to c5.81`. */
function range(first: string, last: string): string[] {
	const [stage = '', from] = first.split('.');
	const length = Number(last.split('.')[1]) - Number(from) + 1;
	return Array.from({ length }, (_, step) => `${stage}.${Number(from) + step}`);
}

/** The boxes that add up to a line: one, unless its source says `boxes`. A line can have several boxes. */
function boxesOf(id: string, source: string): string[][] {
	const several = /boxes (c[^;(]*[^;( ])/.exec(source)?.[1];
	if (several === undefined) return [id, ...(source.match(/(?<=box )c[\w.]*\w/g) ?? [])].map((box) => [box]);
	const [first = '', last] = several.split(' to ');
	return [last ? range(first, last) : (several.match(/c[\w.]*\w/g) ?? [])];
}

/**
 * Every figure in both the working by hand and the engine's, by box or boxes. A line of one job among several is left
 * out: the guide's box is their sum, which has its own line.
 */
function both(one: WorkedReturn): { byHand: Record<string, string>; byEngine: Record<string, string> } {
	const hand = new Map(one.boxes.map(({ box, value }) => [box, Math.round(Number(value) * 100)]));
	const lines = calculated(one).working.filter(({ id }) => !id.includes('['));
	const shared = lines.flatMap((line) =>
		boxesOf(line.id, ruleWords[line.rule].source)
			.filter((boxes) => boxes.some((box) => hand.has(box)))
			.map((boxes) => {
				const sum = boxes.reduce((total, box) => total + (hand.get(box) ?? 0), 0);
				return { name: boxes.join(' + '), byHand: pounds(sum), byEngine: pounds(line.value) };
			}),
	);
	return {
		byHand: Object.fromEntries(shared.map(({ name, byHand }) => [name, byHand])),
		byEngine: Object.fromEntries(shared.map(({ name, byEngine }) => [name, byEngine])),
	};
}

/** The figures of a calculation under the worked names, as text in pounds. */
function named(wanted: Result, given: unknown): unknown {
	if (typeof wanted === 'string' && typeof given === 'number') return pounds(given);
	if (typeof wanted !== 'object') return given;
	const inside = Object(given) as Record<string, unknown>;
	return Object.fromEntries(
		Object.entries(wanted).map(([name, value]) => [name, named(value, inside[name])]),
	);
}

describe('returns worked by hand', () => {
	it('are seventy-one', () => expect(returns).toHaveLength(71));

	it.each(returns.map((one) => [one.title, one] as const))('%s', (_title, one) => {
		const { byHand, byEngine } = both(one);
		expect(byEngine).toEqual(byHand);
		expect(Object.keys(byHand).length).toBeGreaterThan(12);
		expect(named(one.results, calculated(one))).toEqual(one.results);
	});

	it('share some two thousand boxes with the engine’s working', () => {
		const compared = returns.reduce((sum, one) => sum + Object.keys(both(one).byHand).length, 0);
		expect(compared).toBeGreaterThan(2100);
	});
});
