/** Never more at the same time than allowed, nobody forgotten, in the order of asking. */
import { describe, expect, it } from 'vitest';
import { connectionLimit } from './connection-limit.ts';

describe('the limit of connections', () => {
	it('lets so many through at a time, in order, failures among them', async () => {
		const limit = connectionLimit(3);
		const order: number[] = [];
		let [open, most] = [0, 0];
		const work = async (number: number): Promise<number> => {
			order.push(number);
			open += 1;
			most = Math.max(most, open);
			await new Promise((resolve) => setTimeout(resolve, 2));
			open -= 1;
			if (number % 4 === 0) throw new Error('no');
			return number;
		};
		const all = Array.from({ length: 20 }, (_, number) => limit(() => work(number)));
		const settled = await Promise.allSettled(all);
		expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(5);
		expect(most).toBe(3);
		expect(order).toEqual([...order].sort((a, b) => a - b));
		await expect(limit(async () => 'free again')).resolves.toBe('free again');
	});
});
