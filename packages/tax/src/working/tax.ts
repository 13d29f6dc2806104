/** The working of stages 5 to 8: what is taxable, in which band, and the tax on it. */
import type { Line } from './line.ts';
import { line, total } from './line.ts';

export const taxLines: readonly Line[] = [
	line('c5.67', 'set-against-non-savings', ['c4.64'], (f) => f.setOff.againstNonSavings),
	line('c5.69', 'set-against-savings', ['c4.64'], (f) => f.setOff.againstSavings),
	line('c5.76', 'taxable-non-savings', ['c1.57', 'c5.67'], (f) => f.setOff.nonSavings),
	line('c5.78', 'taxable-savings', ['c2.19', 'c5.69'], (f) => f.setOff.savings),
	line('c6.2', 'starter-band', ['c5.76'], (f) => f.bands.starter),
	line('c6.6', 'basic-band', ['c5.76', 'c4.59'], (f) => f.bands.basic),
	line('c6.7b', 'intermediate-band', ['c5.76', 'c4.59'], (f) => f.bands.intermediate),
	line('c6.9', 'higher-band', ['c5.76', 'c4.59'], (f) => f.bands.higher),
	line('c6.9.2', 'advanced-band', ['c5.76', 'c4.59'], (f) => f.bands.advanced),
	line('c6.10', 'top-band', ['c5.76', 'c4.59'], (f) => f.bands.top),
	line('c6.14', 'savings-starting-band', ['c5.78', 'c5.76'], (f) => f.bands.savingsStarting),
	line('c6.17', 'savings-nil-band', ['c5.78', 'c4.79'], (f) => f.bands.savingsNil),
	line('c6.18', 'savings-basic-band', ['c5.78', 'c5.76', 'c4.59'], (f) => f.bands.savingsBasic),
	line('c6.21', 'savings-higher-band', ['c5.78', 'c5.76', 'c4.59'], (f) => f.bands.savingsHigher),
	line('c6.22', 'savings-additional-band', ['c5.78', 'c5.76', 'c4.59'], (f) => f.bands.savingsAdditional),
	line('c8.1a', 'starter-rate', ['c6.2'], (f) => f.tax.starter),
	line('c8.2', 'basic-rate', ['c6.6'], (f) => f.tax.basic),
	line('c8.2b', 'intermediate-rate', ['c6.7b'], (f) => f.tax.intermediate),
	line('c8.4', 'higher-rate', ['c6.9'], (f) => f.tax.higher),
	line('c8.4b', 'advanced-rate', ['c6.9.2'], (f) => f.tax.advanced),
	line('c8.6', 'top-rate', ['c6.10'], (f) => f.tax.top),
	line('c8.12', 'savings-basic-rate', ['c6.18'], (f) => f.tax.savingsBasic),
	line('c8.14', 'savings-higher-rate', ['c6.21'], (f) => f.tax.savingsHigher),
	line('c8.16', 'savings-additional-rate', ['c6.22'], (f) => f.tax.savingsAdditional),
	total(
		'c8.26',
		'income-tax-charged',
		['c8.1a', 'c8.2', 'c8.2b', 'c8.4', 'c8.4b', 'c8.6', 'c8.12', 'c8.14', 'c8.16'],
		(f) => f.tax.charged,
	),
];
