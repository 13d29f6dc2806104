/** Contractors' deductions that HMRC refuses, by HMRC's codes, and how they are read and changed. */
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

const base = () => `/individuals/deductions/cis/${person.nino}`;
const month = { deductionAmount: 100.5, deductionFromDate: '2025-12-06', deductionToDate: '2026-01-05' };
const whole = {
	...{ fromDate: '2025-04-06', toDate: '2026-04-05' },
	...{ contractorName: 'Example Builders', employerRef: '123/AB456', periodData: [month] },
};
const add = (body: object) => person.call('POST', `${base()}/amendments`, { body });

it.each([
	['no month', { periodData: [] }, 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED'],
	[
		'a calendar month',
		{ periodData: [{ ...month, deductionFromDate: '2025-12-01' }] },
		'RULE_DEDUCTIONS_DATE_RANGE_INVALID',
	],
	[
		'a month of another year',
		{ periodData: [{ ...month, deductionFromDate: '2026-04-06', deductionToDate: '2026-05-05' }] },
		'RULE_UNALIGNED_DEDUCTIONS_PERIOD',
	],
	['a month twice', { periodData: [month, month] }, 'RULE_DUPLICATE_PERIOD'],
	['three decimals', { periodData: [{ ...month, deductionAmount: 1.234 }] }, 'RULE_DEDUCTIONS_AMOUNT'],
	['half a year', { toDate: '2025-10-05' }, 'RULE_DATE_RANGE_INVALID'],
	['a reference of another form', { employerRef: 'AB/1' }, 'FORMAT_EMPLOYER_REFERENCE'],
	[
		'a year that runs',
		{
			fromDate: '2026-04-06',
			toDate: '2027-04-05',
			periodData: [{ ...month, deductionFromDate: '2026-05-06', deductionToDate: '2026-06-05' }],
		},
		'RULE_TAX_YEAR_NOT_ENDED',
	],
])('refuses %s', async (_what, more, code) => {
	const { status, body } = await add({ ...whole, ...more });
	expect([status, codesOf(body)]).toEqual([400, [code]]);
});

it('stores a contractor once, changes it and deletes it', async () => {
	const { submissionId } = (await add(whole)).body as { submissionId: string };
	expect(codesOf((await add(whole)).body)).toEqual(['RULE_DUPLICATE_SUBMISSION']);
	const at = `${base()}/amendments/${submissionId}`;
	const changed = { periodData: [{ ...month, deductionAmount: 7, costOfMaterials: 1 }] };
	expect((await person.call('PUT', at, { body: changed })).status).toBe(204);
	const read = (source: string) => person.call('GET', `${base()}/current-position/2025-26/${source}`);
	expect((await read('all')).body).toMatchObject({
		...{ totalDeductionAmount: 7, totalCostOfMaterials: 1 },
		cisDeductions: [
			{ contractorName: 'Example Builders', periodData: [{ submissionId, source: 'customer' }] },
		],
	});
	expect((await read('contractor')).status).toBe(404);
	expect(codesOf((await read('nobody')).body)).toEqual(['RULE_SOURCE_INVALID']);
	expect((await person.call('DELETE', `${at}/2025-26`)).status).toBe(204);
	expect((await person.call('DELETE', `${at}/2025-26`)).status).toBe(404);
	expect((await read('all')).status).toBe(404);
});
