/**
 * Only the owner reaches or changes anything, on both databases: every call of the contract is made by someone
 * else, and signed out, with each of the owner's ids in path, query and body. New calls and new
 * tables are included automatically.
 */
import { type Call, calls } from '@halfpenny/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/databases.ts';
import { type Owned, readOwned } from '../../testing/owned-rows.ts';
import { sampleOf } from '../../testing/sample-of-schema.ts';
import type { TestAnswer, TestBrowser } from '../../testing/test-browser.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { makeThings } from '../../testing/things.ts';

const every: readonly Call[] = Object.values(calls);

/** Words that only the owner's things contain. */
const SECRETS = ['Acme Ltd', 'QQ123456C', 'QQ 12 34 56 C', '1980-02-29'];

describeOnDatabases('what is another person’s', (open) => {
	let server: TestServer;
	let owner: TestUser;
	let owned: Owned;

	beforeAll(async () => {
		const environment = { SIGN_UP_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000', LOG_LEVEL: 'silent' };
		server = await createTestServer(open(), { environment });
		owner = await signUpUser(server);
		await makeThings(server, owner);
		owned = await readOwned(open(), owner.userId);
	});
	afterAll(() => server.close());

	/** The call with one of the owner's ids wherever it names something. */
	const send = (browser: TestBrowser, call: Call, id: string): Promise<TestAnswer> => {
		const path = pathWith(call, id);
		if (call.method === 'GET') return browser.call('GET', path);
		if (call.media === 'multipart') return browser.call(call.method, path, multipart(id));
		const body = sampleOf(call.body, () => id);
		return browser.call(call.method, path, body === undefined ? {} : { body });
	};

	it('has ids of many kinds, so that the tests below try something', () => {
		expect(owned.ids.length).toBeGreaterThan(10);
		expect(owned.tables.length).toBeGreaterThan(8);
	});

	it('has routes of the contract only, and the page that HMRC sends browsers back to', () => {
		const listed = server.app.printRoutes({ commonPrefix: false, includeHooks: false });
		const known = new Set([...every.map(({ path }) => path), '/api/hmrc/callback']);
		for (const path of pathsIn(listed).filter((one) => one.startsWith('/api')))
			expect([path, known.has(path)]).toEqual([path, true]);
	});

	/** A stream of events ends only when its reader disconnects; the test next to this one checks who may open it. */
	const isOpen = ({ access, media, method }: Call) =>
		access === 'public' || (media === 'event-stream' && method === 'GET');

	it.each(every.filter((call) => !isOpen(call)).map((call) => [call.id, call] as const))(
		'is out of reach in %s',
		async (_id, call) => {
			// Some calls end the caller's own session or account, so each is made by someone new.
			const stranger = await signUpUser(server);
			const nobody = server.newBrowser();
			const reached: string[] = [];
			for (const id of owned.ids) {
				const answer = await send(stranger.browser, call, id);
				if (answer.status === 403) reached.push(id);
				expect([call.id, id, await leaks(answer, id)]).toEqual([call.id, id, []]);
				if (call.access === 'owner') expect([call.id, answer.status >= 400]).toEqual([call.id, true]);
				expect((await send(nobody, call, id)).status).toBe(401);
			}
			// One of the owner's ids was among them: it was refused for that, and not as nonsense.
			if (call.access === 'owner') expect([call.id, reached.length > 0]).toEqual([call.id, true]);
			expect((await readOwned(open(), owner.userId)).fingerprint).toBe(owned.fingerprint);
		},
	);

	/** What a response reveals about the owner, beyond what was sent. */
	const leaks = async ({ text }: TestAnswer, sent: string): Promise<readonly string[]> => {
		const secrets = [...SECRETS, owner.username, owner.email, ...owned.ids.filter((id) => id.length > 12)];
		return secrets.filter((secret) => secret !== sent && text.includes(secret));
	};
});

function pathWith(call: Call, id: string): string {
	const params = Object(sampleOf(call.params, () => id));
	const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(String(/id$/i.test(name) ? id : (params[name] ?? '1'))),
	);
	const query = Object(sampleOf(call.query, () => id));
	const search = new URLSearchParams(
		Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
	);
	return search.size === 0 ? path : `${path}?${search}`;
}

function multipart(id: string) {
	const line = (name: string, value: string) =>
		`--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
	const file =
		'--edge\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\nnot a pdf\r\n--edge--\r\n';
	return {
		body: `${line('taxReturnId', id)}${file}`,
		headers: { 'content-type': 'multipart/form-data; boundary=edge' },
	};
}

/** The paths in Fastify's route tree. */
function pathsIn(drawing: string): readonly string[] {
	const open: string[] = [];
	const found: string[] = [];
	for (const line of drawing.split('\n')) {
		const [, indent = '', rest = ''] = /^([│ ]*)[└├]── (.*)$/.exec(line) ?? [];
		const [part = '', methods] = rest.split(' (');
		const depth = indent.length / 4;
		open.splice(depth, open.length, part);
		if (methods !== undefined) found.push(open.join(''));
	}
	return found;
}
