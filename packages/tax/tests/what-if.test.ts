/** What a change does and why, and the working in words. */
import { pounds } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { calculate, whatIf } from '../src/index.ts';
import { explain } from '../src/words/index.ts';
import { facts } from './people.ts';

describe('a change', () => {
	it('that takes the personal allowance says so', () => {
		const before = facts({ taxYear: '2025-26', residence: 'uk', employments: [{ pay: 100_000 }] });
		const effect = whatIf(before, { employments: [{ pay: pounds(110_000) }] });
		expect(effect.difference).toBe(600_000);
		expect(effect.kept).toBe(400_000);
		expect(effect.causes).toEqual([
			{ name: 'personalAllowance', before: 1_257_000, after: 757_000 },
			{ name: 'higherBand', before: 4_973_000, after: 6_473_000 },
		]);
	});

	it('that brings charges names them', () => {
		const before = facts({
			taxYear: '2025-26',
			pensions: { statePension: 12_000, otherPensions: 22_900 },
			winterFuelPayment: 300,
			childBenefit: { received: 1000 },
		});
		const effect = whatIf(before, {
			pensions: { statePension: pounds(12_000), otherPensions: pounds(50_000) },
		});
		expect(effect.causes.map(({ name }) => name)).toEqual([
			'higherBand',
			'highIncomeChildBenefitCharge',
			'winterFuelPaymentCharge',
		]);
	});

	it('that changes nothing has no cause', () => {
		const before = facts({ taxYear: '2025-26', employments: [{ pay: 30_000 }] });
		expect(whatIf(before, {})).toMatchObject({ difference: 0, kept: 0, causes: [] });
	});
});

describe('the explanation', () => {
	it('gives each figure with its rule, where it came from and its source', () => {
		const text = explain(
			calculate(
				facts({ taxYear: '2025-26', residence: 'uk', employments: [{ pay: 30_000.99, taxDeducted: 3486 }] }),
			),
		);
		expect(text).toContain(
			[
				'Pay from this job: £30,000.00',
				'    Pay before tax, from the P60 or P45, with tips, each down to whole pounds.',
				'    From: your answer employments[0].pay',
				'    Source: ITEPA 2003 s.62; HMRC stage 1, box c1.1 (SA102 boxes 1 and 3)',
			].join('\n'),
		);
		expect(text).toContain('What you owe for the year: £0.00');
		expect(text).toContain('From: Income tax due £3,486.00; Tax already taken off £3,486.00');
	});
});
