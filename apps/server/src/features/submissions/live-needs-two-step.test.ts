/** With the real HMRC, an account protected only by a password can neither connect nor file. No request is sent. */
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFiler, type Filer } from '../../../tests/filer.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

/** Has the form of a live reference, but belongs to nobody. */
const NINO = 'AA 00 00 00 A';
const CONNECT = '/api/hmrc/auth?filingType=mtd-itsa';

describeOnDatabases('filing with the real HMRC', (open) => {
	let server: TestServer;
	let filer: Filer;

	async function start(environment: 'live' | 'local'): Promise<void> {
		const plain = await createTestServer(open());
		const { hmrc } = plain.services.config;
		await plain.close();
		server = await createTestServer(open(), { config: { hmrc: { ...hmrc, environment } } });
		filer = await createFiler(server, { nationalInsurance: NINO });
	}
	beforeAll(() => start('live'));
	afterAll(() => server.close());

	const blockers = async () =>
		(await filer.check()).body.blockers.map(({ code }: { readonly code: string }) => code);
	const year = { taxYear: '2025-26' };
	/** The answers to connecting and to each call that sends something to HMRC. */
	const codes = async () => {
		const { browser } = filer.user;
		const declaration = {
			...year,
			calculationId: '717f3a7a-db8e-11e9-8a34-2a2ae2dbcce4',
			declarationAccepted: true,
		};
		return [
			await browser.get(CONNECT),
			await browser.post('/api/mtd/year-end', { ...year, shownHash: 'a' }),
			await browser.post('/api/mtd/crystallise', declaration),
		].map(({ body }) => body.code);
	};

	it('is refused without two-step sign-in, as the person learns before declaring anything', async () => {
		expect(await blockers()).toContain('TWO_STEP_NEEDED');
		const refused = await filer.submit();
		expect([refused.status, refused.body.code]).toEqual([409, 'TWO_STEP_NEEDED']);
		expect(refused.body.remediation).toContain('Password and sign-ins');
		expect(await codes()).toEqual(Array(3).fill('TWO_STEP_NEEDED'));
	});

	it('works with it', async () => {
		const { browser, password } = filer.user;
		const { key } = (await browser.post('/api/account/two-step/key', { password })).body;
		const code = generateSync({ secret: key, epoch: Math.floor(server.time.now.getTime() / 1000) });
		expect((await browser.post('/api/account/two-step', { code })).status).toBe(200);
		expect(await blockers()).not.toContain('TWO_STEP_NEEDED');
		expect((await filer.submit()).body.code).not.toBe('TWO_STEP_NEEDED');
		expect(await codes()).not.toContain('TWO_STEP_NEEDED');
	});

	it('does not need it with the stand-in', async () => {
		await server.close();
		await start('local');
		expect(await blockers()).not.toContain('TWO_STEP_NEEDED');
		expect(await codes()).not.toContain('TWO_STEP_NEEDED');
	});
});
