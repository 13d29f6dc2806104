/** The declaration of a partnership matches its statement. */
import { describe, expect, it } from 'vitest';
import { statementRows } from './statement-rows.ts';

const partner = (entryId: string, name: string | null) => ({ entryId, name, shares: [] });

describe('the statement in a few lines', () => {
	it('gives each amount and each partner’s share', () => {
		const partners = [partner('a', 'Ann Ash'), partner('b', null)];
		const amounts = [
			{ box: 'N1.11', title: 'Profit from a trade', amount: '9001.00', shares: ['6000.50', null] },
		];
		expect(statementRows({ amounts, partners })).toEqual([
			{
				key: 'N1.11',
				label: 'Profit from a trade',
				value: '£9,001.00',
				note: 'Ann Ash: £6,000.50 · Unnamed partner: Nothing yet',
				figure: true,
			},
		]);
	});
});
