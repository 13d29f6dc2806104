/** Three-line or full accounts, the short or the full statement: as HMRC requires, and why. */
import type { PartnershipFactsInput as Input } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { mossAndFern, partnershipFacts } from '../../tests/partnerships.ts';
import { partnershipChoices } from './partnership-choices.ts';
import { partnershipBoxes } from './partnership-return.ts';

const [trade] = mossAndFern.trades;

function boxOf(changes: Partial<Input>, number: string): string | undefined {
	const filled = partnershipBoxes(partnershipFacts({ ...mossAndFern, ...changes }));
	if (!filled.ok) throw new Error(JSON.stringify(filled.problems));
	return filled.boxes.find(({ box }) => box === number)?.value;
}

describe('accounts', () => {
	const kind = (turnover: number, changes: Partial<Input> = {}) =>
		partnershipChoices(partnershipFacts({ ...mossAndFern, trades: [{ ...trade, turnover }], ...changes }))
			.accounts?.kind;

	it('have three lines below £90,000 a year, in proportion for part of one', () => {
		expect([kind(89_999), kind(90_000), kind(15_000_000), kind(15_000_001)]).toEqual([
			'threeLines',
			'full',
			'full',
			'attached',
		]);
		const half = { accountingPeriod: { start: '2024-10-06', end: '2025-04-05' } };
		expect([kind(44_000, half), kind(46_000, half)]).toEqual(['threeLines', 'full']);
	});

	it('put own use and balancing charges with turnover, and capital allowances with expenses, in three lines', () => {
		const trades = [
			{
				...trade,
				turnover: 50_000,
				adjustments: { goodsAndServicesOwnUse: 100, includedNonTaxableProfits: 7 },
			},
		];
		// 50,000 + 100 + 30 from the pool; 1,001 + 40,000 + 500 (less 500 disallowed), 1,000 and 7.
		expect(['3.24', '3.25', '3.26', '3.83'].map((box) => boxOf({ trades }, box))).toEqual([
			'50130.00',
			'42008.00',
			'8122.00',
			'8122.00',
		]);
		expect(boxOf({ trades }, '3.29')).toBeUndefined();
	});

	it('give the same profit in three lines and in full', () => {
		const profit = (turnover: number) =>
			Number(boxOf({ trades: [{ ...trade, turnover, adjustments: { goodsAndServicesOwnUse: 9 } }] }, '3.83'));
		expect(profit(90_000) - profit(89_000)).toBe(1000);
	});

	it('say why in words', () => {
		const choices = partnershipChoices(
			partnershipFacts({
				...mossAndFern,
				ukProperty: { rents: 5 },
				savings: { ukDividends: 3, nationalSavingsInterest: 2 },
			}),
		);
		expect(choices.accounts?.message).toContain('£90,000');
		expect(choices.statement.reasons).toEqual(['otherSavings', 'property', 'dividends']);
		expect(choices.statement.message).toContain('property income and dividends');
		const short = partnershipChoices(partnershipFacts({ ...mossAndFern, savings: { untaxedUkInterest: 3 } }));
		expect(short.statement).toEqual({ reasons: [], message: 'HMRC’s short partnership statement is enough' });
	});
});
