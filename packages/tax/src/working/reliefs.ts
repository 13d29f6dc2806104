/** The working of stages 4, 14 and 15: reliefs and allowances. */
import { positive } from '../rounding.ts';
import { by, half, list, smallest, sum } from './arithmetic.ts';
import { SIDEWAYS } from './income.ts';
import type { Line } from './line.ts';
import { line, total } from './line.ts';

/** What is deducted from income in every way but allowances. */
const DEDUCTIONS = ['c4.47', 'c4.48', 'c4.49', 'c4.51'];

export const reliefLines: readonly Line[] = [
	line(
		'c4.63b',
		'losses-brought-forward',
		sum('c1.14', 'c1.24', 'c1.31'),
		(f) => f.reliefs.lossesBroughtForward,
	),
	line(
		'CGT41',
		'share-losses-sideways',
		list('capitalGains.shareLossesAgainstIncome', 'capitalGains.disposals', 'capitalGains.holdings'),
		(f) => f.pages.capitalGains?.shareLosses ?? 0,
	),
	line(
		'CGT42',
		'share-losses-without-limit',
		smallest(['up(capitalGains.eisShareLossesAgainstIncome)'], ['CGT41']),
		(f) => f.pages.capitalGains?.eisShareLosses ?? 0,
	),
	line('c4.25', 'losses-sideways', sum(...SIDEWAYS, 'CGT41'), (f) => f.reliefs.lossesSideways),
	line('c4.38', 'loan-interest', sum('up(reliefs.qualifyingLoanInterest)'), (f) => f.reliefs.loanInterest),
	line(
		'c4.40',
		'reliefs-within-limit',
		sum('c4.25', 'c4.38', 'up(reliefs.postCessationTradeReliefAndCertainOtherLosses)', '-CGT42'),
		(f) => f.reliefs.subjectToLimit,
	),
	line(
		'c4.45',
		'relief-limit',
		list(
			'#reliefLimit',
			'#reliefLimitShare',
			'c3.21',
			'reliefs.payrollGiving',
			'c4.48',
			'c4.58',
			'trades[].FSE73.3',
			'partnerships[].FPS16.3',
		),
		(f) => (f.reliefs.subjectToLimit > f.reliefs.limit ? f.reliefs.limit : 0),
	),
	line(
		'c4.47',
		'reliefs-allowed',
		{
			...smallest(['c4.40'], ['c4.45']),
			plus: [
				'c4.63b',
				'CGT42',
				'up(reliefs.preIncorporationLosses)',
				'up(reliefs.paymentsToTradeUnionsForDeathBenefits)',
			],
		},
		(f) => f.reliefs.allowed,
	),
	line(
		'c4.48',
		'pension-payments-gross',
		sum(
			'up(reliefs.retirementAnnuityPayments)',
			'up(reliefs.paymentToEmployersSchemeNoTaxRelief)',
			'up(reliefs.overseasPensionSchemeContributions)',
		),
		(f) => f.reliefs.pensionPaymentsGross,
	),
	line(
		'c4.49',
		'gifts-of-assets',
		sum('up(reliefs.sharesOrSecurities)', 'up(reliefs.landAndBuildings)'),
		(f) => f.reliefs.giftsOfAssets,
	),
	line(
		'c4.51',
		'annual-payments',
		by('grossed', 'ukBasicRate', 'poundUp', sum('up(reliefs.annualPaymentsMade)')),
		(f) => f.reliefs.annualPayments,
	),
	line(
		'c4.54.1',
		'transition-profit',
		sum('trades[].FSE73.3', 'partnerships[].FPS16.3', '-trades[].FSE73.4', '-partnerships[].FPS16.4'),
		(f) => f.reliefs.transitionProfit,
	),
	total('c4.55', 'net-income', sum('c3.21', ...DEDUCTIONS.map((id) => `-${id}`)), (f) => f.reliefs.netIncome),
	line(
		'c4.56',
		'gifts-paid',
		sum('up(reliefs.giftAid)', '-up(reliefs.giftAidCarriedBack)', 'up(reliefs.giftAidBroughtBack)'),
		(f) => f.reliefs.giftsPaid,
	),
	line(
		'c4.57',
		'gift-aid',
		by('grossed', 'ukBasicRate', 'poundUp', sum('c4.56')),
		(f) => f.reliefs.giftAidGross,
	),
	line(
		'c4.58',
		'pension-relief-at-source',
		sum('up(reliefs.pensionReliefAtSource)'),
		(f) => f.reliefs.pensionReliefAtSource,
	),
	line('c4.59', 'band-extension', sum('c4.57', 'c4.58'), (f) => f.reliefs.extension),
	total(
		'c4.63',
		'adjusted-net-income',
		sum('c4.55', '-c4.59', 'up(reliefs.paymentsToTradeUnionsForDeathBenefits)'),
		(f) => f.allowances.adjustedNetIncome,
	),
	line(
		'personalAllowanceLost',
		'personal-allowance-taper',
		{ ...half('poundDown', 'c4.63', '-#taperThreshold'), most: ['#fullPersonalAllowance'] },
		(f) => positive(f.status.personalAllowance - f.allowances.personalAllowance),
	),
	total(
		'c4.64',
		'personal-allowance',
		sum('#fullPersonalAllowance', '-personalAllowanceLost'),
		(f) => f.allowances.personalAllowance,
	),
	line(
		'c4.65',
		'blind-persons-allowance',
		{ ...sum('#blindPersonsAllowance', 'up(reliefs.blindSurplusFromSpouse)'), also: ['reliefs.blind'] },
		(f) => f.allowances.blindPersonsAllowance,
	),
	line(
		'c4.68',
		'marriage-allowance-given',
		{ ...sum('#marriageAllowance'), also: ['reliefs.marriageAllowance'] },
		(f) => f.allowances.transferred,
	),
	line(
		'c4.70',
		'deductions-and-allowances',
		sum(...DEDUCTIONS, 'c4.64', 'c4.65', '-c4.68'),
		(f) => f.allowances.deductionsAndAllowances,
	),
	total('c4.74', 'taxable-income', sum('c3.21', '-c4.70'), (f) => f.allowances.taxableIncome),
	line(
		'c4.79',
		'savings-allowance',
		list('c4.74', '#ukBasicLimit', '#ukAdditionalFrom', 'c4.59', '#savingsAllowance'),
		(f) => (f.savings.total > 0 ? f.allowances.savingsAllowance : 0),
	),
	line('c4.80', 'dividend-allowance', sum('#dividendAllowance'), (f) =>
		f.dividends.total > 0 ? f.allowances.dividendAllowance : 0,
	),
];
