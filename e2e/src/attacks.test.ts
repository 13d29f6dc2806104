/** Attacks on a started service, over the network and as its proxy would pass them on: none stalls it or tells anything. */
import { readdirSync, readFileSync } from 'node:fs';
import { slowForms } from '@halfpenny/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOk } from '../chaos/browser.ts';
import { preparePeople } from '../chaos/person.ts';
import { type Product, startProduct } from './product.ts';

const PASSWORD = 'copper ship on a penny';
const ACCOUNTS = 6;
const READS_EACH = 10;
const PAPERS = 28;
/** What sixty readings at once may add to the server's memory. Without limits they took a gigabyte. */
const MOST_MEGABYTES = 500;

/** One visitor's cookies and network. */
interface Visitor {
	readonly cookies: Map<string, string>;
	readonly send: (
		method: string,
		path: string,
		body?: object | string,
		network?: string,
	) => Promise<Response>;
}

let product: Product;

beforeAll(async () => {
	const environment = { TRUST_PROXY: '127.0.0.1', SIGN_UP_LIMIT: '1000' };
	product = await startProduct(environment);
}, 120_000);
afterAll(() => product?.stop());

let visitors = 0;

/** Somebody in a network of their own, whose browser came over TLS to the proxy. */
function visit(): Visitor {
	visitors += 1;
	const ownNetwork = `2001:db8:${visitors.toString(16)}::1`;
	const cookies = new Map<string, string>();
	const send: Visitor['send'] = async (method, path, body, network = ownNetwork) => {
		if (method !== 'GET' && cookies.size === 0) await send('GET', '/api/service');
		const form = body instanceof FormData;
		const answer = await fetch(`${product.address}${path}`, {
			method,
			headers: {
				...{ 'x-forwarded-for': network, 'x-forwarded-proto': 'https' },
				cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
				'x-csrf-token': cookies.get('__Host-csrf') ?? '',
				...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
			},
			...(body === undefined ? {} : { body: form || typeof body === 'string' ? body : JSON.stringify(body) }),
		});
		for (const cookie of answer.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			cookies.set(name, value);
		}
		return answer;
	};
	return { cookies, send };
}

async function signUp(): Promise<Visitor & { readonly username: string; readonly returnId: string }> {
	const visitor = visit();
	const username = `attacked-${visitors}`;
	const body = { username, email: `${username}@example.com`, password: PASSWORD };
	expect((await visitor.send('POST', '/api/signup', body)).status).toBe(201);
	const made = await visitor.send('POST', '/api/tax-returns', { taxYear: '2025-26' });
	const { id } = (await made.json()) as { id: string };
	return { ...visitor, username, returnId: id };
}

function formWith(bytes: Uint8Array<ArrayBuffer>, filename: string): FormData {
	const form = new FormData();
	form.set('document', new Blob([bytes]), filename);
	return form;
}

/** The most memory that the server's process has taken so far, in megabytes; Linux says so. */
function mostMemory(): number {
	const port = `PORT=${new URL(product.address).port}`;
	for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
		try {
			const program = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
			if (!program.includes('apps/server/dist/main.js')) continue;
			if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(port)) continue;
			return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
		} catch {
			// It ended meanwhile, or is somebody else's.
		}
	}
	throw new Error('the server is not running');
}

describe('an attacker', () => {
	it('gets sixty costly readings refused or done, and the server keeps its memory', async () => {
		const people = await Promise.all(Array.from({ length: ACCOUNTS }, signUp));
		const many = '<Employment><PAYE>1</PAYE></Employment>'.repeat(50_000);
		const xml = `<IRenvelope xmlns="http://www.govtalk.gov.uk/taxation/SA/SA100/24-25/1"><MTR>${many}</MTR></IRenvelope>`;
		const before = mostMemory();
		const answers = await Promise.all(
			people.flatMap(({ send, returnId }) =>
				Array.from({ length: READS_EACH }, async () => {
					const form = formWith(new TextEncoder().encode(xml), 'return.xml');
					return (await send('POST', `/api/tax-returns/${returnId}/carry-forward/read`, form)).status;
				}),
			),
		);
		expect(answers.filter((status) => ![200, 422, 429, 503].includes(status))).toEqual([]);
		expect(answers.filter((status) => status === 429 || status === 503).length).toBeGreaterThan(30);
		expect(mostMemory() - before).toBeLessThan(MOST_MEGABYTES);
	});

	it('who sends 28 hostile papers is still waiting for them when another’s return is filed', async () => {
		const [honest] = await preparePeople(product.address, 1);
		if (!honest) throw new Error('nobody is prepared');
		const hostile = await signUp();
		const papers: string[] = [];
		for (let number = 0; number < PAPERS; number += 1) {
			const form = formWith(new Uint8Array(slowForms(number)), 'form.pdf');
			const added = await hostile.send('POST', '/api/documents/upload', form);
			expect(added.status).toBe(201);
			papers.push(((await added.json()) as { id: string }).id);
		}
		const path = `/api/tax-returns/${honest.id}`;
		const { snapshotHash } = await expectOk(honest.call('GET', `${path}/check-answers`), 'check');
		const declaration = { accepted: true, snapshotHash };
		await expectOk(honest.call('POST', `/api/sa100/submit/${honest.id}`, { declaration }), 'submit');
		const outcome = async () => (await honest.call('GET', path)).body.status;
		await expect.poll(outcome, { timeout: 120_000, interval: 500 }).toBe('accepted');
		const states: string[] = [];
		for (const id of papers) {
			const { status } = (await (await hostile.send('GET', `/api/documents/${id}`)).json()) as {
				status: string;
			};
			states.push(status);
		}
		expect(states.filter((status) => status === 'waiting').length).toBeGreaterThan(PAPERS / 2);
	});

	it('learns nothing from a login body with 24,000 unknown keys, and is limited', async () => {
		const { send } = visit();
		const keys = Array.from({ length: 24_000 }, (_, number) => `"x${number}":1`);
		const first = await send('POST', '/api/login', `{${keys.join(',')}}`);
		expect(first.status).toBe(413);
		expect((await first.text()).length).toBeLessThan(500);
		const limited = async () => {
			for (let attempt = 0; attempt < 200; attempt += 1)
				if ((await send('POST', '/api/login', '{')).status === 429) return true;
			return false;
		};
		expect(await limited()).toBe(true);
	});

	it('cannot have an answer kept by spelling its address differently', async () => {
		const { send } = visit();
		for (const path of ['/api/user', '/%61pi/user', '/%61%70%69/service', '/api/nothing'])
			expect([path, (await send('GET', path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
	});

	it('who holds an event stream open loses it when the session ends', async () => {
		const { send, returnId } = await signUp();
		const stream = await send('GET', `/api/tax-returns/${returnId}/events`);
		expect(stream.status).toBe(200);
		const reader = stream.body?.getReader();
		expect((await send('POST', '/api/logout')).status).toBe(200);
		for (let ended = false; !ended; ) ended = (await reader?.read())?.done ?? true;
		expect((await send('GET', `/api/tax-returns/${returnId}/events`)).status).toBe(401);
	});
});
