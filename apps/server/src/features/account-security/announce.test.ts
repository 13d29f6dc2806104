/** Announcing a change: at least 30 days ahead, once, and not to deleted accounts. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';
import { announceCommand } from './announce-command.ts';

describeOnDatabases('an announcement', (open) => {
	let server: TestServer;
	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());

	const announce = (...given: string[]) => announceCommand(['announce', ...given])?.(server.services);
	const letters = async () => {
		await server.services.jobs.worker.runDue();
		const folder = join(server.services.config.dataFolder, 'outbox');
		const names = await readdir(folder).catch(() => []);
		return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
	};
	const lettersTo = async (email: string) => (await letters()).filter((one) => one.includes(email));

	it('reaches every account once, with its date, and no deleted account', async () => {
		const people = [await signUpUser(server), await signUpUser(server)];
		const gone = await signUpUser(server);
		const deletion = { password: gone.password, understood: true, eraseNow: true };
		expect((await gone.browser.post('/api/account/deletion', deletion)).status).toBe(200);
		expect(await announce('terms', '2025-12-20')).toMatchObject({ ok: true });
		expect(await announce('terms', '2025-12-20')).toMatchObject({ ok: false });
		for (const { email } of people) {
			const [letter, ...more] = await lettersTo(email);
			expect(letter).toContain('20 December 2025');
			expect(more).toEqual([]);
		}
		expect(await lettersTo(gone.email)).toEqual([]);
	});

	it('is refused for a day less than 30 days away', async () => {
		const { email } = await signUpUser(server);
		expect(await announce('prices', '2025-12-19')).toMatchObject({
			ok: false,
			text: expect.stringContaining('20 December 2025'),
		});
		expect(await lettersTo(email)).toEqual([]);
	});

	it('is not understood without a kind and a day', () => {
		for (const given of [['gold', '2026-01-31'], ['terms', '31 January'], ['terms', '2026-13-01'], ['terms']])
			expect(announceCommand(['announce', ...given])).toBeUndefined();
	});
});
