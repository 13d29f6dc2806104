/** The profile on both databases: read as typed, refused field by field, stored sealed, found by its look-up keys. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';
import { readChanges } from './read-changes.ts';

const typed = {
	firstName: ' Ann ',
	lastName: 'Example',
	dateOfBirth: '1980-02-29',
	nationalInsurance: 'qq 12 34 56 c',
	uniqueTaxReference: '12345 67895 K',
	addressLine1: '1 High Street',
	city: 'Leeds',
	postcode: 'ls14dl',
	phoneNumber: '0113 496 0000',
};

describeOnDatabases('the profile', (open) => {
	let server: TestServer;
	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());

	it('stores what was typed in its normal form, and returns it', async () => {
		const { browser, userId, username } = await signUpUser(server);
		const saved = await browser.patch(`/api/users/${userId}`, typed);
		expect(saved.status).toBe(200);
		expect(saved.body).toMatchObject({
			username,
			firstName: 'Ann',
			nationalInsurance: 'QQ123456C',
			uniqueTaxReference: '1234567895',
			postcode: 'LS1 4DL',
			addressLine2: null,
		});
		expect((await browser.get(`/api/users/${userId}`)).body).toEqual(saved.body);
		expect((await browser.get('/api/user')).body).toEqual(saved.body);
	});

	it('changes only what is sent; a blank empties an answer', async () => {
		const { browser, userId } = await signUpUser(server);
		await browser.patch(`/api/users/${userId}`, typed);
		const saved = await browser.patch(`/api/users/${userId}`, {
			city: '  ',
			county: 'Yorkshire',
			phoneNumber: null,
		});
		expect(saved.body).toMatchObject({
			firstName: 'Ann',
			city: null,
			county: 'Yorkshire',
			phoneNumber: null,
		});
	});

	it('names every invalid field, and changes nothing', async () => {
		const { browser, userId } = await signUpUser(server);
		const answer = await browser.patch(`/api/users/${userId}`, {
			firstName: 'Ann',
			nationalInsurance: 'AB12345',
			uniqueTaxReference: '123',
			postcode: 'nowhere',
			dateOfBirth: '1980-02-30',
		});
		expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
		const { problems } = answer.body.details;
		expect(problems.map(({ path, code }: Record<string, string>) => [path, code])).toEqual([
			['dateOfBirth', 'date.invalid'],
			['nationalInsurance', 'nino.invalid'],
			['uniqueTaxReference', 'utr.invalid'],
			['postcode', 'postcode.invalid'],
		]);
		expect(problems.every(({ message }: { message: string }) => message.length > 10)).toBe(true);
		expect((await browser.get('/api/user')).body.firstName).toBeNull();
	});

	it('stores a reference whose check digit fails, with a warning, and refuses it in live', async () => {
		const { browser, userId } = await signUpUser(server);
		const saved = await browser.patch(`/api/users/${userId}`, { uniqueTaxReference: '1234567890' });
		expect(saved.body.warnings).toEqual({
			uniqueTaxReference:
				'Check this Unique Taxpayer Reference: its first digit does not match the other nine',
		});
		const context = { live: true, today: '2025-11-20' };
		expect(readChanges({ uniqueTaxReference: '1234567890' }, context)).toEqual({
			ok: false,
			problems: [{ path: 'uniqueTaxReference', code: 'utr.checkDigit' }],
		});
		expect(readChanges({ nationalInsurance: 'QQ123456C' }, context).ok).toBe(false);
		expect(readChanges({ nationalInsurance: 'AA123456C' }, context).ok).toBe(true);
	});

	it('accepts “I don’t have one yet” until there is one', async () => {
		const { browser, userId } = await signUpUser(server);
		const without = await browser.patch(`/api/users/${userId}`, { noUniqueTaxReferenceYet: true });
		expect(without.body.noUniqueTaxReferenceYet).toBe(true);
		const having = await browser.patch(`/api/users/${userId}`, { uniqueTaxReference: '1234567895' });
		expect(having.body.noUniqueTaxReferenceYet).toBe(false);
	});

	it('stores nothing readable, and look-ups that find it', async () => {
		const { browser, userId } = await signUpUser(server);
		await browser.patch(`/api/users/${userId}`, typed);
		const [row] = await open().select().from(users).where(eq(users.id, userId));
		// Each too long, or with a space, to occur by chance in a sealed text.
		for (const secret of ['1 High Street', 'QQ123456C', '1234567895', 'LS1 4DL']) {
			expect(JSON.stringify(row)).not.toContain(secret);
		}
		expect(row?.ninoIndex).toBe(server.services.vault.index('nino', 'QQ123456C'));
		expect(row?.utrIndex).toBe(server.services.vault.index('utr', '1234567895'));
		await browser.patch(`/api/users/${userId}`, { nationalInsurance: null });
		const [emptied] = await open().select().from(users).where(eq(users.id, userId));
		expect(emptied?.ninoIndex).toBeNull();
	});

	it('it keeps its email address, which is changed elsewhere, with the password', async () => {
		const { browser, userId, email, password } = await signUpUser(server);
		const answer = await browser.patch(`/api/users/${userId}`, { email: `new-${email}`, firstName: 'Ann' });
		expect([answer.status, answer.body.details.problems]).toMatchObject([
			400,
			[{ path: 'email', code: 'email.changedElsewhere' }],
		]);
		const same = await browser.patch(`/api/users/${userId}`, { email: ` ${email.toUpperCase()}`.trim() });
		expect([same.status, same.body.email]).toEqual([200, email]);
		const again = await server.newBrowser().post('/api/login', { username: email, password });
		expect(again.status).toBe(200);
	});

	it('loses nothing when two changes come at the same time', async () => {
		const { browser, userId } = await signUpUser(server);
		const changes = [
			{ firstName: 'Ann' },
			{ lastName: 'Example' },
			{ city: 'Leeds' },
			{ county: 'Yorkshire' },
		];
		await Promise.all(changes.map((change) => browser.patch(`/api/users/${userId}`, change)));
		expect((await browser.get('/api/user')).body).toMatchObject(Object.assign({}, ...changes));
	});
});

describe('a date of birth', () => {
	const read = (dateOfBirth: string) => readChanges({ dateOfBirth }, { live: false, today: '2025-11-20' });
	it.each([
		['2025-11-20', 'date.inFuture'],
		['2025-11-21', 'date.inFuture'],
		['1899-12-31', 'date.tooEarly'],
		['29/02/1980', 'date.invalid'],
		['1981-02-29', 'date.invalid'],
	])('is not %s', (typedDate, code) => {
		expect(read(typedDate)).toEqual({ ok: false, problems: [{ path: 'dateOfBirth', code }] });
	});
	it.each(['2025-11-19', '1900-01-01', '1980-02-29'])('may be %s', (typedDate) => {
		expect(read(typedDate)).toEqual({ ok: true, changes: { dateOfBirth: typedDate } });
	});
});
