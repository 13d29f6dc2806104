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
		label: 'Property income with rates of its own',
		rule: 'Profits of letting, your own and from partnerships, less losses of earlier years. From 2027-28 they are taxed apart from pay.',
		source: PROPERTY,
	},
	'set-against-property': {
		label: 'Allowances set against property income',
		rule: 'What other income leaves of your deductions and allowances goes to property income, savings and dividends, so that you pay the least tax.',
		source: PROPERTY,
	},
	'set-against-non-savings': {
		label: 'Allowances set against it',
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
		label: 'Taxable, other than savings and dividends',
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
		rule: 'What fits into the basic rate band, which gifts to charity and pension payments make longer.',
		source: `${BANDS} c6.6`,
	},
	'intermediate-band': {
		label: 'In the Scottish intermediate rate band',
		rule: 'What lies above a Scottish taxpayer’s basic rate band and fits into the next.',
		source: `${BANDS} c6.7b`,
	},
	'higher-band': {
		label: 'In the higher rate band',
		rule: 'What lies above the bands before and fits into the higher rate band.',
		source: `${BANDS} c6.9`,
	},
	'advanced-band': {
		label: 'In the Scottish advanced rate band',
		rule: 'What lies above a Scottish taxpayer’s higher rate band and fits into the next.',
		source: `${BANDS} c6.9.2`,
	},
	'top-band': {
		label: 'Above all bands',
		rule: 'What lies above the last limit, taxed at the additional rate (in Scotland the top rate).',
		source: `${BANDS} c6.10`,
	},
	'property-basic-band': {
		label: 'Property income in the basic rate band',
		rule: 'Property income lies above pay, pensions and profits; this is what still fits into the basic rate band.',
		source: PROPERTY,
	},
	'property-higher-band': {
		label: 'Property income in the higher rate band',
		rule: 'Property income lies above pay, pensions and profits; this is what lies in the higher rate band.',
		source: PROPERTY,
	},
	'property-additional-band': {
		label: 'Property income above the higher rate band',
		rule: 'Property income lies above pay, pensions and profits; this is what lies above the higher rate band.',
		source: PROPERTY,
	},
	'savings-starting-band': {
		label: 'Interest at the starting rate',
		rule: 'Up to £5,000 of interest is taxed at 0%, less £1 for every £1 of other taxable income.',
		source: 'ITA 2007 s.12; HMRC stage 6, box c6.14',
	},
	'savings-nil-band': {
		label: 'Interest covered by the personal savings allowance',
		rule: 'The lowest interest after the starting rate is taxed at 0%, and still uses up the band it lies in.',
		source: 'ITA 2007 s.12A; HMRC stage 6, box c6.17',
	},
	'savings-basic-band': {
		label: 'Interest in the basic rate band',
		rule: 'Interest lies above other income; this is what still fits into the basic rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.18',
	},
	'savings-higher-band': {
		label: 'Interest in the higher rate band',
		rule: 'Interest lies above other income; this is what lies in the higher rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.21',
	},
	'savings-additional-band': {
		label: 'Interest above the higher rate band',
		rule: 'Interest lies above other income; this is what lies above the higher rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.22',
	},
	'dividends-nil-band': {
		label: 'Dividends covered by the dividend allowance',
		rule: 'The lowest dividends are taxed at 0%, and still use up the band they lie in.',
		source: 'ITA 2007 s.13A; HMRC stage 6, box c6.25',
	},
	'dividends-ordinary-band': {
		label: 'Dividends in the basic rate band',
		rule: 'Dividends lie above all other income; this is what still fits into the basic rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.28',
	},
	'dividends-upper-band': {
		label: 'Dividends in the higher rate band',
		rule: 'Dividends lie above all other income; this is what lies in the higher rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.33',
	},
	'dividends-additional-band': {
		label: 'Dividends above the higher rate band',
		rule: 'Dividends lie above all other income; this is what lies above the higher rate band.',
		source: 'ITA 2007 s.16; HMRC stage 6, box c6.34',
	},
	'starter-rate': {
		label: 'Tax at the Scottish starter rate',
		rule: 'The income in the band times the rate, down to a penny.',
		source: `${PAY_RATES} c8.1a`,
	},
	'basic-rate': {
		label: 'Tax at the basic rate',
		rule: 'The income in the band times the rate, down to a penny.',
		source: `${PAY_RATES} c8.2`,
	},
	'intermediate-rate': {
		label: 'Tax at the Scottish intermediate rate',
		rule: 'The income in the band times the rate, down to a penny.',
		source: `${PAY_RATES} c8.2b`,
	},
	'higher-rate': {
		label: 'Tax at the higher rate',
		rule: 'The income in the band times the rate, down to a penny.',
		source: `${PAY_RATES} c8.4`,
	},
	'advanced-rate': {
		label: 'Tax at the Scottish advanced rate',
		rule: 'The income in the band times the rate, down to a penny.',
		source: `${PAY_RATES} c8.4b`,
	},
	'top-rate': {
		label: 'Tax at the additional rate (in Scotland the top rate)',
		rule: 'The income above the last limit times the rate, down to a penny.',
		source: `${PAY_RATES} c8.6`,
	},
	'property-basic-rate': {
		label: 'Tax on property income at the basic rate',
		rule: 'The property income in the band times the rate, down to a penny.',
		source: PROPERTY,
	},
	'property-higher-rate': {
		label: 'Tax on property income at the higher rate',
		rule: 'The property income in the band times the rate, down to a penny.',
		source: PROPERTY,
	},
	'property-additional-rate': {
		label: 'Tax on property income at the additional rate',
		rule: 'The property income above the higher rate band times the rate, down to a penny.',
		source: PROPERTY,
	},
	'savings-basic-rate': {
		label: 'Tax on interest at the basic rate',
		rule: 'The interest in the band times the rate, down to a penny.',
		source: `${RATES} c8.12`,
	},
	'savings-higher-rate': {
		label: 'Tax on interest at the higher rate',
		rule: 'The interest in the band times the rate, down to a penny.',
		source: `${RATES} c8.14`,
	},
	'savings-additional-rate': {
		label: 'Tax on interest at the additional rate',
		rule: 'The interest above the higher rate band times the rate, down to a penny.',
		source: `${RATES} c8.16`,
	},
	'dividends-ordinary-rate': {
		label: 'Tax on dividends at the ordinary rate',
		rule: 'The dividends in the band times the rate, down to a penny.',
		source: `${RATES} c8.20`,
	},
	'dividends-upper-rate': {
		label: 'Tax on dividends at the upper rate',
		rule: 'The dividends in the band times the rate, down to a penny.',
		source: `${RATES} c8.22`,
	},
	'dividends-additional-rate': {
		label: 'Tax on dividends at the additional rate',
		rule: 'The dividends in the band times the rate, down to a penny.',
		source: `${RATES} c8.24`,
	},
	'transition-tax': {
		label: 'Tax on transition profit',
		rule: 'The tax with the transition profit less the tax without it.',
		source: 'FA 2022 Sch 1 para 68; HMRC stage 8, box c8.25c',
	},
	'income-tax-charged': {
		label: 'Income tax charged',
		rule: 'The tax in every band, added up.',
		source: 'ITA 2007 s.23 step 5; HMRC stage 8, box c8.26',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
