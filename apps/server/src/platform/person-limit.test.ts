/** A few at the same time for each person, the rest in order, and too many refused. */
import { describe, expect, it } from 'vitest';
import { createPersonLimit } from './person-limit.ts';
import { succeed } from './result.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a limit per person', () => {
	it('runs a few of one person’s jobs at the same time, the rest in order, and never makes another person wait', async () => {
		const limit = createPersonLimit({ concurrency: 2, mostWaiting: 2 });
		const ends: (() => void)[] = [];
		const begun: string[] = [];
		const take = (person: string, name: string) =>
			limit(person, async () => {
				begun.push(name);
				await new Promise<void>((resolve) => ends.push(resolve));
				return succeed(name);
			});
		const taken = ['a1', 'a2', 'a3', 'a4'].map((name) => take('a', name));
		expect(await take('a', 'a5')).toMatchObject({ ok: false, problem: { code: 'STILL_WORKING' } });
		taken.push(take('b', 'b1'));
		await settle();
		expect(begun).toEqual(['a1', 'a2', 'b1']);
		while (ends.length > 0) {
			ends.shift()?.();
			await settle();
		}
		await Promise.all(taken);
		expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
	});

	it('continues after work that threw', async () => {
		const limit = createPersonLimit({ concurrency: 1, mostWaiting: 1 });
		const failing = limit('a', async () => {
			throw new Error('no');
		});
		const after = limit('a', async () => succeed('went on'));
		await expect(failing).rejects.toThrow('no');
		expect(await after).toEqual(succeed('went on'));
		expect(await limit('a', async () => succeed('again'))).toEqual(succeed('again'));
	});
});
