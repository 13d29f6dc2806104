/** What holds for every person. */
import type { FactsInput } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calculation, calculate } from '../src/index.ts';
import { calculationJsonSchema, ruleWords, toJson } from '../src/words/index.ts';
import { amount, facts, person } from './people.ts';

const runs = { numRuns: 2000 };

function calculated(input: FactsInput): Calculation {
	return calculate(facts(input));
}

describe('for every person', () => {
	it('the slices add up to the taxable income, and their tax to the tax charged', () => {
		fc.assert(
			fc.property(person, (input) => {
				const answer = calculated(input);
				expect(answer.bands.reduce((sum, slice) => sum + slice.amount, 0)).toBe(answer.taxableIncome);
				expect(answer.bands.reduce((sum, slice) => sum + slice.tax, 0)).toBe(answer.incomeTaxCharged);
			}),
			runs,
		);
	});

	it('more pay never means less tax', () => {
		fc.assert(
			fc.property(person, amount, (input, more) => {
				const { employments, ...rest } = input;
				const others = employments ?? [];
				const before = calculated({ ...rest, employments: [...others, { pay: 0 }] });
				const after = calculated({ ...rest, employments: [...others, { pay: more }] });
				expect(after.totalIncomeTaxDue).toBeGreaterThanOrEqual(before.totalIncomeTaxDue);
			}),
			runs,
		);
	});

	it('the order of entries never matters', () => {
		fc.assert(
			fc.property(person, (input) => {
				const reversed = { ...input, employments: [...(input.employments ?? [])].reverse() };
				const { working: _one, ...answer } = calculated({ ...input, employments: input.employments ?? [] });
				const { working: _other, ...other } = calculated(reversed);
				expect(other).toEqual(answer);
			}),
			runs,
		);
	});

	it('the same facts give the same bytes, and leaving the working out changes no figure', () => {
		fc.assert(
			fc.property(person, (input) => {
				const answer = calculated(input);
				expect(JSON.stringify(toJson(calculated(structuredClone(input))))).toBe(
					JSON.stringify(toJson(answer)),
				);
				expect(calculate(facts(input), { working: false })).toEqual({ ...answer, working: [] });
			}),
			runs,
		);
	});

	it('the total is what is charged less what was taken off', () => {
		fc.assert(
			fc.property(person, (input) => {
				const answer = calculated(input);
				expect(answer.totalDue).toBe(
					answer.totalIncomeTaxDue + answer.class2 + answer.class4 - answer.taxDeducted,
				);
			}),
			runs,
		);
	});
});

describe('the working', () => {
	it('has one line an id, words and a source for each rule, and inputs that are there', () => {
		fc.assert(
			fc.property(person, (input) => {
				const given = facts(input);
				const { working } = calculate(given);
				const ids = new Set(working.map((line) => line.id));
				expect(ids.size).toBe(working.length);
				for (const line of working) {
					const words = ruleWords[line.rule];
					expect(words.label && words.rule && words.source).toBeTruthy();
					for (const source of line.inputs)
						expect(ids.has(source) || isFact(given, source), source).toBe(true);
				}
			}),
			runs,
		);
	});

	it('uses every rule in some case', () => {
		const used = new Set(
			fc
				.sample(person, { numRuns: 4000, seed: 20_261_120 })
				.flatMap((input) => calculated(input).working.map((line) => line.rule)),
		);
		expect(Object.keys(ruleWords).filter((rule) => ![...used].some((one) => one === rule))).toEqual([]);
	});

	it('names every key of the answer in the schema', () => {
		const { properties, required } = JSON.parse(JSON.stringify(calculationJsonSchema()));
		const answer = toJson(calculated({ taxYear: '2025-26' }));
		expect(Object.keys(properties).sort()).toEqual(Object.keys(answer).sort());
		expect(required).toEqual(Object.keys(properties));
	});
});

/** Whether a path such as `employments[0].pay` leads to an answered fact. */
function isFact(from: unknown, path: string): boolean {
	return (
		path
			.split(/[.[\]]+/)
			.filter(Boolean)
			.reduce<unknown>(
				(value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
				from,
			) !== undefined
	);
}
