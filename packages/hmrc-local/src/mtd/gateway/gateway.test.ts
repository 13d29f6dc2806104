/** The gateway: tokens, rate, versions and bodies, in HMRC's order, each request in the log. */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationCaller, callerWith, newPerson } from '../../../tests/mtd-person.ts';
import { createForTest } from '../../../tests/talk-mtd.ts';

let app: FastifyInstance;
let time: Date;
beforeEach(() => {
	time = new Date('2026-11-22T10:00:00Z');
	app = createForTest({ requestsPerSecond: 0, now: () => time });
});
afterEach(() => app.close());

const code = (body: unknown) => (body as { code: string }).code;

describe('saying hello', () => {
	it('needs nothing, an application’s token, or a user’s', async () => {
		const [anybody, application, person] = [
			callerWith(app, null),
			await applicationCaller(app),
			await newPerson(app),
		];
		expect((await anybody.call('GET', '/hello/world')).body).toEqual({ message: 'Hello World' });
		expect((await application.call('GET', '/hello/application')).body).toEqual({
			message: 'Hello Application',
		});
		expect((await person.call('GET', '/hello/user')).body).toEqual({ message: 'Hello User' });
	});

	it('gives every answer an id', async () => {
		const { headers } = await callerWith(app, null).call('GET', '/hello/world');
		expect(headers['x-correlationid']).toMatch(/^[0-9a-f-]{36}$/);
		expect(headers['content-type']).toBe('application/json');
	});
});

describe('a call that may not pass', () => {
	it.each([
		['no token', { token: null }, 401, 'MISSING_CREDENTIALS'],
		['another token', { token: 'other' }, 401, 'INVALID_CREDENTIALS'],
		['no version', { accept: 'application/json' }, 406, 'ACCEPT_HEADER_INVALID'],
		['another version', { accept: 'application/vnd.hmrc.9.0+json' }, 404, 'NOT_FOUND'],
		// The token is looked at before the version.
		['neither', { token: null, accept: '' }, 401, 'MISSING_CREDENTIALS'],
	] as const)('is told about %s', async (_what, unusual, status, expected) => {
		const answer = await (await newPerson(app)).call('GET', '/hello/user', unusual);
		expect([answer.status, code(answer.body)]).toEqual([status, expected]);
	});

	it('is told that its token is of the wrong kind', async () => {
		const [application, person] = [await applicationCaller(app), await newPerson(app)];
		for (const answer of [
			await application.call('GET', '/hello/user'),
			await person.call('GET', '/hello/application'),
		])
			expect([answer.status, code(answer.body)]).toEqual([401, 'INCORRECT_ACCESS_TOKEN_TYPE']);
	});

	it('is told that the user did not grant this', async () => {
		const answer = await (await newPerson(app, 'read:self-assessment')).call('GET', '/hello/user');
		expect([answer.status, code(answer.body)]).toEqual([403, 'INVALID_SCOPE']);
	});

	it('is told that its token has expired', async () => {
		const person = await newPerson(app);
		time = new Date(time.getTime() + 14_400_000);
		const answer = await person.call('GET', '/hello/user');
		expect([answer.status, code(answer.body)]).toEqual([401, 'INVALID_CREDENTIALS']);
	});

	it.each([
		['GET', '/individuals/nowhere', 404, 'MATCHING_RESOURCE_NOT_FOUND'],
		['POST', '/hello/world', 405, 'METHOD_NOT_ALLOWED'],
	] as const)('is told if there is nothing: %s %s', async (method, path, status, expected) => {
		const url = `/hmrc-local${path}`;
		const answer = await app.inject({ method, url });
		expect([answer.statusCode, answer.json().code]).toEqual([status, expected]);
	});

	it('is told about a body that is not JSON', async () => {
		const application = await applicationCaller(app);
		const path = '/create-test-user/individuals';
		const typed = await application.call('POST', path, {
			payload: 'a=1',
			headers: { 'content-type': 'text/plain' },
		});
		expect([typed.status, code(typed.body)]).toEqual([415, 'INVALID_BODY_TYPE']);
		const broken = await application.call('POST', path, { payload: '{"serviceNames":' });
		expect([broken.status, code(broken.body)]).toEqual([400, 'INVALID_REQUEST']);
	});
});

describe('the rate', () => {
	it('lets three through in a second, counting all users together', async () => {
		const limited = createForTest({ now: () => time });
		const application = await applicationCaller(limited);
		const statuses = async (count: number) => {
			const answers: number[] = [];
			for (let at = 0; at < count; at += 1)
				answers.push((await application.call('GET', '/hello/application')).status);
			return answers;
		};
		expect(await statuses(4)).toEqual([200, 200, 200, 429]);
		time = new Date(time.getTime() + 1000);
		expect(await statuses(4)).toEqual([200, 200, 200, 429]);
		await limited.close();
	});
});

describe('a made-up person', () => {
	it('has the numbers of the services asked for', async () => {
		const application = await applicationCaller(app);
		const make = async (body: unknown) =>
			(await application.call('POST', '/create-test-user/individuals', { body })).body;
		const whole = { serviceNames: ['national-insurance', 'self-assessment', 'mtd-income-tax'] };
		expect(await make(whole)).toMatchObject({
			nino: expect.stringMatching(/^[A-Z]{2}\d{6}[A-D]$/),
			saUtr: expect.stringMatching(/^\d{10}$/),
			mtdItId: expect.stringMatching(/^X[A-Z]IT\d{11}$/),
		});
		expect(await make({ serviceNames: [] })).not.toHaveProperty('nino');
	});

	it('can be the start of a test, without a token; not with the gaps of HMRC’s sandbox', async () => {
		const begin = async (at: FastifyInstance, authorization?: string) =>
			(
				await at.inject({
					method: 'POST',
					url: '/hmrc-local/create-test-user/individuals',
					headers: { host: 'localhost', ...(authorization && { authorization }) },
					payload: { serviceNames: ['mtd-income-tax'] },
				})
			).statusCode;
		expect([await begin(app), await begin(app, 'Bearer other')]).toEqual([201, 401]);
		const strict = createForTest({ strict: true, now: () => time });
		expect(await begin(strict)).toBe(401);
		await strict.close();
	});

	it('can be given a chosen number, once', async () => {
		const application = await applicationCaller(app);
		const body = { serviceNames: ['mtd-income-tax'], nino: 'PE938808A' };
		const path = '/create-test-user/individuals';
		expect((await application.call('POST', path, { body })).body).toMatchObject({ nino: 'PE938808A' });
		const again = await application.call('POST', path, { body });
		expect([again.status, code(again.body)]).toEqual([400, 'NINO_ALREADY_USED']);
	});

	it('can only have services that exist', async () => {
		const { status, body } = await (await applicationCaller(app)).call('GET', '/create-test-user/services');
		expect([status, (body as unknown[]).length]).toEqual([200, 3]);
	});
});

describe('the log', () => {
	it('has every request, answered or refused, with its scenario', async () => {
		const person = await newPerson(app);
		await person.call('GET', '/hello/user', { scenario: 'OTHER' });
		await person.call('GET', '/hello/user', { token: null });
		const list = await app.inject({ url: '/hmrc-local/ledger/mtd', headers: { host: 'localhost' } });
		const entries: Record<string, unknown>[] = list.json();
		const fields = ['at', 'method', 'path', 'body', 'status', 'scenario', 'nino', 'grantType'];
		for (const entry of entries) expect(Object.keys(entry)).toEqual(fields);
		const seen = entries.map(({ path, status, scenario }: Record<string, unknown>) => [
			path,
			status,
			scenario,
		]);
		expect(seen).toEqual([
			['/oauth/token', 200, null],
			['/create-test-user/individuals', 201, null],
			['/oauth/token', 200, null],
			['/hello/user', 400, 'OTHER'],
			['/hello/user', 401, null],
		]);
	});
});
