/** The export on both databases: it has everything about the person, nothing about anyone else, and no formula. */
import { parseFacts } from '@halfpenny/facts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { makeThings, type Things } from '../../testing/things.ts';

describeOnDatabases('the export', (open) => {
	let server: TestServer;
	let user: TestUser;
	let things: Things;
	beforeAll(async () => {
		server = await createTestServer(open());
		user = await signUpUser(server);
		things = await makeThings(server, user);
		const other = await signUpUser(server);
		const { body } = await other.browser.post('/api/tax-returns', { taxYear: '2025-26' });
		const answers = { employer: 'Somebody else’s employer' };
		await other.browser.post(`/api/tax-returns/${body.id}/entries`, { section: 'employment', answers });
	});
	afterAll(() => server.close());

	it('of everything is a dated file with profile, answers, tax, filings and documents', async () => {
		const answer = await user.browser.get('/api/export/all-data?format=json');
		expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
		expect(answer.headers['content-disposition']).toBe(
			'attachment; filename="halfpenny-all-data-2025-11-20.json"',
		);
		const { profile, returns, agreements, activity } = answer.body;
		expect(profile).toMatchObject({ firstName: 'Ann', nationalInsurance: 'QQ123456C' });
		expect(returns.map(({ taxReturn }: { taxReturn: { taxYear: string } }) => taxReturn.taxYear)).toEqual([
			'2025-26',
			'2024-25',
		]);
		const [draft, filed] = returns;
		expect(draft.entries[0]).toMatchObject({
			answers: { employer: 'Acme Ltd', pay: '30000.00' },
			provenance: { pay: { source: 'typed' } },
		});
		expect(draft.calculation).toMatchObject({ totalIncome: '30000.00', taxOwed: '0.00' });
		expect(draft.documents).toMatchObject([{ filename: 'p60.pdf' }]);
		expect(filed.submissions).toMatchObject([
			{ attemptNumber: 1, status: 'frozen', events: [{ state: 'frozen' }] },
		]);
		expect(filed.submissions[0].boxes.length).toBeGreaterThan(3);
		expect(agreements).toHaveLength(1);
		expect(activity.map(({ action }: { action: string }) => action)).toContain('entry.added');
		expect(answer.text).not.toContain('Somebody else');
		expect(answer.text).not.toContain('sealed');
	});

	it('of a return holds that return', async () => {
		const answer = await user.browser.get(`/api/export/tax-return/${things.taxReturnId}`);
		expect(answer.headers['content-disposition']).toBe(
			'attachment; filename="halfpenny-tax-return-2025-26-2025-11-20.json"',
		);
		expect(answer.body.taxReturn.id).toBe(things.taxReturnId);
		expect(answer.body.entries).toHaveLength(1);
	});

	it('of a return as facts is what the command line reads', async () => {
		const answer = await user.browser.get(`/api/export/tax-return/${things.taxReturnId}?format=facts`);
		expect(answer.headers['content-disposition']).toBe(
			'attachment; filename="halfpenny-facts-2025-26-2025-11-20.json"',
		);
		const read = parseFacts(answer.body);
		expect(read.ok && read.facts.employments).toMatchObject([{ employer: 'Acme Ltd', pay: 3_000_000 }]);
		expect(answer.body.person).toMatchObject({ firstName: 'Ann', nationalInsuranceNumber: 'QQ123456C' });
		const other = await signUpUser(server);
		const theirs = await other.browser.get(`/api/export/tax-return/${things.taxReturnId}?format=facts`);
		expect(theirs.status).toBe(403);
	});

	it('as a table has a row for each answer, and no formula', async () => {
		const answers = { charity: '=HYPERLINK("http://x.example","y")', amount: '10' };
		await user.browser.post(`/api/tax-returns/${things.taxReturnId}/entries`, {
			section: 'giftAid',
			answers,
		});
		for (const path of ['all-data', `tax-return/${things.taxReturnId}`]) {
			const answer = await user.browser.get(`/api/export/${path}?format=csv`);
			expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
			expect(answer.headers['content-disposition']).toMatch(/2025-11-20\.csv"$/);
			expect(answer.text).toContain('Acme Ltd,Pay');
			expect(answer.text).toContain('30000.00,You typed it');
			expect(answer.text).not.toMatch(/,\d{4}-\d\d-\d\d(T|,|\r)/);
			expect(answer.text).toContain(',Tax return,Status,Draft,');
			expect(answer.text).toContain(`"'=HYPERLINK(""http://x.example"",""y"")"`);
			for (const line of answer.text.slice(1).split('\r\n')) expect(line).not.toMatch(/(^|,)"?[=+@]/);
		}
	});

	it('has two kinds of file, and is audited', async () => {
		const answer = await user.browser.get('/api/export/all-data?format=exe');
		expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
		const { body } = await user.browser.get('/api/export/all-data');
		expect(
			body.activity.filter(({ action }: { action: string }) => action === 'data.exported').length,
		).toBeGreaterThan(2);
	});
});
