/** A slip mended in the same breath, and what is none. */
import { describe, expect, it } from 'vitest';
import { withSlipsMended } from './mended.ts';
import { withoutDenied } from './what-it-is-not.ts';

describe('withSlipsMended', () => {
	it.each([
		['uber was £5,204 ... no hang on, £5,240', 'uber was £5,240'],
		['they paid me 4,960, tax 992. no sorry thats wrong, 4,690 and tax 938', 'they paid me 4,690, tax 938'],
	])('takes the second amounts of “%s”', (said, meant) => expect(withSlipsMended(said)).toBe(meant));

	it.each([
		'67.30 interest from Monzo, no tax taken, and 120 dividends',
		'rent 9,000. sorry, and repairs 400',
		'is it 400? no, 500?',
	])('leaves “%s”', (said) => expect(withSlipsMended(said)).toBe(said));
});

describe('withoutDenied', () => {
	it.each([
		['the pay is 79,240 not 80 grand', 'the pay is 79,240 not  '],
		['the 80,000 is wrong. it was 77,316', 'the   is wrong. it was 77,316'],
		['i typed 1,800 and the bills add up to 1,080', 'i typed   and the bills add up to 1,080'],
	])('leaves out what “%s” denies', (said, left) => expect(withoutDenied(said)).toBe(left));
});
