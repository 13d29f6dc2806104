/** Class 2 is asked only while the profit may be small: anything uncertain counts as a cost. */
import { describe, expect, it } from 'vitest';
import type { Answers } from './answer.ts';
import { leastProfit } from './least-profit.ts';
import { askedSections } from './progress.ts';

const business = (answers: Answers) => ({ section: 'selfEmployment', answers });
const plumber = { description: 'Plumber', tradingAllowance: false, oneFigure: true, turnover: '45000.00' };

describe('the least profit', () => {
	it('counts every other amount as a cost, except tax taken off', () => {
		const answers = { ...plumber, totalExpenses: '6000.00', hadTaxTakenOff: true, cisDeductions: '9000.00' };
		expect(leastProfit([business(answers)])).toBe(3_900_000);
		const van = { section: 'businessAsset', answers: { description: 'Van', cost: '18500.00' } };
		expect(leastProfit([business(answers), van])).toBe(2_050_000);
	});

	it('adds a partner’s profit or loss, and no other income', () => {
		const share = { section: 'partnershipShare', answers: { description: 'Band', profit: '-500.00' } };
		const job = { section: 'employment', answers: { pay: '90000.00' } };
		expect(leastProfit([share, job, business({ turnover: '2000.00' })])).toBe(150_000);
	});
});

describe('Class 2', () => {
	const asked = (answers: Answers, year: '2023-24' | '2025-26') =>
		askedSections([business(answers)], year).some(({ id }) => id === 'class2');

	it.each([
		['39000.00', false],
		// £6,845 and the trading allowance of £1,000.
		['7845.00', false],
		['7844.99', true],
		[null, true],
	])('is asked in 2025-26 of takings of %s: %s', (turnover, is) => {
		expect(asked({ turnover }, '2025-26')).toBe(is);
	});

	it('is asked at any profit in a year that charged it', () => {
		expect(asked({ turnover: '39000.00' }, '2023-24')).toBe(true);
	});

	it('stays if it was answered', () => {
		const entries = [business(plumber), { section: 'class2', answers: { voluntary: false } }];
		expect(askedSections(entries, '2025-26').map(({ id }) => id)).toContain('class2');
	});
});
