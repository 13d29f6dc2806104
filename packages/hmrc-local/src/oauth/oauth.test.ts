/** OAuth as an application sees it: permission, codes, tokens that expire, single-use refresh tokens. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
	askForToken,
	createForTest,
	decide,
	type Fields,
	fieldsOf,
	openAuthorise,
	pkce,
	redirectUri,
	sendForm,
} from '../../tests/talk-mtd.ts';

let app: FastifyInstance;
let folder: string;
let time: Date;
beforeEach(() => {
	time = new Date('2026-11-22T10:00:00Z');
	folder = mkdtempSync(join(tmpdir(), 'hmrc-local-oauth-'));
	app = start();
});
afterEach(async () => {
	await app.close();
	rmSync(folder, { recursive: true });
});
const start = () => createForTest({ dataFolder: folder, now: () => time });
const later = (seconds: number) => {
	time = new Date(time.getTime() + seconds * 1000);
};

/** Makes up a person on the page for it. */
async function makePerson() {
	const { payload } = await sendForm(app, '/people', {});
	const shown = [...payload.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, value = '']) => value);
	const [, userId = '', password = '', nino = ''] = shown;
	return { userId, password, nino };
}

async function newCode(query: Fields = {}) {
	const person = await makePerson();
	const back = await decide(app, person, 'grant', query);
	return { person, code: back.searchParams.get('code') ?? '' };
}

const exchange = (code: string, more: Fields = {}) =>
	askForToken(app, { grant_type: 'authorization_code', redirect_uri: redirectUri, code, ...more });
const refresh = (refresh_token: string) => askForToken(app, { grant_type: 'refresh_token', refresh_token });

describe('asking a user', () => {
	it('redirects back with a code and the state', async () => {
		const back = await decide(app, await makePerson(), 'grant');
		expect(`${back.origin}${back.pathname}`).toBe(redirectUri);
		expect(back.searchParams.get('state')).toBe('state-1');
		expect(back.searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
	});

	it('redirects back with HMRC’s error when the user refuses', async () => {
		const back = await decide(app, await makePerson(), 'deny');
		expect(Object.fromEntries(back.searchParams)).toMatchObject({
			error: 'access_denied',
			error_code: 'USER_DENIED_AUTHORIZATION',
			state: 'state-1',
		});
	});

	it('asks again after a wrong password, and keeps the user ID', async () => {
		const person = await makePerson();
		const signIn = fieldsOf((await openAuthorise(app)).payload);
		const again = await sendForm(app, '/oauth/sign-in', { ...signIn, ...person, password: 'other' });
		expect(again.statusCode).toBe(401);
		expect(fieldsOf(again.payload).userId).toBe(person.userId);
		expect(again.payload).not.toContain('name="decision"');
	});

	it('gives no code without signing in, and only one for each sign-in', async () => {
		const signIn = fieldsOf((await openAuthorise(app)).payload);
		const early = await sendForm(app, '/oauth/decision', { ...signIn, decision: 'grant' });
		expect([early.statusCode, early.headers.location]).toEqual([400, undefined]);
		await sendForm(app, '/oauth/sign-in', { ...signIn, ...(await makePerson()) });
		const decision = { request: signIn.request ?? '', decision: 'grant' };
		expect((await sendForm(app, '/oauth/decision', decision)).statusCode).toBe(302);
		expect((await sendForm(app, '/oauth/decision', decision)).statusCode).toBe(400);
	});

	it.each([
		['another client', { client_id: 'other' }],
		['an address elsewhere', { redirect_uri: 'https://example.com/callback' }],
		['a bare address', { redirect_uri: 'http://127.0.0.1:3000/callback' }],
		['a name that begins as localhost does', { redirect_uri: 'http://localhost.example.com/callback' }],
		['a fragment', { redirect_uri: 'http://localhost:3000/callback#x' }],
		['another response type', { response_type: 'token' }],
		['an unknown scope', { scope: 'read:everything' }],
		['no scope', { scope: '' }],
		['the client secret', { client_secret: 'client-secret' }],
		['half of PKCE', { code_challenge: pkce().challenge }],
		['plain PKCE', { code_challenge: pkce().challenge, code_challenge_method: 'plain' }],
	])('refuses %s with a page, and redirects nobody', async (_what, query) => {
		const answer = await openAuthorise(app, query);
		expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
		expect(answer.headers['content-type']).toContain('text/html');
	});

	it('shows input as text, never as HTML', async () => {
		const signIn = fieldsOf((await openAuthorise(app)).payload);
		const userId = '"><script>alert(1)</script>';
		const again = await sendForm(app, '/oauth/sign-in', { ...signIn, userId, password: '' });
		expect(again.payload).not.toContain('<script');
	});
});

describe('a code', () => {
	it('gives a pair of tokens once', async () => {
		const { code } = await newCode();
		const first = await exchange(code);
		expect(first.statusCode).toBe(200);
		expect(first.headers['cache-control']).toBe('no-store');
		expect(first.json()).toEqual({
			access_token: expect.any(String),
			token_type: 'bearer',
			expires_in: 14_400,
			refresh_token: expect.any(String),
			scope: 'read:self-assessment write:self-assessment hello',
		});
		const second = await exchange(code);
		expect([second.statusCode, second.json().error]).toEqual([400, 'invalid_grant']);
	});

	it('expires after ten minutes', async () => {
		const { code } = await newCode();
		later(601);
		expect((await exchange(code)).json().error).toBe('invalid_grant');
	});

	it('belongs to its address and its verifier', async () => {
		const { verifier, challenge } = pkce();
		const query = { code_challenge: challenge, code_challenge_method: 'S256' };
		const { code } = await newCode(query);
		const wrong = [
			{},
			{ code_verifier: pkce().verifier },
			{ code_verifier: verifier, redirect_uri: 'http://localhost:3000/other' },
		];
		for (const more of wrong) expect((await exchange(code, more)).json().error).toBe('invalid_grant');
		expect((await exchange(code, { code_verifier: verifier })).statusCode).toBe(200);
	});
});

describe('a refresh token', () => {
	it('is valid for one refresh', async () => {
		const pair = (await exchange((await newCode()).code)).json();
		const next = await refresh(pair.refresh_token);
		expect(next.statusCode).toBe(200);
		expect(next.json().access_token).not.toBe(pair.access_token);
		expect((await refresh(pair.refresh_token)).json().error).toBe('invalid_grant');
		expect((await refresh(next.json().refresh_token)).statusCode).toBe(200);
	});

	it('lets one of two simultaneous uses through', async () => {
		const pair = (await exchange((await newCode()).code)).json();
		const faults = { faults: [{ kind: 'latency', milliseconds: 50, operations: ['token'] }] };
		await app.inject({
			method: 'PUT',
			url: '/hmrc-local/faults',
			payload: JSON.stringify(faults),
			headers: { host: 'localhost' },
		});
		const answers = await Promise.all([refresh(pair.refresh_token), refresh(pair.refresh_token)]);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
		expect(answers.find(({ statusCode }) => statusCode === 400)?.json().error).toBe('invalid_request');
	});

	it('ends with the grant, eighteen months after it was given', async () => {
		const pair = (await exchange((await newCode()).code)).json();
		later(530 * 86_400);
		const next = await refresh(pair.refresh_token);
		expect(next.statusCode).toBe(200);
		later(20 * 86_400);
		expect((await refresh(next.json().refresh_token)).json().error).toBe('invalid_grant');
	});

	it('stops working once the user revokes the grant', async () => {
		const { person, code } = await newCode();
		const pair = (await exchange(code)).json();
		const revoked = await app.inject({
			method: 'POST',
			url: '/hmrc-local/test/revoke-grants',
			payload: { nino: person.nino },
			headers: { host: 'localhost' },
		});
		expect(revoked.json()).toEqual({ revoked: 1 });
		expect((await refresh(pair.refresh_token)).json().error).toBe('invalid_grant');
	});
});

describe('the application', () => {
	it('gets its own token, without a refresh token', async () => {
		const answer = await askForToken(app, { grant_type: 'client_credentials' });
		expect(answer.json()).toEqual({
			access_token: expect.any(String),
			token_type: 'bearer',
			expires_in: 14_400,
		});
	});

	it.each([
		[{ client_secret: 'other', grant_type: 'client_credentials' }, 401, 'invalid_client'],
		[{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
		[{}, 400, 'invalid_request'],
		[{ grant_type: 'refresh_token', refresh_token: 'none' }, 400, 'invalid_grant'],
	])('is refused %j', async (fields, status, code) => {
		const answer = await askForToken(app, fields);
		expect([answer.statusCode, answer.json().error]).toEqual([status, code]);
	});
});

describe('what is stored', () => {
	it('survives a killed process', async () => {
		const { code } = await newCode();
		const second = start();
		const answer = await askForToken(second, {
			grant_type: 'authorization_code',
			redirect_uri: redirectUri,
			code,
		});
		expect(answer.statusCode).toBe(200);
		await second.close();
	});

	it('is listed request by request, oldest first, without a secret', async () => {
		const { person, code } = await newCode();
		const pair = (await exchange(code)).json();
		await refresh(pair.refresh_token);
		const list = await app.inject({
			url: `/hmrc-local/ledger/mtd?nino=${person.nino}`,
			headers: { host: 'localhost' },
		});
		const token = { method: 'POST', path: '/oauth/token', status: 200, scenario: null, nino: person.nino };
		expect(list.json()).toMatchObject([
			{ ...token, at: time.toISOString(), grantType: 'authorization_code' },
			{ ...token, grantType: 'refresh_token' },
		]);
		for (const secret of [code, pair.refresh_token, pair.access_token, 'client-secret'])
			expect(list.payload).not.toContain(secret);
	});
});
