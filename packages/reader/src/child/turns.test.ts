import { expect, it } from 'vitest';
import { MOST_CHILDREN } from '../limits.ts';
import { endTurn, takeTurn } from './turns.ts';

it('lets so many work at once, the others one after the other in the order they came', async () => {
	const order: number[] = [];
	const done: Promise<void>[] = [];
	let atOnce = 0;
	let most = 0;
	for (let number = 0; number < 12; number += 1) {
		done.push(
			takeTurn().then(async () => {
				order.push(number);
				atOnce += 1;
				most = Math.max(most, atOnce);
				await new Promise((resolve) => setImmediate(resolve));
				atOnce -= 1;
				endTurn();
			}),
		);
	}
	await Promise.all(done);
	expect(most).toBe(MOST_CHILDREN);
	expect(order).toEqual([...order].sort((one, other) => one - other));
});
