/** The tax on a return, on both databases: exact to the penny, stored on request, and never older than the answers. */

import { parseFacts } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calculations } from '../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { figuresOf } from './figures.ts';

describeOnDatabases('the calculation', (open) => {
	let server: TestServer;
	let user: TestUser;
	let path: string;
	beforeAll(async () => {
		server = await createTestServer(open());
	});
	beforeEach(async () => {
		user = await signUpUser(server);
		const created = await user.browser.post('/api/tax-returns', { taxYear: '2024-25' });
		path = `/api/tax-returns/${created.body.id}`;
	});
	afterAll(() => server.close());

	const add = (section: string, answers: unknown) =>
		user.browser.post(`${path}/entries`, { section, answers });
	const kept = async () => (await user.browser.get(path)).body;
	const rows = () =>
		open()
			.select()
			.from(calculations)
			.where(eq(calculations.taxReturnId, path.split('/')[3] ?? ''));

	it('calculates what a person owes, with bands and working', async () => {
		await add('employment', { employer: 'Acme', pay: '60000.50', taxDeducted: '11432' });
		await add('bankInterest', { account: 'Bank', taxedAlready: false, amount: '1200' });
		const { status, body } = await user.browser.post(`${path}/calculate`, {});
		expect(status).toBe(200);
		// £48,630 taxable: £37,700 at 20%, £9,730 at 40%, of the interest £500 at 0% and £700 at 40%.
		expect(body).toMatchObject({
			totalIncome: '61200.00',
			personalAllowance: '12570.00',
			taxableIncome: '48630.00',
			incomeTaxLiability: '11712.00',
			nationalInsuranceLiability: '0.00',
			taxPaid: '11432.00',
			taxOwed: '280.00',
			refundAmount: '0.00',
		});
		expect(body.bands).toHaveLength(4);
		expect(body.working.length).toBeGreaterThan(5);
		expect((await user.browser.get(`${path}/calculate`)).body).toEqual(body);
	});

	it('stores nothing on viewing, and figures on request', async () => {
		await add('employment', { employer: 'Acme', pay: '12570' });
		await user.browser.get(`${path}/calculate`);
		expect((await kept()).taxLiability).toBeNull();
		await user.browser.post(`${path}/calculate`, {});
		expect(await kept()).toMatchObject({
			employmentIncome: '12570.00',
			otherIncome: null,
			rentalIncome: null,
			totalIncome: '12570.00',
			incomeTax: '0.00',
			taxOwed: '0.00',
			refundAmount: '0.00',
			taxLiability: '0.00',
		});
		const [row] = await rows();
		expect(JSON.stringify(row)).not.toContain('12570');
	});

	it('follows the answers from then on, and recalculates only when something changed', async () => {
		const { body: entry } = await add('employment', { employer: 'Acme', pay: '22570', taxDeducted: '2500' });
		await user.browser.post(`${path}/calculate`, {});
		expect(await kept()).toMatchObject({ taxLiability: '2000.00', refundAmount: '500.00', taxOwed: '0.00' });
		await user.browser.patch(`/api/entries/${entry.id}`, { version: 1, answers: { pay: '32570' } });
		expect(await kept()).toMatchObject({ taxLiability: '4000.00', taxOwed: '1500.00' });
		const before = await rows();
		server.time.now = new Date(server.time.now.getTime() + 1000);
		await kept();
		expect(await rows()).toEqual(before);
		await user.browser.patch(path, { jurisdiction: 'scotland' });
		expect((await kept()).taxLiability).not.toBe('4000.00');
		await user.browser.patch(`/api/users/${user.userId}`, { dateOfBirth: '1980-01-01' });
		await kept();
		const after = await rows();
		expect(after[0]?.profileVersion).toBe((before[0]?.profileVersion ?? 0) + 1);
		await user.browser.delete(`/api/entries/${entry.id}?version=2`);
		expect(await kept()).toMatchObject({ employmentIncome: null, totalIncome: '0.00', taxLiability: '0.00' });
	});

	it('moves the return to the requested jurisdiction', async () => {
		await add('employment', { employer: 'Acme', pay: '60000' });
		const { body: uk } = await user.browser.post(`${path}/calculate`, {});
		const { body: scotland } = await user.browser.post(`${path}/calculate`, { jurisdiction: 'scotland' });
		expect([uk.jurisdiction, scotland.jurisdiction]).toEqual(['uk', 'scotland']);
		expect(Number(scotland.incomeTaxLiability)).toBeGreaterThan(Number(uk.incomeTaxLiability));
		expect((await kept()).jurisdiction).toBe('scotland');
	});

	it('says so if answers that are each valid contradict each other', async () => {
		const amount = '9999999999.99';
		await add('giftAid', { charity: 'A', amount });
		await user.browser.post(`${path}/calculate`, {});
		await add('giftAid', { charity: 'B', amount });
		const { status, body } = await user.browser.post(`${path}/calculate`, {});
		expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
		expect(body.details.problems).toMatchObject([{ path: 'reliefs.giftAid', code: 'money.tooLarge' }]);
		expect(await kept()).toMatchObject({ totalIncome: null, taxLiability: null });
	});
});

describe('figures', () => {
	it('tell not answered from nothing', () => {
		const read = parseFacts({ taxYear: '2024-25', employments: [{ pay: 0 }, { employer: 'B' }] });
		if (!read.ok) throw new Error('the facts are right');
		const figures = figuresOf(read.facts, calculate(read.facts));
		expect(figures).toMatchObject({
			employmentIncome: '0.00',
			otherIncome: null,
			selfEmploymentIncome: null,
		});
	});

	it('of each kind of income add up to the total', () => {
		const read = parseFacts({
			taxYear: '2025-26',
			employments: [
				{ pay: '20000.99', benefits: { car: '1500' }, expenses: { professionalSubscriptions: '120' } },
			],
			trades: [{ turnover: 9000, expenses: { adminCosts: '800.50' }, lossBroughtForward: 500 }],
			partnerships: [{ profit: 2000 }],
			ukProperty: { rents: 7000, expenses: { premisesRunningCosts: 1500 } },
			savings: { untaxedUkInterest: 321 },
			pensions: { statePension: 4000 },
		});
		if (!read.ok) throw new Error(JSON.stringify(read.problems));
		const figures = figuresOf(read.facts, calculate(read.facts));
		expect(figures).toMatchObject({
			employmentIncome: '21380.00',
			selfEmploymentIncome: '10199.00',
			rentalIncome: '5500.00',
			otherIncome: '4321.00',
			totalIncome: '41400.00',
		});
	});
});
