/** Relief for investments in HMRC's calculation, worked by hand, and what HMRC requires of each company. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codesOf, makeBusiness, newPerson, type Person, trade } from '../../tests/mtd-person.ts';
import { createForTest } from '../../tests/talk-mtd.ts';

const taxYear = '2025-26';
let app: FastifyInstance;
beforeAll(() => {
	app = createForTest({
		...{ requestsPerSecond: 0, tokenSeconds: 45_000_000, calculationSeconds: 0 },
		now: () => new Date('2026-05-01T10:00:00Z'),
	});
});
afterAll(() => app.close());

const at = ({ nino }: Person, year = taxYear) => `/individuals/reliefs/investment/${nino}/${year}`;

async function calculationOf(person: Person): Promise<unknown> {
	const path = `/individuals/calculations/${person.nino}/self-assessment/${taxYear}`;
	const asked = await person.call('POST', `${path}/trigger/intent-to-finalise`);
	const { calculationId } = asked.body as { calculationId: string };
	return (await person.call('GET', `${path}/${calculationId}`)).body;
}

async function trader(turnover: number): Promise<Person> {
	const person = await newPerson(app);
	const id = await makeBusiness(person, trade);
	const path = `/individuals/business/self-employment/${person.nino}/${id}/cumulative/${taxYear}`;
	const body = {
		periodDates: { periodStartDate: '2025-04-06', periodEndDate: '2026-04-05' },
		periodIncome: { turnover },
	};
	expect((await person.call('PUT', path, { body })).status).toBeLessThan(300);
	return person;
}

const dateOfInvestment = '2025-09-01';
const eis = { uniqueInvestmentRef: '12345678', name: 'Loom', knowledgeIntensive: false, dateOfInvestment };
const seis = { uniqueInvestmentRef: '1234121A', companyName: 'Seed', dateOfInvestment };
const vct = { name: 'Fund', dateOfInvestment };

it('takes each scheme off the tax at its rate', async () => {
	const person = await trader(60_000);
	const body = {
		vctSubscription: [{ ...vct, reliefClaimed: 1000 }],
		eisSubscription: [
			{ ...eis, amountInvested: 5000, reliefClaimed: 4000 },
			{ ...eis, name: 'Web', reliefClaimed: 999.5 },
		],
		seedEnterpriseInvestment: [{ ...seis, reliefClaimed: 2000 }],
		communityInvestment: [{ uniqueInvestmentRef: 'CIREF', reliefClaimed: 3000 }],
	};
	expect((await person.call('PUT', at(person), { body })).status).toBe(204);
	// 60,000 − 12,570 is 47,430: 37,700 at 20%, 7,540, and 9,730 at 40%, 3,892: 11,432. VCT 30% of 1,000, EIS 30% of 5,000,
	// SEIS 50% of 2,000, community 5% of 3,000: 300 + 1,500 + 1,000 + 150 is 2,950.
	const rates = { 'vct-subscriptions': 30, 'eis-subscriptions': 30 };
	expect(await calculationOf(person)).toMatchObject({
		calculation: {
			reliefs: {
				reliefsClaimed: [
					...Object.entries(rates).map(([type, rate]) => ({ type, rate })),
					{
						type: 'seed-enterprise-investment',
						amountClaimed: 2000,
						allowableAmount: 1000,
						amountUsed: 1000,
					},
					{ type: 'community-investment', amountUsed: 150, rate: 5 },
				],
			},
			taxCalculation: {
				incomeTax: { incomeTaxCharged: 11_432, totalReliefs: 2950, totalIncomeTaxDue: 8482 },
			},
		},
	});
});

it('takes off no more than the tax there is', async () => {
	const person = await trader(14_570);
	const body = { seedEnterpriseInvestment: [{ ...seis, reliefClaimed: 5000 }] };
	await person.call('PUT', at(person), { body });
	// 2,000 at 20% is 400, less than 50% of 5,000.
	expect(await calculationOf(person)).toMatchObject({
		calculation: {
			reliefs: { reliefsClaimed: [{ allowableAmount: 2500, amountUsed: 400 }] },
			taxCalculation: { incomeTax: { totalIncomeTaxDue: 0 } },
		},
	});
});

const WRONG = 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED';
it.each([
	[
		'an EIS company without its reference',
		{ eisSubscription: [{ ...eis, uniqueInvestmentRef: undefined }] },
		WRONG,
	],
	[
		'an EIS company without its kind',
		{ eisSubscription: [{ ...eis, knowledgeIntensive: undefined }] },
		WRONG,
	],
	[
		'a SEIS company without its date',
		{ seedEnterpriseInvestment: [{ ...seis, dateOfInvestment: undefined }] },
		WRONG,
	],
	['a trust without its name', { vctSubscription: [{ dateOfInvestment }] }, WRONG],
	[
		'a reference with a comma',
		{ communityInvestment: [{ uniqueInvestmentRef: 'a,b' }] },
		'FORMAT_UNIQUE_INVESTMENT_REFERENCE',
	],
	['a name with a comma', { vctSubscription: [{ ...vct, name: 'a, b' }] }, 'FORMAT_NAME'],
	[
		'a day that is none',
		{ vctSubscription: [{ ...vct, dateOfInvestment: '2025-02-30' }] },
		'FORMAT_DATE_OF_INVESTMENT',
	],
	['three decimals', { vctSubscription: [{ ...vct, reliefClaimed: 1.234 }] }, 'FORMAT_VALUE'],
	['a social enterprise', { socialEnterpriseInvestment: [{ uniqueInvestmentRef: 'a' }] }, WRONG],
] as readonly (readonly [string, Readonly<Record<string, readonly object[]>>, string])[])(
	'refuses %s',
	async (_what, fields, code) => {
		const person = await newPerson(app);
		const body = Object.fromEntries(
			Object.entries(fields).map(([name, list]) => [name, list.map((one) => ({ reliefClaimed: 1, ...one }))]),
		);
		expect(codesOf((await person.call('PUT', at(person), { body })).body)).toEqual([code]);
	},
);

it('wants only the reference and the claim of years before 2025-26', async () => {
	const person = await newPerson(app);
	const least = { uniqueInvestmentRef: 'a', reliefClaimed: 1 };
	const body = { eisSubscription: [least], socialEnterpriseInvestment: [least] };
	const put = await person.call('PUT', at(person, '2024-25'), { body });
	expect(put.status).toBe(204);
});
