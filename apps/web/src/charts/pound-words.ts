/** The words of the pound bar's slices. */
import { formatPounds, type Pence } from '@halfpenny/facts';
import { bandWords, sayChart } from '@halfpenny/messages/charts';
import type { PlacedSlice } from './pound-slices.ts';

/** Returns a rate as text: 2000 is `20%`, 875 is `8.75%`. */
export function formatRate(rate: number): string {
	return sayChart('percent', { whole: String(rate / 100) });
}

/** Returns an amount without its pence if there are none: `£37,700`. */
export function formatShort(amount: Pence): string {
	return formatPounds(amount).replace(/\.00$/, '');
}

/** Returns all the words of a slice. */
export function sliceWords({ income, band, rate, amount, tax, from, to }: PlacedSlice) {
	const { name, why } = bandWords(income, band);
	const words = {
		band: name,
		rate: formatRate(rate),
		amount: formatShort(amount),
		from: formatShort(from),
		to: formatShort(to),
		tax: formatPounds(tax),
	};
	return {
		name,
		why,
		rate: words.rate,
		label: sayChart('bar.slice', words),
		heading: sayChart('bar.heading', words),
		rule: rate === 0 ? sayChart('bar.untaxed', words) : sayChart('bar.taxed', words),
	};
}
