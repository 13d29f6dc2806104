/** The log says what happened where, and nothing about anyone. */
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { openEmbedded } from '../testing/databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { upload } from '../testing/upload.ts';
import { describeError, describeGivenUp } from './log.ts';

const person = {
	firstName: 'Zebediah',
	lastName: 'Quartermain',
	nationalInsurance: 'QQ123456C',
	postcode: 'LS1 4DL',
};
const account = { username: 'zebediah-q', email: 'zebediah@example.com', password: 'correct horse battery' };

describe('the log', () => {
	let opened: OpenDatabase;
	let server: TestServer;
	let said = '';
	beforeAll(async () => {
		const sink = new Writable({
			write(chunk, _encoding, next) {
				said += chunk;
				next();
			},
		});
		opened = await openEmbedded();
		server = await createTestServer(opened.database, { log: pino({ level: 'trace' }, sink) });
	});
	afterAll(async () => {
		await server.close();
		await opened.close();
	});

	it('contains nothing personal, whatever was typed and whatever failed', async () => {
		const browser = server.newBrowser();
		await browser.post('/api/signup', account);
		const { id } = (await browser.get('/api/user')).body;
		await browser.patch(`/api/users/${id}`, person);
		await browser.patch(`/api/users/${id}`, { ...person, dateOfBirth: 'Quartermain' });
		await browser.get('/api/nothing?name=Quartermain');
		await upload(browser, { bytes: Buffer.from('Quartermain') });
		expect(said).toContain('busboyOptions');
		await browser.post('/api/login', { username: account.email, password: 'Quartermain!' });
		await opened.database.update(users).set({ sealedProfile: 'Quartermain' }).where(eq(users.id, id));
		expect((await browser.get('/api/user')).status).toBe(500);
		expect(said).toContain('"route":"/api/users/:id"');
		expect(said).toContain('TamperedError');
		const secrets = [...Object.values(person), ...Object.values(account), id, browser.cookies.get('session')];
		for (const secret of secrets) expect(said).not.toContain(secret);
	});

	it('describes an error without its message', () => {
		const cause = Object.assign(new TypeError('about QQ123456C'), { code: '23505' });
		const described = describeError(new Error('Failed query: Quartermain\nparams: QQ123456C', { cause }));
		expect(described).toMatchObject({ name: 'Error', cause: { name: 'TypeError', code: '23505' } });
		expect(JSON.stringify(described)).not.toMatch(/QQ123456C|Quartermain/);
		expect(describeError('QQ123456C')).toEqual({ name: 'string' });
	});
});

describe('a dead job', () => {
	it('is logged with its reason and its submission, and nothing else of its payload', () => {
		const job = { id: 'j', kind: 'submission', reason: 'submission.receiptMismatch' };
		expect(describeGivenUp({ ...job, payload: { submissionId: 's', name: 'Zebediah' } })).toEqual({
			job: 'submission',
			jobId: 'j',
			reason: 'submission.receiptMismatch',
			submissionId: 's',
		});
		expect(describeGivenUp({ ...job, payload: null })).not.toHaveProperty('submissionId');
	});
});
