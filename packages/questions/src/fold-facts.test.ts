/** Entries become facts that the engine accepts: totals add up, unanswered questions stay absent. */
import { parseFacts, pence, sum, toPounds } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldFacts } from './fold-facts.ts';

const penceAmount = fc.integer({ min: 0, max: 99_999_999 }).map(pence);
const maybe = fc.option(penceAmount.map(toPounds), { nil: null });

const interest = fc.record({
	section: fc.constant('bankInterest'),
	answers: fc.record({ account: fc.constant('Savings'), taxedAlready: fc.boolean(), amount: maybe }),
});
const gift = fc.record({
	section: fc.constant('giftAid'),
	answers: fc.record({ charity: fc.constant('Lifeboats'), amount: maybe }),
});

describe('foldFacts', () => {
	it('adds gifts up to the penny', () => {
		fc.assert(
			fc.property(fc.array(penceAmount, { minLength: 1, maxLength: 20 }), (amounts) => {
				const entries = amounts.map((amount) => ({
					section: 'giftAid',
					answers: { charity: 'Lifeboats', amount: toPounds(amount) },
				}));
				expect(foldFacts(entries)).toEqual({ reliefs: { giftAid: toPounds(sum(amounts)) } });
			}),
		);
	});

	it('puts each account into the fact that its tax treatment decides', () => {
		const account = (taxedAlready: boolean, amount: string) => ({
			section: 'bankInterest',
			answers: { account: 'Savings', taxedAlready, amount },
		});
		expect(foldFacts([account(true, '80.00'), account(false, '12.34'), account(false, '0.66')])).toEqual({
			savings: { untaxedUkInterest: '13.00', taxedUkInterest: '80.00' },
		});
	});

	it('leaves a fact out when nothing was answered, and keeps a zero', () => {
		const giftOf = (amount: string | null) => [
			{ section: 'giftAid', answers: { charity: 'Lifeboats', amount } },
		];
		expect(foldFacts(giftOf(null))).toEqual({});
		expect(foldFacts(giftOf('0.00'))).toEqual({ reliefs: { giftAid: '0.00' } });
	});

	it('keeps jobs in order, leaving out missing answers', () => {
		const job = (employer: string, pay: string | null) => ({
			section: 'employment',
			answers: { employer, pay, companyDirector: false },
		});
		expect(foldFacts([job('Mill', '10.00'), job('Quay', null)])).toEqual({
			employments: [
				{ employer: 'Mill', pay: '10.00', companyDirector: false },
				{ employer: 'Quay', companyDirector: false },
			],
		});
	});

	it('puts one entry’s answers under one fact, numbers as numbers, and adds list items for each yes', () => {
		const entries = [
			{
				section: 'ukProperty',
				answers: { lettingKind: 'both', numberOfProperties: '2', rents: '900.00', receipts: '5.00' },
			},
			{ section: 'studentLoans', answers: { plan1: true, plan2: false, plan4: true, postgraduate: null } },
		];
		expect(foldFacts(entries)).toEqual({
			ukProperty: { numberOfProperties: 2, rents: '900.00', rentARoom: { receipts: '5.00' } },
			studentLoans: { plans: ['plan1', 'plan4'] },
		});
	});

	it('adds up several amounts of each entry, including negative ones', () => {
		const pension = (amount: string, taxDeducted: string) => ({
			section: 'pension',
			answers: { payer: 'Mill', amount, taxDeducted },
		});
		expect(foldFacts([pension('10.00', '-3.00'), pension('0.50', '1.00')])).toEqual({
			pensions: { otherPensions: '10.50', taxDeducted: '-2.00' },
		});
	});

	it('leaves out answers to questions that are no longer asked', () => {
		const answers = { employer: 'Mill', hadExpenses: false, jobExpenses: '99.00' };
		expect(foldFacts([{ section: 'employment', answers }])).toEqual({ employments: [{ employer: 'Mill' }] });
	});

	it('leaves out answers to questions that the year does not ask', () => {
		const answers = { hadExpenses: true, workingFromHome: '312.00' };
		const told = (year: '2025-26' | '2026-27') => foldFacts([{ section: 'employment', answers }], year);
		expect(told('2025-26')).toEqual({ employments: [{ expenses: { workingFromHome: '312.00' } }] });
		expect(told('2026-27')).toEqual({ employments: [{}] });
	});

	it('gives a holding without trades an empty list, which matching needs', () => {
		const answers = { name: 'Acme', kind: 'listedShares' };
		expect(foldFacts([{ section: 'shareHolding', answers }])).toEqual({
			capitalGains: { holdings: [{ ...answers, trades: [] }] },
		});
	});

	it('makes no fact of answers that only steer the interview', () => {
		expect(foldFacts([{ section: 'scope', answers: { giftAid: false } }])).toEqual({});
	});

	it('always gives valid facts, in any order', () => {
		fc.assert(
			fc.property(fc.array(fc.oneof(interest, gift), { maxLength: 12 }), (entries) => {
				const facts = foldFacts(entries);
				expect(foldFacts(entries.toReversed())).toEqual(facts);
				expect(parseFacts({ taxYear: '2024-25', ...facts }).ok).toBe(true);
			}),
		);
	});
});
