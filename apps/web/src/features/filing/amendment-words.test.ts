/** Before, after and the difference, including across zero. */
import { describe, expect, it } from 'vitest';
import { differenceWords, resultWords } from './amendment-words.ts';

const due = (pounds: number) => ({
	taxOwed: Math.max(pounds, 0).toFixed(2),
	refundAmount: Math.max(-pounds, 0).toFixed(2),
});

describe('the words of an amendment', () => {
	it('say what a return’s result is', () => {
		expect([due(590), due(-12.3), due(0)].map(resultWords)).toEqual([
			'£590.00 to pay',
			'£12.30 refund',
			'Nothing to pay',
		]);
	});

	it('say how much more or less to pay, from bill to bill, refund to bill, and back', () => {
		expect(differenceWords(due(590), due(990))).toBe('£400.00 more to pay');
		expect(differenceWords(due(990), due(590))).toBe('£400.00 less to pay');
		expect(differenceWords(due(-100), due(50))).toBe('You no longer get £100.00 back, and you pay £50.00');
		expect(differenceWords(due(50), due(-100))).toBe('You pay £50.00 less and get £100.00 back');
		expect(differenceWords(due(7), due(7))).toBe('No difference');
	});

	it('say how much more or less is refunded', () => {
		expect(differenceWords(due(-100), due(-131.2))).toBe('£31.20 more refunded');
		expect(differenceWords(due(0), due(-31.2))).toBe('£31.20 more refunded');
		expect(differenceWords(due(-100), due(-60))).toBe('£40.00 less refunded');
		expect(differenceWords(due(-100), due(0))).toBe('£100.00 less refunded');
		expect(differenceWords(due(100), due(0))).toBe('£100.00 less to pay');
	});
});
