import { pence, pounds } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocatePartnership } from './allocate.ts';

const year = { from: '2024-04-06', to: '2025-04-05' };

function whole(id: string, share: number) {
	return { id, periods: [{ ...year, share }] };
}

describe('a partnership’s result', () => {
	it('is divided by shares', () => {
		const result = allocatePartnership({ amount: pounds(1000), ...year }, [
			whole('ann', 7500),
			whole('ben', 2500),
		]);
		expect(result.ok && [...result.shares]).toEqual([
			['ann', 75_000],
			['ben', 25_000],
		]);
	});

	it('is divided by the day when a partner joins', () => {
		const ann = {
			id: 'ann',
			periods: [
				{ from: '2024-04-06', to: '2024-12-31', share: 10_000 },
				{ from: '2025-01-01', to: '2025-04-05', share: 5000 },
			],
		};
		const ben = { id: 'ben', periods: [{ from: '2025-01-01', to: '2025-04-05', share: 5000 }] };
		const result = allocatePartnership({ amount: pounds(36_500), ...year }, [ann, ben]);
		expect(result.ok && [...result.shares.values()]).toEqual([3_175_000, 475_000]);
	});

	it('divides into equal thirds, which percentages cannot express', () => {
		const thirds = ['ann', 'ben', 'cas'].map((id) => whole(id, 1));
		const result = allocatePartnership({ amount: pence(100), ...year }, thirds, 3n);
		expect(result.ok && [...result.shares.values()]).toEqual([34, 33, 33]);
	});

	it('names the first day when the shares do not add up', () => {
		const ben = { id: 'ben', periods: [{ from: '2024-04-06', to: '2024-05-31', share: 5000 }] };
		expect(allocatePartnership({ amount: pounds(1), ...year }, [whole('ann', 5000), ben])).toEqual({
			ok: false,
			code: 'shares.notWhole',
			date: '2024-06-01',
		});
	});

	it('finds the same first day as checking each day', () => {
		const day = (index: number) => new Date(Date.UTC(2024, 3, 6 + index)).toISOString().slice(0, 10);
		const period = fc
			.tuple(
				fc.integer({ min: -3, max: 12 }),
				fc.integer({ min: -1, max: 9 }),
				fc.integer({ min: 0, max: 2 }),
			)
			.map(([from, length, share]) => ({ from: day(from), to: day(from + length), share }));
		fc.assert(
			fc.property(fc.array(fc.array(period, { maxLength: 3 }), { minLength: 1, maxLength: 3 }), (table) => {
				const partners = table.map((periods, id) => ({ id: String(id), periods }));
				const result = allocatePartnership({ amount: pounds(10), from: day(0), to: day(9) }, partners, 2n);
				const held = (date: string) =>
					table
						.flat()
						.filter(({ from, to }) => from <= date && date <= to)
						.reduce((sum, { share }) => sum + share, 0);
				const first = Array.from({ length: 10 }, (_, index) => day(index)).find((date) => held(date) !== 2);
				expect(result.ok ? undefined : result.date).toBe(first);
			}),
		);
	});

	it('is divided to the last penny, losses too', () => {
		const amounts = fc.integer({ min: -10_000_000, max: 10_000_000 });
		fc.assert(
			fc.property(amounts, fc.integer({ min: 1, max: 9999 }), (amount, share) => {
				const partners = [whole('ann', share), whole('ben', 10_000 - share)];
				const result = allocatePartnership({ amount: pence(amount), ...year }, partners);
				expect(result.ok && [...result.shares.values()].reduce((sum, part) => sum + part, 0)).toBe(amount);
			}),
		);
	});
});
