/** The working of stages 5 to 8: what is taxable, in which band, and the tax on it. */
import type { Figures } from '../figures.ts';
import type { IncomeKind, SliceBand } from '../stages/income-bands.ts';
import { ofYear } from './arithmetic.ts';
import type { InputId, TaxBox } from './boxes.ts';
import type { Part } from './builders.ts';
import { type Line, type Lines, line, total } from './line.ts';
import { less, list, rate, smallest, sum } from './return-terms.ts';

const SET_OFF = list('c4.70', 'c4.63b', 'c1.57', 'c2.19', 'c3.15', 'ownRateProperty');
const BASIC = [ofYear('ukBasicLimit'), 'c4.59'] as const;
const HIGHER = [ofYear('ukAdditionalFrom'), 'c4.59'] as const;

/** Parts of non-savings income in order; each holds what the earlier ones leave. */
const above = (...before: readonly TaxBox[]) => ['c5.76' as const, ...before.map(less)];

/** Income on top of other income: what the earlier bands leave of it, up to the limit. */
function stacked(
	income: TaxBox,
	below: readonly TaxBox[],
	before: readonly TaxBox[],
	limit: readonly Part<InputId>[],
) {
	const used = before.map(less);
	return smallest([income, ...used], [...limit, ...below.map(less), ...used]);
}

const savings = (before: readonly TaxBox[], limit: readonly Part<InputId>[]) =>
	stacked('c5.78', ['c5.76', 'taxableProperty'], before, limit);
const dividends = (before: readonly TaxBox[], limit: readonly Part<InputId>[]) =>
	stacked('c5.81', ['c5.76', 'taxableProperty', 'c5.78'], before, limit);
const property = (before: readonly TaxBox[], limit: readonly Part<InputId>[]) =>
	stacked('taxableProperty', ['c5.76'], before, limit);

/** The income of one kind in a band; the highest band has another name in Scotland. */
function amountIn(income: IncomeKind, ...names: readonly SliceBand[]): Line['value'] {
	return ({ bands }) => find(bands, income, names)?.amount;
}

/** The tax on one kind of income in a band. */
function taxIn(income: IncomeKind, ...names: readonly SliceBand[]): Line['value'] {
	return ({ bands }) => find(bands, income, names)?.tax;
}

function find(bands: Figures['bands'], kind: IncomeKind, names: readonly SliceBand[]) {
	return bands.find(({ income, band }) => income === kind && names.includes(band));
}

export const taxLines: Lines<TaxBox> = {
	ownRateProperty: line(
		'property-at-own-rates',
		smallest(['c1.33', less('c1.31'), 'partnerships[].FPS41'], ['c1.57', less('c4.63b')]),
		(f) => (f.setOff.againstProperty ?? 0) + (f.setOff.property ?? 0),
	),
	'c5.67': line('set-against-non-savings', SET_OFF, (f) => f.setOff.againstNonSavings),
	againstProperty: line('set-against-property', SET_OFF, (f) => f.setOff.againstProperty),
	'c5.69': line('set-against-savings', SET_OFF, (f) => f.setOff.againstSavings),
	'c5.70': line('set-against-dividends', SET_OFF, (f) =>
		f.dividends.total > 0 ? f.setOff.againstDividends : 0,
	),
	'c5.76': line(
		'taxable-non-savings',
		sum('c1.57', less('c4.63b'), less('ownRateProperty'), less('c5.67')),
		(f) => f.setOff.nonSavings,
	),
	taxableProperty: line(
		'taxable-property',
		sum('ownRateProperty', less('againstProperty')),
		(f) => f.setOff.property,
	),
	'c5.78': line('taxable-savings', sum('c2.19', less('c5.69')), (f) => f.setOff.savings),
	'c5.81': line('taxable-dividends', sum('c3.15', less('c5.70')), (f) => f.setOff.dividends),
	'c6.2': line(
		'starter-band',
		smallest(['c5.76'], [ofYear('starterBand')]),
		amountIn('nonSavings', 'starter'),
	),
	'c6.6': line(
		'basic-band',
		smallest(above('c6.2'), [ofYear('basicBand'), 'c4.59']),
		amountIn('nonSavings', 'basic'),
	),
	'c6.7b': line(
		'intermediate-band',
		smallest(above('c6.2', 'c6.6'), [ofYear('intermediateBand')]),
		amountIn('nonSavings', 'intermediate'),
	),
	'c6.9': line(
		'higher-band',
		smallest(above('c6.2', 'c6.6', 'c6.7b'), [ofYear('higherBand')]),
		amountIn('nonSavings', 'higher'),
	),
	'c6.9.2': line(
		'advanced-band',
		smallest(above('c6.2', 'c6.6', 'c6.7b', 'c6.9'), [ofYear('advancedBand')]),
		amountIn('nonSavings', 'advanced'),
	),
	'c6.10': line(
		'top-band',
		sum('c5.76', less(ofYear('topFrom')), less('c4.59')),
		amountIn('nonSavings', 'additional', 'top'),
	),
	propertyBasicBand: line('property-basic-band', property([], BASIC), amountIn('property', 'basic')),
	propertyHigherBand: line(
		'property-higher-band',
		property(['propertyBasicBand'], HIGHER),
		amountIn('property', 'higher'),
	),
	propertyAdditionalBand: line(
		'property-additional-band',
		sum('taxableProperty', less('propertyBasicBand'), less('propertyHigherBand')),
		amountIn('property', 'additional'),
	),
	'c6.14': line(
		'savings-starting-band',
		smallest(['c5.78'], [ofYear('startingBand'), less('c5.76'), less('taxableProperty')]),
		amountIn('savings', 'starting'),
	),
	'c6.17': line(
		'savings-nil-band',
		smallest(['c5.78', less('c6.14')], ['c4.79']),
		amountIn('savings', 'nil'),
	),
	'c6.18': line('savings-basic-band', savings(['c6.14', 'c6.17'], BASIC), amountIn('savings', 'basic')),
	'c6.21': line(
		'savings-higher-band',
		savings(['c6.14', 'c6.17', 'c6.18'], HIGHER),
		amountIn('savings', 'higher'),
	),
	'c6.22': line(
		'savings-additional-band',
		sum('c5.78', less('c6.14'), less('c6.17'), less('c6.18'), less('c6.21')),
		amountIn('savings', 'additional'),
	),
	'c6.25': line('dividends-nil-band', smallest(['c5.81'], ['c4.80']), amountIn('dividends', 'nil')),
	'c6.28': line('dividends-ordinary-band', dividends(['c6.25'], BASIC), amountIn('dividends', 'ordinary')),
	'c6.33': line(
		'dividends-upper-band',
		dividends(['c6.25', 'c6.28'], HIGHER),
		amountIn('dividends', 'upper'),
	),
	'c6.34': line(
		'dividends-additional-band',
		sum('c5.81', less('c6.25'), less('c6.28'), less('c6.33')),
		amountIn('dividends', 'additional'),
	),
	'c8.1a': line('starter-rate', rate('starterRate', 'c6.2'), taxIn('nonSavings', 'starter')),
	'c8.2': line('basic-rate', rate('basicRate', 'c6.6'), taxIn('nonSavings', 'basic')),
	'c8.2b': line('intermediate-rate', rate('intermediateRate', 'c6.7b'), taxIn('nonSavings', 'intermediate')),
	'c8.4': line('higher-rate', rate('higherRate', 'c6.9'), taxIn('nonSavings', 'higher')),
	'c8.4b': line('advanced-rate', rate('advancedRate', 'c6.9.2'), taxIn('nonSavings', 'advanced')),
	'c8.6': line('top-rate', rate('topRate', 'c6.10'), taxIn('nonSavings', 'additional', 'top')),
	propertyBasicTax: line(
		'property-basic-rate',
		rate('propertyBasicRate', 'propertyBasicBand'),
		taxIn('property', 'basic'),
	),
	propertyHigherTax: line(
		'property-higher-rate',
		rate('propertyHigherRate', 'propertyHigherBand'),
		taxIn('property', 'higher'),
	),
	propertyAdditionalTax: line(
		'property-additional-rate',
		rate('propertyAdditionalRate', 'propertyAdditionalBand'),
		taxIn('property', 'additional'),
	),
	'c8.12': line('savings-basic-rate', rate('savingsBasicRate', 'c6.18'), taxIn('savings', 'basic')),
	'c8.14': line('savings-higher-rate', rate('savingsHigherRate', 'c6.21'), taxIn('savings', 'higher')),
	'c8.16': line(
		'savings-additional-rate',
		rate('savingsAdditionalRate', 'c6.22'),
		taxIn('savings', 'additional'),
	),
	'c8.20': line(
		'dividends-ordinary-rate',
		rate('dividendOrdinaryRate', 'c6.28'),
		taxIn('dividends', 'ordinary'),
	),
	'c8.22': line('dividends-upper-rate', rate('dividendUpperRate', 'c6.33'), taxIn('dividends', 'upper')),
	'c8.24': line(
		'dividends-additional-rate',
		rate('dividendAdditionalRate', 'c6.34'),
		taxIn('dividends', 'additional'),
	),
	'c8.25c': line('transition-tax', list('c4.54.1'), (f) => f.transitionTax),
	'c8.26': total(
		'income-tax-charged',
		sum(
			'c8.1a',
			'c8.2',
			'c8.2b',
			'c8.4',
			'c8.4b',
			'c8.6',
			'propertyBasicTax',
			'propertyHigherTax',
			'propertyAdditionalTax',
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
};
