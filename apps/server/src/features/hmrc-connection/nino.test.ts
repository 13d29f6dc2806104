/**
 * Whose National Insurance number it is: typing it claims nothing; it belongs to the first account whose token HMRC
 * accepts for it.
 */
import { createTestBusiness, listBusinesses } from '@halfpenny/hmrc';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	decideAt,
	type MtdStandIn,
	type MtdUser,
	signUpMtdUser,
	startMtdStandIn,
} from '../../../tests/mtd-stand-in.ts';
import { ninoBindings } from '../../database/schema/bindings.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { ninoCommand } from './operator-command.ts';
import { openHmrcSession } from './session.ts';

describeOnDatabases('a National Insurance number', (open) => {
	let standIn: MtdStandIn;
	let server: TestServer;
	beforeAll(async () => {
		standIn = await startMtdStandIn();
		server = await createTestServer(open(), { environment: standIn.environment });
	});
	afterAll(async () => {
		await server.close();
		await standIn.close();
	});

	const newUser = () => signUpMtdUser(server, standIn);
	const bindings = async ({ userId }: MtdUser) =>
		(await open().select().from(ninoBindings)).filter((row) => row.userId === userId);
	/** Creates a business, so that HMRC has something to answer, and lists it. */
	const ask = async ({ userId }: MtdUser) => {
		const opened = await openHmrcSession(server.services, { userId, caller: {}, testMode: 'STATEFUL' });
		if (!opened.ok) return opened.problem.code;
		const { mtd, nino } = opened.value;
		await createTestBusiness(mtd, nino, { typeOfBusiness: 'uk-property' });
		return (await listBusinesses(mtd, nino)).kind;
	};
	/** Types another person's number and signs in at HMRC as them. */
	const impersonate = async (user: MtdUser, { person }: MtdUser) => {
		await user.browser.patch(`/api/users/${user.userId}`, { nationalInsurance: person.nino });
		const { body } = await user.browser.get('/api/hmrc/auth?filingType=mtd-itsa');
		await user.browser.get(await decideAt(body.authUrl, person));
	};

	it('is bound by HMRC’s first answer, and stays bound', async () => {
		const user = await newUser();
		await user.connect();
		expect(await bindings(user)).toEqual([]);
		expect(await ask(user)).toBe('answered');
		expect(await ask(user)).toBe('answered');
		const [row, ...more] = await bindings(user);
		expect(more).toEqual([]);
		expect(row).toMatchObject({ environment: 'local' });
		expect(JSON.stringify(row)).not.toContain(user.person.nino);
		const { text } = await user.browser.get('/api/export/all-data?format=json');
		expect(JSON.parse(text).nationalInsuranceNumbers).toMatchObject([
			{ nationalInsurance: user.person.nino },
		]);
	});

	it('that another account holds cannot be used until that account is gone', async () => {
		const [user, other] = [await newUser(), await newUser()];
		await user.connect();
		await ask(user);
		await impersonate(other, user);
		const before = (await standIn.ledger(user.person)).length;
		expect(await ask(other)).toBe('NINO_BOUND_ELSEWHERE');
		expect(await standIn.ledger(user.person)).toHaveLength(before);
		const erasure = { password: user.password, understood: true, eraseNow: true };
		await user.browser.post('/api/account/deletion', erasure);
		expect(await ask(other)).toBe('answered');
	});

	it('can be released by the operator if the wrong account holds it', async () => {
		const [user, other] = [await newUser(), await newUser()];
		const run = (...given: string[]) => ninoCommand(given)?.(server.services);
		expect([run('release-nino'), run('bindings'), run('release-nino', 'a', 'b')]).toEqual(Array(3));
		expect(await run('release-nino', user.username)).toMatchObject({ ok: false });
		expect(await run('release-nino', 'nobody-at-all')).toMatchObject({ ok: false });
		await user.connect();
		await ask(user);
		await impersonate(other, user);
		expect(await run('release-nino', user.email)).toMatchObject({ ok: true });
		expect(await ask(other)).toBe('answered');
		expect(await ask(user)).toBe('NINO_BOUND_ELSEWHERE');
	});

	it('that was only typed belongs to nobody', async () => {
		const [user, other] = [await newUser(), await newUser()];
		await user.connect();
		await impersonate(other, user);
		expect(await ask(other)).toBe('answered');
		expect(await ask(user)).toBe('NINO_BOUND_ELSEWHERE');
	});

	it('is not bound by a refusal', async () => {
		const [user, other] = [await newUser(), await newUser()];
		const { body } = await user.browser.get('/api/hmrc/auth?filingType=mtd-itsa');
		await user.browser.get(await decideAt(body.authUrl, other.person));
		expect(await ask(user)).toBe('refused');
		expect(await bindings(user)).toEqual([]);
	});
});
