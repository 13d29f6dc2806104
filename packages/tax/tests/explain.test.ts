/** The working in words: how sales were matched, answers as people say them, limits and charges step by step. */
import { formatPounds, parseFacts } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { calculate } from '../src/index.ts';
import { explain, workedOut } from '../src/words/index.ts';
import { facts } from './people.ts';

function explained(holding: object): string {
	const read = parseFacts({
		...{ taxYear: '2024-25', residence: 'uk' },
		capitalGains: { holdings: [{ name: 'Token B', kind: 'cryptoAssets', ...holding }] },
	});
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return explain(calculate(read.facts), read.facts);
}

describe('the matching of sales', () => {
	it('names the same day, the 30 days and the pool, each with its part of the cost', () => {
		const text = explained({
			openingQuantity: 14_000,
			openingCost: 200_000,
			trades: [
				{ date: '2024-08-30', type: 'sell', quantity: 4000, amount: 160_000, costs: 12.5 },
				{ date: '2024-08-30', type: 'buy', quantity: 100.5, amount: 500, costs: 5 },
				{ date: '2024-09-11', type: 'buy', quantity: 500, amount: 17_500 },
			],
		});
		// 160,000 − 12.50 − 505 − 17,500 − 48,564.28 = 93,418.22; 200,000 × 3,399.5 ÷ 14,000 = 48,564.285…, down to a penny.
		expect(text).toContain(
			[
				'Token B sold on 30 August 2024: gain £93,418.22',
				'    All sales on one day count as one sale. It is matched first with what you bought that day, then with what you bought in the next 30 days, then with the section 104 pool at its average cost, rounded down to the penny.',
				'    Sold: 4,000 for £160,000.00',
				'    Same day: all 100.5 bought on 30 August 2024, £505.00',
				'    Within 30 days: all 500 bought on 11 September 2024, £17,500.00',
				'    Section 104 pool: 3,399.5 of the 14,000 in it, £200,000.00 × 3,399.5 ÷ 14,000 = £48,564.28',
				'    From: £160,000.00 (sale price) − £12.50 (selling fees) − £505.00 − £17,500.00 − £48,564.28',
				'    Source: TCGA 1992 ss.104, 105 and 106A; HMRC CRYPTO22200 on, helpsheet HS284',
				'',
				'Gains on shares, crypto and other assets: £93,418.00',
			].join('\n'),
		);
	});

	it('gives part of a purchase by its share of the remainder, and sales without a purchase', () => {
		const text = explained({
			kind: 'listedShares',
			trades: [
				{ date: '2024-05-01', type: 'sell', quantity: 10, amount: 100 },
				{ date: '2024-05-02', type: 'sell', quantity: 10, amount: 1 },
				{ date: '2024-05-20', type: 'buy', quantity: 15, amount: 150 },
			],
		});
		expect(text).toContain('Within 30 days: 10 of the 15 bought on 20 May 2024, £150.00 × 10 ÷ 15 = £100.00');
		expect(text).toContain('Token B sold on 2 May 2024: loss £49.00');
		expect(text).toContain('Within 30 days: all 5 bought on 20 May 2024, £50.00');
		expect(text).toContain('Not matched with anything you entered: 5, at no cost');
	});
});

describe('an answer in words', () => {
	it('writes shares, lists, choices and dates as a person would', () => {
		const given = facts({
			...{ taxYear: '2024-25', residence: 'uk', employments: [{ pay: 90_000 }] },
			studentLoans: { plans: ['plan4', 'plan1'] },
			ukProperty: { rents: 9000, sharePercent: '1/3', propertyAllowance: false },
			capitalGains: {
				disposals: [
					{ kind: 'listedShares', gain: 20_000, date: '2024-12-01' },
					{ kind: 'residentialProperty', gain: 2000 },
				],
			},
		});
		const text = explain(calculate(given), given);
		expect(text).toContain('; 1/3 (your answer ukProperty.sharePercent)');
		expect(text).toContain('your answer studentLoans.plans: plan 4, plan 1');
		expect(text).toContain(
			'your answer capitalGains.disposals: 1. kind listed shares, date 1 December 2024, gain £20,000.00; 2. kind residential property, gain £2,000.00',
		);
		expect(text).not.toMatch(/parts £|\b0\.kind|: 0 /);
		const half = facts({ ...given, ukProperty: { rents: 9000, sharePercent: 50 } } as never);
		expect(explain(calculate(half), half)).toContain('; 50% (your answer ukProperty.sharePercent)');
	});

	it('says what every percentage is of, even when a screen links to the answer instead', () => {
		const given = facts({
			...{ taxYear: '2024-25', residence: 'uk', employments: [{ pay: 70_000 }] },
			...{ reliefs: { ventureCapitalTrust: 5000 }, childBenefit: { received: 2212.6 } },
		});
		const { working } = calculate(given);
		const label = new Map<string, string>(working.map(({ id, value }) => [id, formatPounds(value)]));
		const shown = (id: string) => {
			const line = working.find((one) => one.id === id);
			return line && workedOut(line, { input: (input) => label.get(input), amount: formatPounds });
		};
		expect(shown('c9.5')).toBe('30% (Rate of the relief)');
		expect(shown('c9.39c')).toBe(
			'50% is (£70,000.00 − £60,000.00 (Income above which the charge starts)) ÷ £200.00 (1% for every), in whole percent, at most 100%; 50% (Part of the benefit to pay back)',
		);
	});

	it('shows rates that changed during the year step by step', () => {
		const given = facts({
			...{ taxYear: '2024-25', residence: 'uk', employments: [{ pay: 30_000 }] },
			capitalGains: {
				disposals: [
					{ kind: 'listedShares', gain: 10_000, date: '2024-05-01' },
					{ kind: 'listedShares', gain: 40_000, date: '2024-12-01' },
				],
			},
		});
		const text = explain(calculate(given), given);
		// 47,000 taxed, 37,000 of it later; 20,270 of the band, earlier gains using 10,000: 10,270 × 8% + 26,730 × 4%.
		expect(text).toContain(
			'From: 8% of £10,270.00 (Later gains in the basic rate band); 18% (Lower rate after the change); 10% (Lower rate on gains)',
		);
		expect(text).toContain(
			'From: £821.60 (Extra tax on later gains in the basic rate band) + £1,069.20 (Extra tax on later gains above the basic rate band)',
		);
		expect(text).toContain('Adjustment for rates that changed during the year: £1,890.80');
	});

	it('shows the limit on Class 4 for someone who is also employed, step by step', () => {
		const given = facts({
			...{ taxYear: '2023-24', residence: 'uk' },
			employments: [{ pay: 30_000, class1Earnings: 17_430 }],
			trades: [{ turnover: 40_000, expenses: { costOfGoods: 0 } }],
		});
		const text = explain(calculate(given), given);
		// NIM24175 for 2023-24: 9% of 37,700 and 53 weeks at 3.45 are 3,575.85; less 11.5% of 17,430 and 52 weeks at 3.45.
		expect(text).toContain('The most anyone pays at the main rate: £3,575.85');
		expect(text).toContain('+ £182.85 (53 weeks of Class 2)');
		expect(text).toContain(
			'What is left of that: £1,392.00\n    The most anyone pays, less what you already paid.\n    From: £3,575.85 (The most anyone pays at the main rate) − £2,183.85 (Contributions that count as already paid)',
		);
		expect(text).toContain('From: £1,392.00 (What is left of that) × 100 ÷ 9');
	});
});
