import { downToPound, upToPound } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	grossDownToPound,
	grossUpToPound,
	halfDownToPound,
	larger,
	lower,
	positive,
	rateDown,
	rateDownToPound,
	rateUp,
	taxTakenOffUp,
} from './rounding.ts';

const wholePounds = fc.integer({ min: 0, max: 9_999_999_999 }).map((amount) => amount * 100);
const rate = fc.integer({ min: 1, max: 5000 });

describe('rounding as HMRC publishes it', () => {
	it.each([
		[rateDown(100, 3250), 32, '£1 at 32.5% is 32p'],
		[rateDown(2_599_900, 750), 194_992, '£25,999 at 7.5% is £1,949.92'],
		[upToPound(150_134), 150_200, '£1,501.34 up is £1,502'],
		[grossUpToPound(10_100, 2000), 12_700, '£100.01 of gifts up to £101, grossed up is £127'],
		[grossDownToPound(10_050, 2000), 12_500, '£100.50 net is £125'],
		[taxTakenOffUp(10_050, 2000), 2513, 'tax on £100.50 net is £25.13'],
		[halfDownToPound(300), 100, 'half of £3 is £1'],
		[rateDownToPound(12_700, 2000), 2500, '20% of £127 down is £25'],
		[rateUp(1_000_100, 2000), 200_020, '20% of £10,001'],
		[downToPound(199), 100, '£1.99 down'],
		[positive(-5), 0, 'below zero'],
		[lower(1, 2), 1, 'lower'],
		[larger(1, 2), 2, 'larger'],
	])('gives %d (%d): %s', (given, expected) => expect(given).toBe(expected));

	it('agrees with exact arithmetic for every amount a box can carry', () => {
		fc.assert(
			fc.property(wholePounds, rate, (amount, percent) => {
				const exact = BigInt(amount) * BigInt(percent);
				expect(BigInt(rateDown(amount, percent))).toBe(exact / 10_000n);
				expect(BigInt(rateUp(amount, percent))).toBe((exact + 9_999n) / 10_000n);
				expect(BigInt(rateDownToPound(amount, percent))).toBe((exact / 1_000_000n) * 100n);
			}),
		);
	});

	it('grosses up exactly', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (net) => {
				expect(BigInt(grossDownToPound(net, 2000))).toBe(((BigInt(net) * 5n) / 400n) * 100n);
				expect(BigInt(taxTakenOffUp(net, 2000))).toBe((BigInt(net) + 3n) / 4n);
			}),
		);
	});
});
