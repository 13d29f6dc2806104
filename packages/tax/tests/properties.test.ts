/** Invariants for every person. */
import { type FactsInput, factAt } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calculation, calculate } from '../src/index.ts';
import { calculationJsonSchema, ruleWords, toJson } from '../src/words/index.ts';
import { amount, facts, person } from './people.ts';

const runs = { numRuns: Number(process.env.RUNS ?? 400) };

/** Each slice is rounded down separately, so income spread over more slices can be taxed a few pennies less. */
const SLICE_PENNIES = 5;

function calculated(input: FactsInput): Calculation {
	return calculate(facts(input));
}

describe('for every person', () => {
	it('the slices add up to the taxable income, and their tax to the tax charged', () => {
		fc.assert(
			fc.property(person, (input) => {
				const answer = calculated(input);
				expect(answer.bands.reduce((sum, slice) => sum + slice.amount, 0)).toBe(answer.taxableIncome);
				expect(answer.bands.reduce((sum, slice) => sum + slice.tax, 0)).toBe(
					answer.incomeTaxCharged - answer.incomeTaxChargedOnTransitionProfits,
				);
			}),
			runs,
		);
	});

	it('more pay never means less tax', () => {
		fc.assert(
			fc.property(person, amount, (input, more) => {
				const { employments = [], ...rest } = withoutCliffs(input);
				const before = calculated({ ...rest, employments: [...employments, { pay: 0 }] });
				const after = calculated({ ...rest, employments: [...employments, { pay: more }] });
				expect(taxOf(after)).toBeGreaterThanOrEqual(taxOf(before) - SLICE_PENNIES);
			}),
			runs,
		);
	});

	it('the order of entries never matters', () => {
		fc.assert(
			fc.property(person, (input) => {
				const { employments = [], trades = [], partnerships = [], capitalGains = {} } = input;
				const { disposals = [] } = capitalGains;
				const asGiven = {
					...input,
					employments,
					trades,
					partnerships,
					capitalGains: { ...capitalGains, disposals },
				};
				const reversed = {
					...asGiven,
					employments: employments.toReversed(),
					trades: trades.toReversed(),
					partnerships: partnerships.toReversed(),
					capitalGains: { ...capitalGains, disposals: disposals.toReversed() },
				};
				expect(figuresOf(calculated(reversed))).toEqual(figuresOf(calculated(asGiven)));
			}),
			runs,
		);
	});

	it('the same facts give the same bytes, and leaving out the working changes no figure', () => {
		fc.assert(
			fc.property(person, (input) => {
				const answer = calculated(input);
				expect(JSON.stringify(toJson(calculated(structuredClone(input))))).toBe(
					JSON.stringify(toJson(answer)),
				);
				expect(calculate(facts(input), { working: false, alternatives: true })).toEqual({
					...answer,
					working: [],
				});
			}),
			runs,
		);
	});

	it('the total is what is charged less tax taken off', () => {
		fc.assert(
			fc.property(person, (input) => {
				const answer = calculated(input);
				expect(answer.totalDue).toBe(
					answer.totalIncomeTaxDue +
						answer.class2 +
						answer.class4 +
						answer.studentLoan +
						answer.postgraduateLoan +
						answer.capitalGainsTax -
						answer.taxDeducted -
						lineValue(answer, 'c12.14') -
						lineValue(answer, 'c12.17b'),
				);
			}),
			runs,
		);
	});
});

describe('the working', () => {
	it('has unique ids, words and a source for each rule, and inputs that exist', () => {
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
						expect(ids.has(source) || factAt(given, source) !== undefined, source).toBe(true);
				}
			}),
			runs,
		);
	});

	it('uses every rule at least once', () => {
		const unused = new Set<string>(Object.keys(ruleWords));
		// Parts with a seed each: always the same people, and no more than needed.
		for (let piece = 0; piece < 40 && unused.size > 0; piece++) {
			for (const input of fc.sample(person, { numRuns: 250, seed: 20_261_120 + piece })) {
				for (const { rule } of calculate(facts(input), { alternatives: false }).working) unused.delete(rule);
			}
		}
		expect([...unused]).toEqual([]);
	}, 120_000);

	it('names every key of the answer in the schema', () => {
		const { properties, required } = JSON.parse(JSON.stringify(calculationJsonSchema()));
		const answer = toJson(calculated({ taxYear: '2025-26' }));
		expect(Object.keys(properties).sort()).toEqual(Object.keys(answer).sort());
		expect(required).toEqual(Object.keys(properties).filter((name) => name !== 'alternatives'));
	});
});

/** The figures without those named by an entry's index. */
function figuresOf({
	working: _working,
	incomplete: _incomplete,
	carriedForward: _left,
	notices,
	...figures
}: Calculation) {
	// A notice names an entry by its index, which depends on the order.
	const said = notices.map((notice) => JSON.stringify(notice).replace(/\[\d+\]/, '[]')).sort();
	return { ...figures, said };
}

function lineValue({ working }: Calculation, id: string): number {
	return working.find((line) => line.id === id)?.value ?? 0;
}

/** Income tax and capital gains tax: each covers what charities claim, so more of one lowers the other's charge. */
function taxOf(answer: Calculation): number {
	return answer.totalIncomeTaxDue + lineValue(answer, 'c18.52');
}

/**
 * Leaves out known reasons why more income costs less tax: a marriage allowance that ends (c4.68), and maintenance
 * relief, which HMRC leaves out of the Gift Aid test (c9.37), so the tax it removed comes back.
 */
function withoutCliffs(input: FactsInput): FactsInput {
	const { marriageAllowance: _marriage, maintenancePayments: _maintenance, ...reliefs } = input.reliefs ?? {};
	return { ...input, reliefs };
}
