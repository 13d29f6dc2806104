/**
 * 2027-28 has no form yet, so both calculations work out its tax from the newest form's boxes, using only facts whose
 * boxes are the same in both years.
 */
import { type Facts, type FactsInput, parseFacts } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFiler } from './any-filer.ts';
import { judged } from './judge.ts';

const YEAR = '2027-28';
const FORM = '2025-26';
const RUNS = 600;

const pounds = (most: number) => fc.integer({ min: 0, max: most });
const some = { requiredKeys: [] };

/** Rents, profits, pensions, dividends and reliefs, to add to the jobs, interest and gifts of {@link anyFiler}. */
const more = fc.record(
	{
		ukProperty: fc.record(
			{
				rents: fc.oneof(pounds(14_000), pounds(160_000)),
				expenses: fc.record({ repairsAndMaintenance: pounds(9000) }, some),
				lossBroughtForward: pounds(6000),
				financeCosts: pounds(9000),
			},
			{ requiredKeys: ['rents'] },
		),
		partnerships: fc
			.record({
				profit: pounds(30_000),
				property: fc.record(
					{ profit: pounds(20_000), lossBroughtForward: pounds(4000), financeCosts: pounds(4000) },
					{ requiredKeys: ['profit'] },
				),
			})
			.map((share) => [{ reference: '2234567890', description: 'Lettings', ...share }]),
		pensions: fc.record({ statePension: pounds(12_000), otherPensions: pounds(30_000) }, some),
		dividends: fc.record({ ukDividends: fc.oneof(pounds(3000), pounds(120_000)) }),
		reliefs: fc.record(
			{ pensionReliefAtSource: pounds(30_000), qualifyingLoanInterest: pounds(9000), giftAid: pounds(4000) },
			some,
		),
	},
	some,
);

function parsed(input: FactsInput): Facts {
	const result = parseFacts(input);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.facts;
}

const filer = fc.tuple(anyFiler(FORM), more).map(([facts, added]) => ({
	...facts,
	...parsed({ taxYear: FORM, ...added }),
	residence: facts.residence,
	person: facts.person,
}));

/** Returns what the stand-in finds wrong with our 2027-28 tax on these facts, after adding `pennies`. */
function estimated(facts: Facts, pennies = 0) {
	const ours = calculate({ ...facts, taxYear: YEAR }, { working: false });
	const totalDue = (ours.totalDue + pennies) as typeof ours.totalDue;
	return judged(facts, FORM, { ...ours, totalDue }, YEAR);
}

describe('the engine and the stand-in in a year of estimates', () => {
	it('agree on random returns', () => {
		fc.assert(
			fc.property(filer, (facts) => {
				expect(estimated(facts)).toEqual([]);
			}),
			{ numRuns: RUNS },
		);
	}, 240_000);

	it('differ when a figure is a penny out', () => {
		for (const facts of fc.sample(filer, { numRuns: 50 }))
			expect(estimated(facts, 1).map(({ code }) => code)).toEqual(['3001']);
	});

	it('tax rent at its own rates, including alongside interest and dividends', () => {
		const answers = fc
			.sample(filer, { numRuns: 300, seed: 2027 })
			.map((facts) => calculate({ ...facts, taxYear: YEAR }));
		const has = (...kinds: string[]) =>
			answers.filter(({ bands }) => kinds.every((kind) => bands.some(({ income }) => income === kind)))
				.length;
		expect(has('property')).toBeGreaterThan(50);
		expect(has('property', 'savings', 'dividends')).toBeGreaterThan(10);
		expect(
			answers.filter(({ alternatives }) => (alternatives?.optimum.allocation.property ?? 0) > 0).length,
		).toBeGreaterThan(5);
	});
});
