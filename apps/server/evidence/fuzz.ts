/** Sends nonsense to every call of the contract, half of it past validation, and counts the answers: never a 500. */
import { join } from 'node:path';
import { type Call, calls } from '@halfpenny/contract';
import fc from 'fast-check';
import { findClusterTemplate } from '../src/database/cluster-template.ts';
import { openScratch } from '../src/database/embedded.ts';
import { bodiesOf, encode, plausible, strange } from '../src/testing/nonsense.ts';
import { signUpAdministrator } from '../src/testing/test-administrator.ts';
import type { TestAnswer, TestBrowser } from '../src/testing/test-browser.ts';
import { createTestServer, signUpUser } from '../src/testing/test-server.ts';
import { makeThings, type Things } from '../src/testing/things.ts';

/** How many requests in total, and how many of each call's fit the contract. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const WELL_FORMED = 0.7;
const SEED = 4800;
const AT_A_TIME = 4;
const ENVIRONMENT = { SIGN_IN_LIMIT: '1000000', SIGN_UP_LIMIT: '1000000', LOG_LEVEL: 'silent' };

/** Calls that end the session the others need, streams, and uploads. */
const LEFT_OUT = ['logout', 'endSessions'];
/** Refused before anything was done with the contents. */
const BEFORE_WORK = [
	...['VALIDATION_FAILED', 'FORBIDDEN', 'REQUEST_TOO_LARGE', 'MEDIA_TYPE_UNSUPPORTED', 'RATE_LIMITED'],
	...['NOT_AUTHENTICATED', 'NOT_FOUND'],
];

const isFuzzed = ({ id, media }: Call) =>
	!LEFT_OUT.includes(id) && media !== 'event-stream' && media !== 'multipart';

/** Calls that delete things come last. */
const fuzzed = (Object.values(calls) as readonly Call[])
	.filter(isFuzzed)
	.sort((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));

/** One request: a query and a body, whatever they hold. */
interface Given {
	readonly body: unknown;
	readonly query: unknown;
}

/** The answers to the requests of one call. */
interface Tally {
	readonly statuses: Map<number, number>;
	sent: number;
	past: number;
}

/** The table: for each call the requests, how many got past validation, and the answers. */
export async function measure() {
	const root = join(import.meta.dirname, '../..');
	const opened = await openScratch(join(root, 'apps/server/migrations'), findClusterTemplate(root));
	const environment = { HALFPENNY_ROOT: root, ...ENVIRONMENT };
	const server = await createTestServer(opened.database, { environment });
	const user = await signUpUser(server);
	const things = await makeThings(server, user);
	const administrator = await signUpAdministrator(server);
	const each = Math.ceil(REQUESTS / fuzzed.length);
	const browserFor = ({ access }: Call) => {
		if (access === 'public') return server.newBrowser();
		return access === 'admin' ? administrator.browser : user.browser;
	};
	const tallies: [Call, Tally][] = [];
	for (const call of fuzzed) {
		tallies.push([call, await fuzz(call, each, browserFor, things)]);
		process.stderr.write(`${call.id}: ${wordsOf(tallies.at(-1)?.[1].statuses ?? new Map())}\n`);
	}
	await server.close();
	await opened.close();
	return report(tallies);
}

async function fuzz(
	call: Call,
	each: number,
	browserFor: (call: Call) => TestBrowser,
	things: Things,
): Promise<Tally> {
	const tally: Tally = { statuses: new Map(), sent: 0, past: 0 };
	const given = requestsOf(call, each, things);
	for (let at = 0; at < given.length; at += AT_A_TIME) {
		const batch = given.slice(at, at + AT_A_TIME).map((one) => send(browserFor(call), call, things, one));
		for (const answer of await Promise.all(batch)) count(tally, answer);
	}
	return tally;
}

function requestsOf(call: Call, each: number, things: Things): readonly Given[] {
	const ids = [things.taxReturnId, things.entryId];
	let turn = 0;
	const idOf = () => ids[turn++ % ids.length] ?? '';
	const wellFormed = fc.record({ body: plausible(call.body, idOf), query: plausible(call.query, idOf) });
	const nonsense = fc.record({
		body: bodiesOf(call),
		query: fc.option(
			strange.map((text) => ({ version: text, x: text })),
			{ nil: undefined },
		),
	});
	const formed = Math.round(each * WELL_FORMED);
	return [
		...fc.sample(wellFormed, { seed: SEED, numRuns: formed }),
		...fc.sample(nonsense, { seed: SEED, numRuns: each - formed }),
	];
}

function send(browser: TestBrowser, call: Call, things: Things, { body, query }: Given): Promise<TestAnswer> {
	const pairs = Object.entries(typeof query === 'object' && query !== null ? query : {});
	const words = pairs
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => `${name}=${encode(String(value))}`);
	const path = `${things.pathOf(call).replace(/:\w+/g, 'XAIS12345678901')}${words.length > 0 ? `?${words.join('&')}` : ''}`;
	return browser.call(call.method, path, call.method === 'GET' || body === undefined ? {} : { body });
}

function count(tally: Tally, { status, body }: TestAnswer): void {
	tally.sent += 1;
	tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
	if (status < 400 || !BEFORE_WORK.includes(body.code)) tally.past += 1;
}

function report(tallies: readonly [Call, Tally][]) {
	const sum = (of: (tally: Tally) => number) => tallies.reduce((total, [, tally]) => total + of(tally), 0);
	const [sent, past] = [sum((one) => one.sent), sum((one) => one.past)];
	const faults = sum(({ statuses }) => statuses.get(500) ?? 0);
	const percent = Math.round((past / sent) * 100); // not money
	return {
		title: 'Nonsense into every call',
		summary: `${sent.toLocaleString('en-GB')} requests to the ${tallies.length} calls of the contract that take no file and give no stream, made up from the contract with a fixed seed: ${past.toLocaleString('en-GB')} (${percent}%) got past validation and the check of whose it is; ${faults} ${faults === 1 ? 'was' : 'were'} answered with 500.`,
		columns: ['Call', 'Route', 'Requests', 'Past validation', 'Answered'],
		rows: tallies.map(([{ id, method, path }, { statuses, ...tally }]) => [
			id,
			`${method} ${path}`,
			String(tally.sent),
			String(tally.past),
			wordsOf(statuses),
		]),
		figures: { calls: tallies.length, sent, past, faults },
	};
}

/** `200 × 12, 400 × 3`. */
function wordsOf(statuses: ReadonlyMap<number, number>): string {
	return [...statuses]
		.sort(([one], [other]) => one - other)
		.map(([status, times]) => `${status} × ${times}`)
		.join(', ');
}
