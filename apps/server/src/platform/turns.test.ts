/** A few at the same time for each person, the rest in order, and too many refused. */
import { describe, expect, it } from 'vitest';
import { succeed } from './result.ts';
import { createTurns } from './turns.ts';

describe('turns', () => {
	it('run a few of one person at the same time, the rest after them in order, and others at once', async () => {
		const turns = createTurns({ atOnce: 2, waiting: 2 });
		const ends: (() => void)[] = [];
		const begun: string[] = [];
		const take = (person: string, name: string) =>
			turns(person, async () => {
				begun.push(name);
				await new Promise<void>((resolve) => ends.push(resolve));
				return succeed(name);
			});
		const taken = ['a1', 'a2', 'a3', 'a4'].map((name) => take('a', name));
		expect(await take('a', 'a5')).toMatchObject({ ok: false, failure: { code: 'RATE_LIMITED' } });
		taken.push(take('b', 'b1'));
		expect(begun).toEqual(['a1', 'a2', 'b1']);
		while (ends.length > 0) {
			ends.shift()?.();
			await new Promise((resolve) => setImmediate(resolve));
		}
		await Promise.all(taken);
		expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
	});

	it('are handed on by work that threw, too', async () => {
		const turns = createTurns({ atOnce: 1, waiting: 1 });
		const failing = turns('a', async () => {
			throw new Error('no');
		});
		const after = turns('a', async () => succeed('went on'));
		await expect(failing).rejects.toThrow('no');
		expect(await after).toEqual(succeed('went on'));
		expect(await turns('a', async () => succeed('again'))).toEqual(succeed('again'));
	});
});
