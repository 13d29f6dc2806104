/** The 2024-25 adjustment for gains since 30 October 2024, worked by hand: 8% more in the basic rate band, 4% more above it. */
import { describe, expect, it } from 'vitest';
import { capitalGainsPage } from '../../pages/capital-gains-page.ts';
import { rateChange } from './capital-gains-rate-change.ts';

const nothing = capitalGainsPage({}, '2024-25');
const rates = [
	{ basicRate: 1000, higherRate: 2000 },
	{ basicRate: 1800, higherRate: 2400 },
];

/**
 * In pounds: gains of the year; among them, those with a relief's own rate and those since the change; taxed gains; the
 * part in the basic rate band.
 */
function adjustment(gains: number, relief: number, later: number, taxable: number, inBasicBand: number) {
	const page = {
		...nothing,
		...{ otherGains: gains * 100, reliefGains: relief * 100, gainsAfterRateChange: later * 100 },
	};
	const { basicTax = 0, higherTax = 0 } = rateChange(page, taxable * 100, inBasicBand * 100, rates) ?? {};
	return (basicTax + higherTax) / 100;
}

describe('the adjustment where rates changed within the year', () => {
	it.each([
		['all gains later: 5,000 in the basic rate band, 12,000 above', [20_000, 0, 20_000, 17_000, 5000], 880],
		[
			'exempt amount off the later ones, band to the earlier: 2,000 and 5,000',
			[30_000, 0, 10_000, 27_000, 22_000],
			360,
		],
		['the band used up by the earlier ones: 7,000 above', [30_000, 0, 10_000, 27_000, 15_000], 280],
		['the band wide enough for all: 7,000 in it', [30_000, 0, 10_000, 27_000, 40_000], 560],
		['nothing taxed beyond the earlier gains', [30_000, 0, 10_000, 15_000, 15_000], 0],
		['gains with a relief left out: 1,000 and 6,000', [30_000, 12_000, 10_000, 15_000, 9000], 320],
		['more taxed than gains: the later 10,000 alone', [10_000, 0, 10_000, 12_000, 0], 400],
	] as const)('%s', (_name, [gains, relief, later, taxable, inBasicBand], added) => {
		expect(adjustment(gains, relief, later, taxable, inBasicBand)).toBe(added);
	});

	it('is nothing without later gains, and in a year with one pair of rates', () => {
		expect(adjustment(20_000, 0, 0, 17_000, 5000)).toBe(0);
		const page = { ...nothing, otherGains: 20_000_00, gainsAfterRateChange: 20_000_00 };
		expect(rateChange(page, 17_000_00, 5000_00, rates.slice(0, 1))).toBeUndefined();
		expect(rateChange(page, 17_000_00, 5000_00, [])).toBeUndefined();
	});
});
