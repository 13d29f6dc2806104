/** The statement people read says what the boxes say, and adds up. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPartnership, mossAndFern, partnershipFacts } from '../../tests/partnerships.ts';
import { partnershipBoxes } from './partnership-return.ts';
import { hasPartnershipForm } from './partnership-schema.ts';
import { partnershipStatement } from './partnership-statement.ts';

describe('the statement', () => {
	it('divides the partnership’s result, and shows how it was calculated', () => {
		const { period, amounts, working, problems } = partnershipStatement(partnershipFacts(mossAndFern));
		expect(problems).toEqual([]);
		expect(period).toEqual({ from: '2024-04-06', to: '2025-04-05' });
		expect(amounts).toEqual([
			{ box: 'N1.11', title: 'Profit from the trade', amount: 7_802_900, shares: [4_681_700, 3_121_200] },
			{ box: 'N1.24', title: 'Deductions by contractors', amount: 1100, shares: [700, 400] },
		]);
		expect(working[0]).toEqual({
			form: 'SA800',
			box: '3.13A',
			title: 'Annual investment allowance',
			amount: 100_000,
		});
		expect(working.find(({ box }) => box === '3.73')?.amount).toBe(7_802_900);
	});

	it('of a partnership whose shares do not add up has no shares, and says why', () => {
		const { amounts, problems } = partnershipStatement(
			partnershipFacts({ ...mossAndFern, partners: [mossAndFern.partners[0]] }),
		);
		expect(amounts[0]?.shares).toEqual([undefined]);
		expect(problems.map(({ code }) => code)).toEqual(['partners.tooFew', 'shares.notWhole']);
	});

	it('of an empty partnership is empty, without complaints about missing names', () => {
		const { amounts, working } = partnershipStatement(partnershipFacts({ taxYear: '2025-26' }));
		expect([amounts, working]).toEqual([[], []]);
	});

	it('adds up, and has the figures of the boxes', () => {
		fc.assert(
			fc.property(anyPartnership, (facts) => {
				const filled = partnershipBoxes(facts);
				const boxes = filled.ok ? filled.boxes : [];
				for (const { box, amount, shares } of partnershipStatement(facts).amounts) {
					expect(shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBe(amount);
					expect(Number(boxes.find((each) => each.box === box)?.value) * 100).toBe(amount);
				}
			}),
			{ numRuns: 50 },
		);
	});
});

it('a year has a form or none', () => {
	expect([
		hasPartnershipForm('2024-25'),
		hasPartnershipForm('2025-26'),
		hasPartnershipForm('2023-24'),
	]).toEqual([true, false, false]);
});
