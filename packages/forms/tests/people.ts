/** Generated facts and hand-made calculations for the tests of forms. */
import { type Facts, type FactsInput, type Pence, parseFacts, pence } from '@halfpenny/facts';
import { type Calculation, calculate } from '@halfpenny/tax';
import type { FormYear } from '@halfpenny/years';
import * as fc from 'fast-check';

/** A calculation of nothing, with the figures given. */
export function calculationOf(taxYear: FormYear, figures: Partial<Calculation> = {}): Calculation {
	return { ...calculate({ taxYear }), ...figures };
}

/** Facts from what JSON carries; throws when they are not facts. */
export function factsOf(input: FactsInput): Facts {
	const result = parseFacts(input);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.facts;
}

/** A person with one job, interest and a gift. */
export function samplePerson(taxYear: FormYear): Facts {
	return factsOf({
		taxYear,
		residence: 'uk',
		person: {
			firstName: 'Zoë',
			lastName: 'O’Brien',
			dateOfBirth: '1980-01-01',
			nationalInsuranceNumber: 'QQ 12 34 56 C',
			uniqueTaxpayerReference: '2234567890',
		},
		employments: [
			{
				employer: 'Example Ltd',
				payeReference: '123/AB456',
				pay: '30000.99',
				taxDeducted: '3486.01',
				companyDirector: false,
			},
		],
		savings: { untaxedUkInterest: '1200.50', taxedUkInterest: 80 },
		reliefs: { giftAid: '100.01' },
	});
}

/** Any amount of pence up to `most`. */
export const amounts = (most = 999_999_999): fc.Arbitrary<Pence> =>
	fc.integer({ min: 0, max: most }).map(pence);

const letters = fc
	.stringMatching(/^[A-Za-z0-9 &'()*,\-./@£éü’–“]{1,20}$/)
	.filter((text) => text.trim() !== '');
const dates = fc
	.date({ min: new Date('1930-01-01'), max: new Date('2005-01-01'), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));

const persons = fc.record(
	{
		firstName: letters,
		lastName: letters,
		dateOfBirth: dates,
		nationalInsuranceNumber: fc.constantFrom('QQ123456C', 'AB123456C', 'AB123456', '11A12345'),
		uniqueTaxpayerReference: fc.stringMatching(/^[0-9]{10}$/),
	},
	{ requiredKeys: ['uniqueTaxpayerReference'] },
);

const employments = fc.record(
	{
		employer: letters,
		payeReference: fc.stringMatching(/^[0-9]{3}\/[A-Z0-9]{1,10}$/),
		pay: amounts(),
		taxDeducted: fc.integer({ min: -100_000, max: 50_000_000 }).map(pence),
		companyDirector: fc.boolean(),
	},
	{ requiredKeys: ['payeReference', 'companyDirector'] },
);

/** Facts of every kind that can be filed. They may break HMRC's cross-checks, never its schema. */
export function anyFacts(taxYear: FormYear): fc.Arbitrary<Facts> {
	return fc
		.record(
			{
				residence: fc.constantFrom('uk' as const, 'wales' as const, 'scotland' as const),
				person: persons,
				employments: fc.array(employments, { maxLength: 5 }),
				savings: fc.record(
					{ untaxedUkInterest: amounts(), taxedUkInterest: amounts() },
					{ requiredKeys: [] },
				),
				reliefs: fc.record({ giftAid: amounts() }, { requiredKeys: [] }),
			},
			{ requiredKeys: ['residence', 'person'] },
		)
		.map((facts) => ({ taxYear, ...facts }) as Facts);
}

/** Any calculation's figures that the forms show. */
export function anyCalculation(taxYear: FormYear): fc.Arbitrary<Calculation> {
	return fc
		.record({ totalDue: fc.integer({ min: -10_000_000, max: 100_000_000 }).map(pence) })
		.map((figures) => calculationOf(taxYear, figures));
}
