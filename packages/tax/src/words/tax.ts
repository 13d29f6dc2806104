/** The words of stages 5 to 8: what is taxable, the bands and the rates. */
import type { RuleWords } from './words.ts';

const BANDS = 'ITA 2007 ss.10 and 11A; HMRC stage 6, box';
/**
 * For income other than interest and dividends: a Scottish taxpayer's rates, set by the Scottish Parliament (s.11A).
 */
const PAY_RATES = 'ITA 2007 ss.10 and 11A; HMRC stage 8, box';
const RATES = 'ITA 2007 s.10; HMRC stage 8, box';
const PROPERTY = 'GOV.UK, changes to tax rates for property, savings and dividend income, 26 November 2025';

export const taxWords = {
	'property-at-own-rates': {
		label: 'Property income taxed at its own rates',
		rule: 'Profits from letting, including your share from partnerships, less losses from earlier years. From 2027-28 they are taxed separately from pay.',
		source: PROPERTY,
	},
	'set-against-property': {
		label: 'Allowances set against property income',
		rule: 'Deductions and allowances that your other income doesn’t use are set against property income, savings and dividends so that you pay the least tax.',
		source: PROPERTY,
	},
	'set-against-non-savings': {
		label: 'Allowances set against this income',
		rule: 'The part of your deductions and allowances that HMRC sets against income other than savings and dividends.',
		source: 'ITA 2007 s.25; HMRC stage 5, box c5.67',
	},
	'set-against-savings': {
		label: 'Allowances set against savings',
		rule: 'The part of your deductions and allowances that HMRC sets against interest.',
		source: 'ITA 2007 s.25; HMRC stage 5, box c5.69',
	},
	'set-against-dividends': {
		label: 'Allowances set against dividends',
		rule: 'The part of your deductions and allowances that HMRC sets against dividends.',
		source: 'ITA 2007 s.25; HMRC stage 5, box c5.70',
	},
	'taxable-non-savings': {
		label: 'Taxable income other than savings and dividends',
		rule: 'The income less the deductions and allowances set against it.',
		source: 'HMRC stage 5, box c5.76',
	},
	'taxable-property': {
		label: 'Taxable property income',
		rule: 'Property income less the deductions and allowances set against it.',
		source: PROPERTY,
	},
	'taxable-savings': {
		label: 'Taxable savings',
		rule: 'Interest less the deductions and allowances set against it.',
		source: 'HMRC stage 5, box c5.78',
	},
	'taxable-dividends': {
		label: 'Taxable dividends',
		rule: 'Dividends less the deductions and allowances set against them.',
		source: 'HMRC stage 5, boxes c5.79 to c5.81',
	},
	'starter-band': {
		label: 'In the Scottish starter rate band',
		rule: 'The lowest part of a Scottish taxpayer’s income.',
		source: `${BANDS} c6.2`,
	},
	'basic-band': {
		label: 'In the basic rate band',
		rule: 'Income that fits into the basic rate band. Gifts to charity and pension payments increase the band.',
		source: `${BANDS} c6.6`,
	},
	'intermediate-band': {
		label: 'In the Scottish intermediate rate band',
		rule: 'Income above a Scottish taxpayer’s basic rate band that fits into the next band.',
		source: `${BANDS} c6.7b`,
	},
	'higher-band': {
		label: 'In the higher rate band',
		rule: 'Income above the lower bands that fits into the higher rate band.',
		source: `${BANDS} c6.9`,
	},
	'advanced-band': {
		label: 'In the Scottish advanced rate band',
		rule: 'Income above a Scottish taxpayer’s higher rate band that fits into the next band.',
		source: `${BANDS} c6.9.2`,
	},
	'top-band': {
		label: 'Above all bands',
		rule: 'Income above the last limit, taxed at the additional rate (the top rate in Scotland).',
		source: `${BANDS} c6.10`,
	},
	'property-basic-band': {
		label: 'Property income in the basic rate band',
		rule: 'Property income comes on top of pay, pensions and profits. This is the part that still fits into the basic rate band.',
		source: PROPERTY,
	},
	'property-higher-band': {
		label: 'Property income in the higher rate band',
		rule: 'Property income comes on top of pay, pensions and profits. This is the part in the higher rate band.',
		source: PROPERTY,
	},
	'property-additional-band': {
		label: 'Property income above the higher rate band',
		rule: 'Property income comes on top of pay, pensions and profits. This is the part above the higher rate band.',
		source: PROPERTY,
	},
	'savings-starting-band': {
		label: 'Interest at the starting rate',
		rule: 'Up to £5,000 of interest is taxed at 0%, less £1 for every £1 of other taxable income.',
		source: 'ITA 2007 s.12; HMRC stage 6, box c6.14',
	},
	'savings-nil-band': {
		label: 'Interest covered by the personal savings allowance',
		rule: 'The first interest after the starting rate is taxed at 0%. It still uses up part of the tax band it is in.',
		source: 'ITA 2007 s.12A; HMRC stage 6, box c6.17',
	},
	'savings-basic-band': {
		label: 'Interest in the basic rate band',
		rule: 'Interest comes on top of other income. This is the part that still fits into the basic rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.18',
	},
	'savings-higher-band': {
		label: 'Interest in the higher rate band',
		rule: 'Interest comes on top of other income. This is the part in the higher rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.21',
	},
	'savings-additional-band': {
		label: 'Interest above the higher rate band',
		rule: 'Interest comes on top of other income. This is the part above the higher rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.22',
	},
	'dividends-nil-band': {
		label: 'Dividends covered by the dividend allowance',
		rule: 'The first dividends are taxed at 0%. They still use up part of the tax band they are in.',
		source: 'ITA 2007 s.13A; HMRC stage 6, box c6.25',
	},
	'dividends-ordinary-band': {
		label: 'Dividends in the basic rate band',
		rule: 'Dividends come on top of all other income. This is the part that still fits into the basic rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.28',
	},
	'dividends-upper-band': {
		label: 'Dividends in the higher rate band',
		rule: 'Dividends come on top of all other income. This is the part in the higher rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.33',
	},
	'dividends-additional-band': {
		label: 'Dividends above the higher rate band',
		rule: 'Dividends come on top of all other income. This is the part above the higher rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.34',
	},
	'starter-rate': {
		label: 'Tax at the Scottish starter rate',
		rule: 'The rate on the income in the band, rounded down to the penny.',
		source: `${PAY_RATES} c8.1a`,
	},
	'basic-rate': {
		label: 'Tax at the basic rate',
		rule: 'The rate on the income in the band, rounded down to the penny.',
		source: `${PAY_RATES} c8.2`,
	},
	'intermediate-rate': {
		label: 'Tax at the Scottish intermediate rate',
		rule: 'The rate on the income in the band, rounded down to the penny.',
		source: `${PAY_RATES} c8.2b`,
	},
	'higher-rate': {
		label: 'Tax at the higher rate',
		rule: 'The rate on the income in the band, rounded down to the penny.',
		source: `${PAY_RATES} c8.4`,
	},
	'advanced-rate': {
		label: 'Tax at the Scottish advanced rate',
		rule: 'The rate on the income in the band, rounded down to the penny.',
		source: `${PAY_RATES} c8.4b`,
	},
	'top-rate': {
		label: 'Tax at the additional rate (the top rate in Scotland)',
		rule: 'The rate on the income above the last limit, rounded down to the penny.',
		source: `${PAY_RATES} c8.6`,
	},
	'property-basic-rate': {
		label: 'Tax on property income at the basic rate',
		rule: 'The rate on the property income in the band, rounded down to the penny.',
		source: PROPERTY,
	},
	'property-higher-rate': {
		label: 'Tax on property income at the higher rate',
		rule: 'The rate on the property income in the band, rounded down to the penny.',
		source: PROPERTY,
	},
	'property-additional-rate': {
		label: 'Tax on property income at the additional rate',
		rule: 'The rate on the property income above the higher rate band, rounded down to the penny.',
		source: PROPERTY,
	},
	'savings-basic-rate': {
		label: 'Tax on interest at the basic rate',
		rule: 'The rate on the interest in the band, rounded down to the penny.',
		source: `${RATES} c8.12`,
	},
	'savings-higher-rate': {
		label: 'Tax on interest at the higher rate',
		rule: 'The rate on the interest in the band, rounded down to the penny.',
		source: `${RATES} c8.14`,
	},
	'savings-additional-rate': {
		label: 'Tax on interest at the additional rate',
		rule: 'The rate on the interest above the higher rate band, rounded down to the penny.',
		source: `${RATES} c8.16`,
	},
	'dividends-ordinary-rate': {
		label: 'Tax on dividends at the ordinary rate',
		rule: 'The rate on the dividends in the band, rounded down to the penny.',
		source: `${RATES} c8.20`,
	},
	'dividends-upper-rate': {
		label: 'Tax on dividends at the upper rate',
		rule: 'The rate on the dividends in the band, rounded down to the penny.',
		source: `${RATES} c8.22`,
	},
	'dividends-additional-rate': {
		label: 'Tax on dividends at the additional rate',
		rule: 'The rate on the dividends in the band, rounded down to the penny.',
		source: `${RATES} c8.24`,
	},
	'transition-tax': {
		label: 'Tax on transition profit',
		rule: 'The difference between your tax with the transition profit and without it.',
		source: 'FA 2022 Sch 1 para 68; HMRC stage 8, box c8.25c',
	},
	'income-tax-charged': {
		label: 'Income tax charged',
		rule: 'The tax in every band, added up.',
		source: 'ITA 2007 s.23 step 5; HMRC stage 8, box c8.26',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
