/** The working of stages 5 to 8: what is taxable, in which band, and the tax on it. */
import { list, rate, smallest, sum } from './arithmetic.ts';
import type { Line } from './line.ts';
import { line, total } from './line.ts';

const SET_OFF = list('c4.70', 'c4.63b', 'c1.57', 'c2.19', 'c3.15');
const BASIC = ['#ukBasicLimit', 'c4.59'];
const HIGHER = ['#ukAdditionalFrom', 'c4.59'];

/** Parts of non-savings income in order; each holds what the ones before leave. */
const above = (...before: readonly string[]) => ['c5.76', ...before.map((id) => `-${id}`)];

/** Income that lies above other income: what the bands before leave of it, as far as the limit leaves room. */
function stacked(
	income: string,
	below: readonly string[],
	before: readonly string[],
	limit: readonly string[],
) {
	const used = before.map((id) => `-${id}`);
	return smallest([income, ...used], [...limit, ...below.map((id) => `-${id}`), ...used]);
}

const savings = (before: readonly string[], limit: readonly string[]) =>
	stacked('c5.78', ['c5.76'], before, limit);
const dividends = (before: readonly string[], limit: readonly string[]) =>
	stacked('c5.81', ['c5.76', 'c5.78'], before, limit);

export const taxLines: readonly Line[] = [
	line('c5.67', 'set-against-non-savings', SET_OFF, (f) => f.setOff.againstNonSavings),
	line('c5.69', 'set-against-savings', SET_OFF, (f) => f.setOff.againstSavings),
	line('c5.70', 'set-against-dividends', SET_OFF, (f) =>
		f.dividends.total > 0 ? f.setOff.againstDividends : 0,
	),
	line('c5.76', 'taxable-non-savings', sum('c1.57', '-c4.63b', '-c5.67'), (f) => f.setOff.nonSavings),
	line('c5.78', 'taxable-savings', sum('c2.19', '-c5.69'), (f) => f.setOff.savings),
	line('c5.81', 'taxable-dividends', sum('c3.15', '-c5.70'), (f) => f.setOff.dividends),
	line('c6.2', 'starter-band', smallest(['c5.76'], ['#starterBand']), (f) => f.bands.starter),
	line('c6.6', 'basic-band', smallest(above('c6.2'), ['#basicBand', 'c4.59']), (f) => f.bands.basic),
	line(
		'c6.7b',
		'intermediate-band',
		smallest(above('c6.2', 'c6.6'), ['#intermediateBand']),
		(f) => f.bands.intermediate,
	),
	line(
		'c6.9',
		'higher-band',
		smallest(above('c6.2', 'c6.6', 'c6.7b'), ['#higherBand']),
		(f) => f.bands.higher,
	),
	line(
		'c6.9.2',
		'advanced-band',
		smallest(above('c6.2', 'c6.6', 'c6.7b', 'c6.9'), ['#advancedBand']),
		(f) => f.bands.advanced,
	),
	line('c6.10', 'top-band', sum('c5.76', '-#topFrom', '-c4.59'), (f) => f.bands.top),
	line(
		'c6.14',
		'savings-starting-band',
		smallest(['c5.78'], ['#startingBand', '-c5.76']),
		(f) => f.bands.savingsStarting,
	),
	line('c6.17', 'savings-nil-band', smallest(['c5.78', '-c6.14'], ['c4.79']), (f) => f.bands.savingsNil),
	line('c6.18', 'savings-basic-band', savings(['c6.14', 'c6.17'], BASIC), (f) => f.bands.savingsBasic),
	line(
		'c6.21',
		'savings-higher-band',
		savings(['c6.14', 'c6.17', 'c6.18'], HIGHER),
		(f) => f.bands.savingsHigher,
	),
	line(
		'c6.22',
		'savings-additional-band',
		sum('c5.78', '-c6.14', '-c6.17', '-c6.18', '-c6.21'),
		(f) => f.bands.savingsAdditional,
	),
	line('c6.25', 'dividends-nil-band', smallest(['c5.81'], ['c4.80']), (f) => f.bands.dividendsNil),
	line('c6.28', 'dividends-ordinary-band', dividends(['c6.25'], BASIC), (f) => f.bands.dividendsOrdinary),
	line('c6.33', 'dividends-upper-band', dividends(['c6.25', 'c6.28'], HIGHER), (f) => f.bands.dividendsUpper),
	line(
		'c6.34',
		'dividends-additional-band',
		sum('c5.81', '-c6.25', '-c6.28', '-c6.33'),
		(f) => f.bands.dividendsAdditional,
	),
	line('c8.1a', 'starter-rate', rate('starterRate', 'c6.2'), (f) => f.tax.starter),
	line('c8.2', 'basic-rate', rate('basicRate', 'c6.6'), (f) => f.tax.basic),
	line('c8.2b', 'intermediate-rate', rate('intermediateRate', 'c6.7b'), (f) => f.tax.intermediate),
	line('c8.4', 'higher-rate', rate('higherRate', 'c6.9'), (f) => f.tax.higher),
	line('c8.4b', 'advanced-rate', rate('advancedRate', 'c6.9.2'), (f) => f.tax.advanced),
	line('c8.6', 'top-rate', rate('topRate', 'c6.10'), (f) => f.tax.top),
	line('c8.12', 'savings-basic-rate', rate('savingsBasicRate', 'c6.18'), (f) => f.tax.savingsBasic),
	line('c8.14', 'savings-higher-rate', rate('savingsHigherRate', 'c6.21'), (f) => f.tax.savingsHigher),
	line(
		'c8.16',
		'savings-additional-rate',
		rate('savingsAdditionalRate', 'c6.22'),
		(f) => f.tax.savingsAdditional,
	),
	line(
		'c8.20',
		'dividends-ordinary-rate',
		rate('dividendOrdinaryRate', 'c6.28'),
		(f) => f.tax.dividendsOrdinary,
	),
	line('c8.22', 'dividends-upper-rate', rate('dividendUpperRate', 'c6.33'), (f) => f.tax.dividendsUpper),
	line(
		'c8.24',
		'dividends-additional-rate',
		rate('dividendAdditionalRate', 'c6.34'),
		(f) => f.tax.dividendsAdditional,
	),
	line('c8.25c', 'transition-tax', list('c4.54.1'), (f) => f.transitionTax),
	total(
		'c8.26',
		'income-tax-charged',
		sum(
			'c8.1a',
			'c8.2',
			'c8.2b',
			'c8.4',
			'c8.4b',
			'c8.6',
			'c8.12',
			'c8.14',
			'c8.16',
			'c8.20',
			'c8.22',
			'c8.24',
			'c8.25c',
		),
		(f) => f.incomeTaxCharged,
	),
];
