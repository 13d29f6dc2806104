/** How people share the threads, what is refused as too much, and what happens to threads that hang. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeed } from '../result.ts';
import { createPool, type Pool } from './pool.ts';
import { createThreads } from './threads.ts';
import { defineWork } from './work.ts';

const echo = defineWork('echo', (text: string) => text);
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('threads', () => {
	/** A pool whose work ends when the test says so. */
	function heldPool() {
		const begun: string[] = [];
		const ends: (() => void)[] = [];
		const pool: Pool = {
			threads: 1,
			run: async ({ input }) => {
				begun.push(String(input));
				await new Promise<void>((resolve) => ends.push(resolve));
				return input;
			},
			close: async () => undefined,
		};
		const endAll = async () => {
			for (let idle = 0; idle < 3; idle += 1) {
				while (ends.length > 0) {
					idle = 0;
					ends.shift()?.();
					await settle();
				}
				await settle();
			}
		};
		return { pool, begun, endAll };
	}

	it('serves everyone, however much one person asks for', async () => {
		const { pool, begun, endAll } = heldPool();
		const threads = createThreads(pool);
		const ask = (userId: string, text: string) => threads.run(echo, { userId, costly: true }, text);
		const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1')];
		await settle();
		await endAll();
		expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'].map(succeed));
		expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
	});

	it('refuses all but a few of 60 requests that one person makes together, and nobody else’s', async () => {
		const { pool, endAll } = heldPool();
		const threads = createThreads(pool);
		const ask = (userId: string) => threads.run(echo, { userId, costly: true }, 'x');
		const all = Array.from({ length: 60 }, () => ask('a'));
		const other = ask('b');
		await settle();
		await endAll();
		const answers = await Promise.all(all);
		const refused = answers.filter((answer) => !answer.ok && answer.problem.code === 'STILL_WORKING');
		expect(refused).toHaveLength(47);
		expect(await other).toEqual(succeed('x'));
	});

	it('says it is busy, and when to try again, before anyone waits for long', async () => {
		const { pool, endAll } = heldPool();
		const threads = createThreads(pool);
		const all = Array.from({ length: 60 }, (_, person) =>
			threads.run(echo, { userId: `person ${person}`, costly: true }, 'x'),
		);
		await settle();
		await endAll();
		const answers = await Promise.all(all);
		const refused = answers.filter((answer) => !answer.ok);
		expect(refused).toHaveLength(27);
		expect(refused[0]).toEqual({
			ok: false,
			problem: { code: 'SERVICE_BUSY', retryAfterSeconds: expect.any(Number) },
		});
	});

	it('does trivial work immediately, however busy the threads are', async () => {
		const { pool, endAll } = heldPool();
		const threads = createThreads(pool);
		const held = threads.run(echo, { userId: 'a', costly: true }, 'long');
		expect(await threads.run(echo, { userId: 'a', costly: false }, 'short')).toEqual(succeed('short'));
		await settle();
		await endAll();
		await held;
	});
});

const PROGRAM = `
export async function doOrder({ name, input }) {
	if (name === 'fill') { const all = []; for (;;) all.push(new Array(1e5).fill(input)); }
	if (name === 'fail') throw new Error('a fault');
	if (name === 'spin') for (;;);
	return input;
}`;

describe('a pool of real threads', () => {
	let folder: string;
	let pool: Pool;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'halfpenny-threads-'));
		const program = join(folder, 'work.mjs');
		await writeFile(program, PROGRAM);
		pool = createPool(program, { heapMegabytes: 24, longestMs: 1500 });
	});
	afterAll(async () => {
		await pool.close();
		await rm(folder, { recursive: true });
	});

	const ask = (name: string) =>
		createThreads(pool).run(
			defineWork(name, (text: string) => text),
			{ userId: 'a', costly: true },
			'x',
		);

	it('does the work on another thread and returns the result', async () => {
		expect(await ask('echo')).toEqual(succeed('x'));
	});

	it('stops work that takes all memory or does not end, and continues', async () => {
		const busy = { ok: false, problem: { code: 'SERVICE_BUSY', retryAfterSeconds: expect.any(Number) } };
		expect(await ask('fill')).toEqual(busy);
		expect(await ask('spin')).toEqual(busy);
		expect(await ask('echo')).toEqual(succeed('x'));
	});

	it('passes an error on', async () => {
		await expect(ask('fail')).rejects.toThrow('a fault');
	});
});
