import { expect, it } from 'vitest';
import { contractorMonths } from './contractor-months.ts';

it('gives the months of a tax year', () => {
	const months = contractorMonths('2025-26');
	expect(months).toHaveLength(12);
	expect([months[0], months[8], months[11]]).toEqual([
		{ from: '2025-04-06', to: '2025-05-05' },
		{ from: '2025-12-06', to: '2026-01-05' },
		{ from: '2026-03-06', to: '2026-04-05' },
	]);
});
