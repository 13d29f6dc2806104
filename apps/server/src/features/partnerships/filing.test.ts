/** A partnership's return from answers to receipt, against a Transaction Engine over real HTTP, on both databases. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../tests/fake-transaction-engine.ts';
import { jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { makePartnership, type PartnershipOfTwo } from '../../testing/partnership-return.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

/** 178 of 365 days before Ben joined on 1 October, and 187 from then: two fifths of 18,700 and of 187. */
const BEN = { profit: '7480.00', interest: '75.00' };
const ADA = { profit: '29020.00', interest: '290.00' };

describeOnDatabases('a partnership’s return', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let user: TestUser;
	let made: PartnershipOfTwo;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		server = await createTestServer(open(), { environment: { HMRC_LOCAL_URL: fake.url } });
	});
	afterAll(async () => {
		await server.close();
		await fake.close();
	});
	beforeEach(async () => {
		fake.reset();
		await open().delete(jobs);
		user = await signUpUser(server);
		made = await makePartnership(user);
	});

	const check = async () => (await user.browser.get(`${made.path}/check-answers`)).body;
	const submit = async () => {
		const declaration = { accepted: true, snapshotHash: (await check()).snapshotHash };
		return user.browser.post(`/api/sa100/submit/${made.taxReturnId}`, { declaration });
	};
	const settle = async () => {
		for (let turns = 0; turns < 30; turns += 1) {
			await server.services.jobs.worker.runDue();
			server.time.now = new Date(server.time.now.getTime() + 2000);
		}
	};
	const submission = async () => (await user.browser.get(`/api/sa100/logs/${made.taxReturnId}`)).body.logs[0];

	it('shows the statement instead of tax, and nothing about the person', async () => {
		const checked = await check();
		expect(checked).toMatchObject({ blockers: [], figures: null, person: [] });
		expect(checked.declaration).toMatch(/for the partnership and for every partner/);
		expect(checked.statement).toMatchObject({
			period: { from: '2024-04-06', to: '2025-04-05' },
			partners: [
				{
					name: 'Ada Moss',
					shares: [
						{ from: null, to: '2024-09-30', share: '100%' },
						{ from: '2024-10-01', to: null, share: '60%' },
					],
				},
				{ name: 'Ben Fern', shares: [{ share: '40%' }] },
			],
			amounts: [
				{ box: 'N1.11', amount: '36500.00' },
				{ box: 'N1.13', amount: '365.00' },
			],
		});
		expect(checked.sections.map(({ section }: { section: string }) => section)).toEqual([
			'partnershipScope',
			'partnershipDetails',
			'partners',
			'partnerShares',
			'partnershipTrade',
			'partnershipSavings',
		]);
	});

	it('goes to HMRC in its own class under its own UTR, and gets a receipt', async () => {
		const filed = await submit();
		expect([filed.status, filed.body.success]).toEqual([202, true]);
		await settle();
		const [sent] = fake.filed;
		expect(sent?.body).toContain('<Class>HMRC-SA-SA800</Class>');
		expect(sent?.body).toContain(`<Key Type="UTR">${made.utr}</Key>`);
		expect(sent?.body).toContain('<PartnershipDeclaration>yes</PartnershipDeclaration>');
		const shares = [...(sent?.body ?? '').matchAll(/<PartnerDetails>.*?<\/PartnerDetails>/gs)].map(String);
		expect(shares[0]).toContain(`<TradeProfit>${ADA.profit}</TradeProfit>`);
		expect(shares[0]).toContain(`<UKsavingsIncome>${ADA.interest}</UKsavingsIncome>`);
		expect(shares[1]).toContain(`<TradeProfit>${BEN.profit}</TradeProfit>`);
		expect(shares[1]).toContain('<DateAppointed>2024-10-01</DateAppointed>');
		expect(await submission()).toMatchObject({ status: 'deleted', taxOwed: null, refundAmount: null });
		expect((await submission()).receipt.irmark).toMatch(/^[A-Z2-7]{32}$/);
		const { body } = await user.browser.get(made.path);
		expect(body).toMatchObject({ returnType: 'partnership', status: 'accepted', totalIncome: null });
	});

	it('is previewed as its own form', async () => {
		const { body } = await user.browser.post(`/api/sa100/generate/${made.taxReturnId}`);
		expect(body.filename).toBe(`SA800-2024-25-${made.taxReturnId}.xml`);
		expect(body.xml).toContain('<PartnershipName>Moss &amp; Fern</PartnershipName>');
		expect(body.boxes).toContainEqual({
			...{ form: 'SA800PS', box: 'N2.11', page: 2, value: BEN.profit },
			title: 'Partner’s share: Profit from the trade',
		});
	});

	it('that HMRC refuses says which partner’s answer it is about', async () => {
		const location =
			'/hd:GovTalkMessage[1]/hd:Body[1]/IRenvelope[1]/SApartnership[1]/Partnership[1]/PartnershipStatement[1]/PartnerDetails[2]/PartnerUTR[1]';
		const error = { raisedBy: 'ChRIS', code: '8205', type: 'business', text: 'Not valid.', location };
		fake.verdict = { code: '3001', errors: [error] };
		await submit();
		await settle();
		expect((await submission()).errors).toMatchObject([
			{ box: 'SA800PS N2.8', section: 'partners', question: 'uniqueTaxpayerReference' },
		]);
	});

	it('waits for what is missing, each with the question to open', async () => {
		await made.add('partners', { name: 'Cy Reed', nominated: false, dividedBy: 'share', share: '10' });
		const { blockers } = await check();
		expect(blockers).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ code: 'required.missing', section: 'partners' }),
				expect.objectContaining({ code: 'shares.notWhole', section: 'partners' }),
			]),
		);
		const { status, body } = await submit();
		expect([status, body.code]).toEqual([422, 'RETURN_INCOMPLETE']);
	});

	it('is stopped by HMRC’s own rules before it is sent', async () => {
		const entries = (await user.browser.get(`${made.path}/entries`)).body;
		const ben = entries.find(({ id }: { id: string }) => id === made.ben);
		const answers = { uniqueTaxpayerReference: '1108834503' };
		await user.browser.patch(`/api/entries/${made.ben}`, { version: ben.version, answers });
		const { blockers } = await check();
		expect(blockers).toMatchObject([
			{ code: '8205', section: 'partners', entryId: made.ben, question: 'uniqueTaxpayerReference' },
		]);
		const { status, body } = await submit();
		expect([status, body.code]).toEqual([422, 'RETURN_REFUSED_BY_RULES']);
		expect(fake.filed).toEqual([]);
	});

	it('without an answer is a list of questions, not a failure', async () => {
		const other = await signUpUser(server);
		const { body } = await other.browser.post('/api/tax-returns', {
			...{ taxYear: '2024-25', returnType: 'partnership' },
		});
		const checked = await other.browser.get(`/api/tax-returns/${body.id}/check-answers`);
		expect(checked.status).toBe(200);
		const sections = checked.body.blockers.map(({ section }: { section: string }) => section);
		expect(sections).toEqual(expect.arrayContaining(['partnershipDetails', 'partners']));
	});

	it('has no tax of its own', async () => {
		for (const call of [
			user.browser.get(`${made.path}/calculate`),
			user.browser.post(`${made.path}/calculate`, {}),
		]) {
			const { status, body } = await call;
			expect([status, body.code]).toEqual([422, 'WRONG_RETURN_TYPE']);
		}
	});

	it('takes only a partnership’s answers, and single entries only once', async () => {
		const add = (section: string, answers: object) =>
			user.browser.post(`${made.path}/entries`, { section, answers });
		const job = await add('employment', { employer: 'Acme' });
		expect(job.body.details.problems).toMatchObject([{ path: 'section', code: 'choice.unknown' }]);
		const again = await add('partnershipDetails', { name: 'Another' });
		expect(again.body.details.problems).toMatchObject([{ path: 'section', code: 'section.single' }]);
	});
});
