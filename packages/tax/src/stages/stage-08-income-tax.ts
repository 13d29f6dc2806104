/** Stage 8, calculate income tax due: the tax in each slice, down to a penny. Boxes c8.1 to c8.26. */
import { rateDown } from '../rounding.ts';
import type { InBand } from './stage-06-bands.ts';

/** One slice of income in one band, with its tax. */
export interface TaxedBand extends InBand {
	readonly tax: number;
}

/** The tax in each slice. Rounded only within a slice. */
export function taxBands(bands: readonly InBand[]): readonly TaxedBand[] {
	return bands.map(({ income, band, rate, amount }) => {
		const tax = rateDown(amount, rate);
		return { income, band, rate, amount, tax };
	});
}

/** The total tax of all slices. */
export function taxIn(bands: readonly InBand[]): number {
	let tax = 0;
	for (const { amount, rate } of bands) tax += rateDown(amount, rate);
	return tax;
}
