/** Random people for the properties: facts of every kind that the engine covers, in JSON as a person would give them. */
import { type Facts, type FactsInput, parseFacts } from '@halfpenny/facts';
import { supportedYears } from '@halfpenny/years';
import fc from 'fast-check';

/** Facts from JSON; a test that gives bad facts fails. */
export function facts(input: FactsInput): Facts {
	const result = parseFacts(input);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.facts;
}

/** Pounds and pence, mostly of the sizes that lie around limits. */
export const amount = fc
	.oneof(
		fc.integer({ min: 0, max: 6_000_000 }),
		fc.integer({ min: 0, max: 20_000_000 }),
		fc.integer({ min: 0, max: 250_000 }),
		fc.integer({ min: 0, max: 200 }).map((pounds) => pounds * 100_000),
	)
	.map((pence) => `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`);

const employment = fc.record({ pay: amount, taxDeducted: amount });

/** A person. */
export const person: fc.Arbitrary<FactsInput> = fc.record(
	{
		taxYear: fc.constantFrom(...supportedYears),
		residence: fc.constantFrom('uk' as const, 'wales' as const, 'scotland' as const),
		employments: fc.array(employment, { maxLength: 3 }),
		savings: fc.record({ untaxedUkInterest: amount, taxedUkInterest: amount }, { requiredKeys: [] }),
		reliefs: fc.record({ giftAid: amount }, { requiredKeys: [] }),
	},
	{ requiredKeys: ['taxYear'] },
);
