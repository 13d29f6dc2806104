/** Every fault over a real connection, and that none of them changes what was really recorded. */
import { request as httpRequest } from 'node:http';
import { buildDeleteRequest, buildListRequest, buildPollRequest, findAll, textAt } from '@halfpenny/govtalk';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHmrcLocal } from '../app/create-hmrc-local.ts';
import { kinds } from '../faults/fault.ts';
import { credentials, employment, submission } from './testing/build-message.ts';
import { bodyErrors, parse, summary } from './testing/talk.ts';

const messageClass = 'HMRC-SA-SA100';
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const poll = (correlationId: string) => text(buildPollRequest({ messageClass, correlationId }));
const remove = (correlationId: string) => text(buildDeleteRequest({ messageClass, correlationId }));
const list = text(buildListRequest({ messageClass, credentials }));
let people = 1_000_000_000;
/** A correct return of a person who has not filed before. */
const right = () => {
	people += 1;
	const boxes = {
		'YTR1-1A': 'yes',
		'YTR1-1B': '1',
		'CAL1/2': '86.00',
		EMP: [employment({ EMP1: '30000.00', EMP2: '3400.00' })],
	};
	return submission({ reference: String(people), boxes });
};

const app = createHmrcLocal({ ...credentials, pollSeconds: 0 });
let base = '';
beforeAll(async () => {
	base = `${await app.listen({ host: '127.0.0.1', port: 0 })}/hmrc-local`;
});
afterAll(() => app.close());
beforeEach(async () => {
	await fetch(`${base}/faults`, { method: 'DELETE' });
	known = await recorded();
});

let known = 0;
const recorded = async (): Promise<number> => (await (await fetch(`${base}/ledger`)).json()).length;
const newlyRecorded = async () => (await recorded()) - known;

const setFaults = async (faults: readonly object[], seed = 1) => {
	const answer = await fetch(`${base}/faults`, { method: 'PUT', body: JSON.stringify({ seed, faults }) });
	return { status: answer.status, body: await answer.json() };
};
type Options = { fault?: string; to?: string; signal?: AbortSignal };
const send = (body: string, { fault, to = `${base}/submission`, signal }: Options = {}) =>
	fetch(to, {
		method: 'POST',
		body,
		headers: { connection: 'close', ...(fault ? { 'x-local-fault': fault } : {}) },
		...(signal ? { signal } : {}),
	});
const pollOf = (correlationId: string, options: Options = {}) =>
	send(poll(correlationId), { to: `${base}/poll`, ...options });
const read = async (answer: Promise<Response>) => parse(await (await answer).text());
const acknowledged = async (options: Options = {}) => summary(await read(send(right(), options)));
/** How an exchange failed for its sender. */
const failure = async (answer: Promise<Response>): Promise<string> => {
	try {
		await (await answer).text();
		return 'none';
	} catch (error) {
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
		if (error instanceof DOMException) return error.name;
		return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
	}
};

describe('the connection', () => {
	it.each([
		['before', 0],
		['after', 1],
	])('times out %s recording', async (when, entries) => {
		const sent = send(right(), { fault: `timeout;when=${when}`, signal: AbortSignal.timeout(400) });
		expect(await failure(sent)).toBe('TimeoutError');
		expect(await newlyRecorded()).toBe(entries);
	});

	it('hangs up at the end of a time-out', async () => {
		expect(await failure(send(right(), { fault: 'timeout;milliseconds=30' }))).toBe('UND_ERR_SOCKET');
	});

	it.each([
		['before', 0],
		['after', 1],
		['midBody', 1],
	])('is reset (%s)', async (when, entries) => {
		expect(await failure(send(right(), { fault: `reset;when=${when}` }))).toBe(
			when === 'midBody' ? 'UND_ERR_SOCKET' : 'ECONNRESET',
		);
		expect(await newlyRecorded()).toBe(entries);
	});

	it('has sent a head and half a body when it is reset in between', async () => {
		const seen = await new Promise<{ status?: number; bytes: number; code: string }>((resolve) => {
			const outgoing = httpRequest(
				`${base}/submission`,
				{ method: 'POST', headers: { 'x-local-fault': 'reset;when=midBody' } },
				(answer) => {
					let bytes = 0;
					answer.on('data', (chunk) => {
						bytes += chunk.length;
					});
					answer.on('error', (error) =>
						resolve({
							status: answer.statusCode ?? 0,
							bytes,
							code: 'code' in error ? String(error.code) : '',
						}),
					);
				},
			);
			outgoing.on('error', () => {});
			outgoing.end(right());
		});
		expect(seen).toMatchObject({ status: 200, code: 'ECONNRESET' });
		expect(seen.bytes).toBeGreaterThan(100);
	});

	it('ends before the promised length', async () => {
		const answer = await send(right(), { fault: 'truncated' });
		expect([answer.status, Number(answer.headers.get('content-length')) > 100]).toEqual([200, true]);
		expect(await failure(Promise.resolve(answer))).toBe('UND_ERR_RES_CONTENT_LENGTH_MISMATCH');
		expect(await newlyRecorded()).toBe(1);
	});

	it('drips, and is complete in the end', async () => {
		const answer = await send(right(), { fault: 'drip;milliseconds=10' });
		const chunks: Uint8Array[] = [];
		for await (const chunk of answer.body ?? []) chunks.push(chunk);
		expect(chunks.length).toBeGreaterThan(3);
		expect(summary(parse(Buffer.concat(chunks).toString())).qualifier).toBe('acknowledgement');
	});

	it('is flooded, without the stand-in keeping the flood', async () => {
		const answer = await send(right(), { fault: 'giant;megabytes=100' });
		let bytes = 0;
		for await (const chunk of answer.body ?? []) bytes += chunk.length;
		expect(bytes).toBeGreaterThan(100_000_000);
	});

	it('is flooded with a well-formed message', async () => {
		expect(summary(await read(send(right(), { fault: 'giant;megabytes=1' }))).qualifier).toBe(
			'acknowledgement',
		);
	});

	it('waits, and continues or fails', async () => {
		const order: string[] = [];
		const noted = async (name: string, answer: Promise<Response>) => {
			const { status } = await answer;
			order.push(`${name} ${status}`);
		};
		await Promise.all([
			noted('later', send(right(), { fault: 'latency;milliseconds=4000' })),
			noted(
				'soon',
				send(right(), { fault: 'latency;milliseconds=2000;jitterMilliseconds=20, status;status=500' }),
			),
			noted('at once', send(right())),
		]);
		expect(order).toEqual(['at once 200', 'soon 500', 'later 200']);
	});

	it.each(['giant', 'drip', 'truncated', 'timeout;when=midBody', 'reset;when=midBody', 'html', 'status'])(
		'that the sender gives up does the stand-in no harm, and the return is recorded (%s)',
		async (fault) => {
			const signal = AbortSignal.timeout(500);
			const afterwards =
				fault.startsWith('html') || fault.startsWith('status') ? `${fault};when=after` : fault;
			const sent = send(right(), { fault: `latency;milliseconds=1000, ${afterwards}`, signal });
			expect(await failure(sent)).toBe('TimeoutError');
			await vi.waitFor(async () => expect(await newlyRecorded()).toBe(1), { timeout: 20_000 });
			expect((await acknowledged()).qualifier).toBe('acknowledgement');
			expect(await newlyRecorded()).toBe(2);
		},
	);

	it('is cut by the sender in the middle of a flood', async () => {
		const answer = await send(right(), { fault: 'giant;megabytes=2000' });
		let bytes = 0;
		for await (const chunk of answer.body ?? []) {
			bytes += chunk.length;
			if (bytes > 4_000_000) break;
		}
		expect((await acknowledged()).qualifier).toBe('acknowledgement');
	});

	it('that hangs does not keep the stand-in from ending', async () => {
		const other = createHmrcLocal(credentials);
		const address = await other.listen({ host: '127.0.0.1', port: 0 });
		const hanging = failure(
			fetch(`${address}/hmrc-local/submission`, {
				method: 'POST',
				body: right(),
				headers: { 'x-local-fault': 'timeout' },
			}),
		);
		await new Promise((resolve) => setTimeout(resolve, 100));
		await other.close();
		expect(await hanging).toBe('UND_ERR_SOCKET');
	});
});

describe('what is answered', () => {
	it.each([
		[500, 'before', 0],
		[503, 'after', 1],
	])('is status %i (%s)', async (status, when, entries) => {
		const answer = await send(right(), { fault: `status;status=${status};when=${when}` });
		expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/plain']);
		expect(await newlyRecorded()).toBe(entries);
	});

	it.each([
		[200, 'before', 0],
		[502, 'after', 1],
	])('is the page of a gateway with status %i (%s)', async (status, when, entries) => {
		const answer = await send(right(), { fault: `html;status=${status};when=${when}` });
		expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
		expect(await answer.text()).toContain('<h1>');
		expect(await newlyRecorded()).toBe(entries);
	});

	it.each(['cut', 'entities', 'empty', 'notXml'])('is not readable XML (%s)', async (variant) => {
		const answer = await send(right(), { fault: `malformed;variant=${variant}` });
		const body = await answer.text();
		expect(answer.status).toBe(200);
		expect(() => parse(body)).toThrow('no XML');
		expect(await newlyRecorded()).toBe(1);
	});

	it('is another envelope', async () => {
		const root = await read(send(right(), { fault: 'malformed;variant=otherEnvelope' }));
		expect([root.name, root.namespace]).toEqual(['Envelope', 'urn:other']);
	});

	it('is the answer twice', async () => {
		const body = await (await send(right(), { fault: 'duplicate' })).text();
		expect(body.slice(0, body.length / 2)).toBe(body.slice(body.length / 2));
		expect(body.split('</GovTalkMessage>')).toHaveLength(3);
		expect(await newlyRecorded()).toBe(1);
	});

	it('is the answer of another conversation', async () => {
		const first = await acknowledged();
		const second = await acknowledged();
		await read(pollOf(first.correlationId));
		const answer = summary(await read(pollOf(second.correlationId, { fault: 'stale' })));
		expect(answer.correlationId).toBe(first.correlationId);
		expect(summary(await read(pollOf(second.correlationId))).correlationId).toBe(second.correlationId);
	});
});

describe('errors by number', () => {
	const codes = [
		...['1000', '1001', '1002', '1020', '1035', '1040', '1042', '1046', '1047', '1604', '1605', '1614'],
		...['2000', '2001', '2005', '2021', '2022', '3000', '3001', '4065', '4999', '5001', '5004', '5005'],
	];

	it.each(codes)('%s is given to a submission that is not recorded', async (code) => {
		const answer = summary(await read(send(right(), { fault: `error;code=${code}` })));
		expect(answer).toMatchObject({ qualifier: 'error', function: 'submit', error: code });
		expect(await newlyRecorded()).toBe(0);
	});

	it('1000 is given to a submission that is recorded all the same', async () => {
		const answer = summary(await read(send(right(), { fault: 'error;code=1000;when=after' })));
		expect(answer.error).toBe('1000');
		expect(await newlyRecorded()).toBe(1);
	});

	it('1046 comes with UndefinedClass, or with any class that is requested', async () => {
		const usual = summary(await read(send(right(), { fault: 'error;code=1046' })));
		expect(usual).toMatchObject({ messageClass: 'UndefinedClass', correlationId: '' });
		const echoed = summary(
			await read(send(right(), { fault: `error;code=1046;messageClass=${messageClass}` })),
		);
		expect(echoed.messageClass).toBe(messageClass);
		const other = summary(
			await read(send(right(), { fault: 'error;code=2005;messageClass=UndefinedClass' })),
		);
		expect(other.messageClass).toBe('UndefinedClass');
	});

	it('6554 is in the body of a 3001', async () => {
		const { correlationId } = await acknowledged();
		const answer = await read(pollOf(correlationId, { fault: 'error;code=6554;place=body' }));
		expect(summary(answer)).toMatchObject({ error: '3001', correlationId });
		expect(bodyErrors(answer).map(({ number }) => number)).toEqual(['6554']);
	});

	it('a poll, a list and a delete fail, and work when asked again', async () => {
		const { correlationId } = await acknowledged();
		await setFaults([
			{ kind: 'error', code: '3000', operations: ['poll'], next: 1 },
			{ kind: 'error', code: '1000', operations: ['list', 'delete'], next: 2 },
		]);
		const first = [pollOf(correlationId), send(list), send(remove(correlationId))].map(read);
		expect((await Promise.all(first)).map((answer) => summary(answer).error)).toEqual([
			'3000',
			'1000',
			'1000',
		]);
		const again = [
			await read(pollOf(correlationId)),
			await read(send(list)),
			await read(send(remove(correlationId))),
		];
		expect(again.map((answer) => summary(answer).qualifier)).toEqual(['response', 'response', 'response']);
	});

	it('a delete that fails after it was done leaves nothing to delete', async () => {
		const { correlationId } = await acknowledged();
		const failed = await read(send(remove(correlationId), { fault: 'error;code=1000;when=after' }));
		expect(summary(failed).error).toBe('1000');
		expect(summary(await read(send(remove(correlationId)))).error).toBe('2000');
	});
});

describe('a conversation', () => {
	it('stays acknowledged for a number of polls, counted per conversation', async () => {
		await setFaults([{ kind: 'pending', polls: 2 }]);
		for (const { correlationId } of [await acknowledged(), await acknowledged()]) {
			const answers: string[] = [];
			for (let asked = 0; asked < 3; asked += 1)
				answers.push(summary(await read(pollOf(correlationId))).qualifier);
			expect(answers).toEqual(['acknowledgement', 'acknowledgement', 'response']);
		}
	});

	it('stays acknowledged for a time', async () => {
		let time = new Date('2026-11-20T10:00:00Z');
		const other = createHmrcLocal({ ...credentials, pollSeconds: 0, now: () => time });
		const address = await other.listen({ host: '127.0.0.1', port: 0 });
		const to = `${address}/hmrc-local`;
		const { correlationId } = summary(await read(send(right(), { to: `${to}/submission` })));
		const ask = async () =>
			summary(await read(pollOf(correlationId, { to: `${to}/poll`, fault: 'pending;seconds=600' })))
				.qualifier;
		time = new Date('2026-11-20T10:09:59Z');
		expect(await ask()).toBe('acknowledgement');
		time = new Date('2026-11-20T10:10:00Z');
		expect(await ask()).toBe('response');
		await other.close();
	});

	it('moves to another address, and continues there', async () => {
		const moved = await acknowledged({ fault: 'endPoint;pollInterval=7' });
		expect(moved.interval).toBe('7');
		expect(moved.endPoint).toBe(`${base}/poll/${moved.correlationId.slice(0, 8)}`);
		expect(summary(await read(pollOf(moved.correlationId, { to: moved.endPoint }))).qualifier).toBe(
			'response',
		);
		expect(summary(await read(pollOf(moved.correlationId))).qualifier).toBe('response');
	});

	it('moves to another address and continues nowhere else', async () => {
		const moved = await acknowledged({ fault: 'endPoint;only=true' });
		expect(summary(await read(pollOf(moved.correlationId))).error).toBe('2000');
		expect(summary(await read(pollOf(moved.correlationId, { to: moved.endPoint }))).qualifier).toBe(
			'response',
		);
	});

	it('names any address and any interval it is told to', async () => {
		const moved = await acknowledged({
			fault: 'endPoint;url=http://127.0.0.1:9/elsewhere;pollInterval=soon',
		});
		expect([moved.endPoint, moved.interval]).toEqual(['http://127.0.0.1:9/elsewhere', 'soon']);
	});

	it('vanishes, though the return is filed', async () => {
		const { correlationId } = await acknowledged();
		expect(summary(await read(pollOf(correlationId, { fault: 'vanish' }))).error).toBe('2000');
		expect(summary(await read(pollOf(correlationId))).error).toBe('2000');
		const entries = await (await fetch(`${base}/ledger`)).json();
		expect(entries.at(-1)).toMatchObject({ correlationId, outcome: { kind: 'accepted' } });
	});

	it('is left out of the list', async () => {
		const { correlationId } = await acknowledged();
		const records = async (options: Options = {}) =>
			findAll(await read(send(list, options)), 'Body/StatusReport/StatusRecord').map((one) =>
				textAt(one, 'CorrelationID'),
			);
		expect(await records({ fault: 'hidden' })).toEqual([]);
		expect(await records()).toContain(correlationId);
	});

	it('ends in a receipt with another mark', async () => {
		const mine = right();
		const { correlationId } = summary(await read(send(mine)));
		const digest = async (options: Options = {}) =>
			textAt(
				await read(pollOf(correlationId, options)),
				'Body/SuccessResponse/IRmarkReceipt/Signature/SignedInfo/Reference/DigestValue',
			);
		const ours = await digest();
		expect(mine).toContain(`>${ours}</IRmark>`);
		expect(await digest({ fault: 'wrongReceipt' })).toMatch(/^A{27}=$/);
		expect(await digest({ fault: 'wrongReceipt;irmark=abc=' })).toBe('abc=');
	});
});

describe('setting faults', () => {
	it('shows them with their counts, at either path, and clears them', async () => {
		const { body } = await setFaults([{ kind: 'status', operations: ['submit'], skip: 1, next: 1 }]);
		expect(body).toMatchObject({ seed: 1, faults: [{ kind: 'status', status: 503, seen: 0, struck: 0 }] });
		const statuses = [await send(right()), await send(right()), await send(right())].map(
			({ status }) => status,
		);
		expect(statuses).toEqual([200, 503, 200]);
		const origin = base.replace('/hmrc-local', '');
		expect((await (await fetch(`${origin}/local/faults`)).json()).faults[0]).toMatchObject({
			seen: 3,
			struck: 1,
		});
		await fetch(`${origin}/local/faults`, { method: 'DELETE' });
		expect(await (await fetch(`${base}/faults`)).json()).toEqual({ seed: 1, faults: [] });
	});

	it('can be repeated by the seed', async () => {
		const run = async (seed: number) => {
			await setFaults([{ kind: 'status', probability: 0.5 }], seed);
			const statuses: number[] = [];
			for (let nth = 0; nth < 24; nth += 1) statuses.push((await send(list)).status);
			return statuses.join();
		};
		const first = await run(7);
		expect(new Set(first.split(','))).toEqual(new Set(['200', '503']));
		expect(await run(7)).toBe(first);
		expect(await run(8)).not.toBe(first);
	});

	it('strikes only the operations that it names', async () => {
		await setFaults([{ kind: 'status', operations: ['list'] }]);
		expect([(await send(right())).status, (await send(list)).status]).toEqual([200, 503]);
	});

	it('is refused with everything that is wrong, and changes nothing', async () => {
		await setFaults([{ kind: 'status', operations: ['list'] }]);
		const { status, body } = await setFaults([
			{ kind: 'meteor' },
			{ kind: 'status', status: 'high', colour: 'red' },
			{ kind: 'reset', probability: 2, operations: ['read'] },
		]);
		expect([status, body.problems.length]).toEqual([400, 5]);
		expect((await send(list)).status).toBe(503);
		expect((await fetch(`${base}/faults`, { method: 'PUT', body: 'no JSON' })).status).toBe(400);
		expect((await send(list, { fault: 'meteor' })).status).toBe(400);
		expect((await send(list, { fault: 'error;code=1' })).status).toBe(400);
	});

	it('leaves a message with an unknown request alone', async () => {
		await setFaults([{ kind: 'status' }]);
		expect(summary(await read(send('<Envelope/>'))).error).toBe('1001');
	});
});

it('has a test for every kind of fault', async () => {
	const { readFileSync } = await import('node:fs');
	const tests = readFileSync(new URL(import.meta.url), 'utf8');
	for (const kind of Object.keys(kinds)) expect(tests).toMatch(new RegExp(`['\`, ]${kind}[;'\`]`));
});
