import type { FoldableEntry } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { matchedOf } from './matched.ts';

const holding = { name: 'Mill plc', kind: 'listedShares', heldBefore: true };
const trade = (id: string, type: string, date: string, quantity: string, amount: string): FoldableEntry => ({
	...{ id, section: 'shareTrade' },
	answers: { holding: 'h', type, date, quantity, amount, costs: null },
});
const entries: readonly FoldableEntry[] = [
	{
		id: 'h',
		section: 'shareHolding',
		answers: { ...holding, openingQuantity: '1000', openingCost: '3000.00' },
	},
	trade('a', 'sell', '2025-06-10', '300', '1500.00'),
	trade('b', 'buy', '2025-06-10', '100', '400.00'),
	trade('c', 'buy', '2025-07-01', '50', '210.00'),
];
const taxpayer = { taxYear: '2025-26', residence: 'uk', dateOfBirth: null } as const;

describe('matched sales', () => {
	it('are shown by day: same-day, 30-day, then the pool at its average cost', () => {
		const [sale, ...more] = matchedOf(taxpayer, entries);
		expect(more).toEqual([]);
		expect(sale?.matches.map(({ quantity, cost }) => [quantity, cost])).toEqual([
			['100', '£400.00'],
			['50', '£210.00'],
			// 150 of 1,000 that cost £3,000.
			['150', '£450.00'],
		]);
		expect(sale?.matches[2]?.words).toContain('1,000 held, which cost £3,000.00');
		expect(sale?.sums.at(-1)).toEqual({ words: 'Gain', amount: '£440.00' });
	});

	it('show what was sold beyond the known holding, at no cost', () => {
		const [sale] = matchedOf(
			taxpayer,
			[...entries, trade('d', 'sell', '2025-08-01', '2000', '9000.00')].filter(({ id }) => id !== 'a'),
		);
		expect(sale?.matches.at(-1)).toMatchObject({ cost: '£0.00', quantity: '850' });
	});
});
