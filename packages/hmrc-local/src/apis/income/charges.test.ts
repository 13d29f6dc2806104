/** Charges and expenses that HMRC rejects; jobs' expenses are read as the person gave them. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codesOf, newPerson, type Person } from '../../../tests/mtd-person.ts';
import { createForTest } from '../../../tests/talk-mtd.ts';

let app: FastifyInstance;
let person: Person;
beforeAll(async () => {
	app = createForTest({ requestsPerSecond: 0, now: () => new Date('2026-11-22T10:00:00Z') });
	person = await newPerson(app);
});
afterAll(() => app.close());

const put = (path: string, body: object) => person.call('PUT', `/individuals/${path}`, { body });
const received = { amountOfChildBenefitReceived: 1000, numberOfChildren: 2 };

it.each([
	['no children', { ...received, numberOfChildren: 0 }, 'FORMAT_VALUE'],
	['an end in another year', { ...received, dateCeased: '2026-04-06' }, 'RULE_DATE_CEASED'],
	['no amount', { numberOfChildren: 1 }, 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED'],
])('refuses Child Benefit with %s', async (_name, body, code) => {
	const path = `charges/high-income-child-benefit/${person.nino}/2025-26`;
	expect(codesOf((await put(path, body)).body)).toEqual([code]);
});

it.each([
	[(nino: string) => `charges/winter-fuel-payment/${nino}`, { winterFuelPayment: 200 }],
	[(nino: string) => `expenses/employments/${nino}`, { expenses: { jobExpenses: 60 } }],
])('accepts some records only once the year has ended', async (path, body) => {
	const refused = await put(`${path(person.nino)}/2026-27`, body);
	expect(codesOf(refused.body)).toEqual(['RULE_TAX_YEAR_NOT_ENDED']);
});

it('reads the expenses of jobs as they were put', async () => {
	const path = `expenses/employments/${person.nino}/2025-26`;
	const expenses = { jobExpenses: 60.01 };
	expect((await put(path, { expenses })).status).toBe(204);
	const held = await person.call('GET', `/individuals/${path}?source=user`);
	expect(held.body).toMatchObject({ expenses, source: 'user' });
});
