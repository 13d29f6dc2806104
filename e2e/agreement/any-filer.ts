/** Random people whose return can be filed, with amounts around every limit. */
import { type Facts, type FactsInput, parseFacts } from '@halfpenny/facts';
import type { FormYear } from '@halfpenny/years';
import fc from 'fast-check';

const person = {
	firstName: 'Ada',
	lastName: 'Filer',
	dateOfBirth: '1980-02-29',
	uniqueTaxpayerReference: '2234567890',
};

/** Amounts in pounds and pence, mostly near limits. */
const amount = fc
	.oneof(
		fc.integer({ min: 0, max: 250_000 }),
		fc.integer({ min: 0, max: 6_000_000 }),
		fc.integer({ min: 0, max: 20_000_000 }),
		fc.integer({ min: 0, max: 200 }).map((thousands) => thousands * 100_000),
	)
	.map((pence) => `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`);

/** HMRC's rule 6038 rejects more tax than pay, after pay is rounded down and tax up. */
const employment = fc.record({ pay: amount, tax: amount }).map(({ pay, tax }) => ({
	employer: 'Example Ltd',
	payeReference: '123/AB456',
	companyDirector: false,
	pay,
	taxDeducted: Number(tax) > Math.floor(Number(pay)) ? Math.floor(Number(pay)) : tax,
}));

const optional = { requiredKeys: [] };
const income = {
	residence: fc.constantFrom('uk' as const, 'wales' as const, 'scotland' as const),
	employments: fc.array(employment, { maxLength: 4 }),
	savings: fc.record({ untaxedUkInterest: amount, taxedUkInterest: amount }, optional),
	reliefs: fc.record({ giftAid: amount }, optional),
};

/** Generates facts that can be filed for a year. */
export function anyFiler(taxYear: FormYear): fc.Arbitrary<Facts> {
	return fc
		.record(income, { requiredKeys: ['residence'] })
		.map((facts) => parsed({ ...facts, taxYear, person }));
}

function parsed(input: FactsInput): Facts {
	const result = parseFacts(input);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.facts;
}
