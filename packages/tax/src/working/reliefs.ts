/** The working of stages 4, 14 and 15: reliefs and allowances. */
import { positive } from '../rounding.ts';
import type { Line } from './line.ts';
import { line, total } from './line.ts';

export const reliefLines: readonly Line[] = [
	line(
		'c4.63b',
		'losses-brought-forward',
		['c1.14', 'c1.24', 'c1.31'],
		(f) => f.reliefs.lossesBroughtForward,
	),
	line(
		'c4.25',
		'losses-sideways',
		[
			'trades[].FSE78',
			'partnerships[].FPS22',
			'ukProperty.lossAgainstOtherIncome',
			'capitalGains.shareLossesAgainstIncome',
		],
		(f) => f.reliefs.lossesSideways,
	),
	line('c4.38', 'loan-interest', ['reliefs.qualifyingLoanInterest'], (f) => f.reliefs.loanInterest),
	line('c4.45', 'relief-limit', ['c4.25', 'c4.38', 'c3.21'], (f) =>
		f.reliefs.subjectToLimit > f.reliefs.limit ? f.reliefs.limit : 0,
	),
	line(
		'c4.47',
		'reliefs-allowed',
		[
			'c4.25',
			'c4.63b',
			'c4.38',
			'c4.45',
			'reliefs.postCessationTradeReliefAndCertainOtherLosses',
			'reliefs.preIncorporationLosses',
			'reliefs.paymentsToTradeUnionsForDeathBenefits',
		],
		(f) => f.reliefs.allowed,
	),
	line(
		'c4.48',
		'pension-payments-gross',
		[
			'reliefs.retirementAnnuityPayments',
			'reliefs.paymentToEmployersSchemeNoTaxRelief',
			'reliefs.overseasPensionSchemeContributions',
		],
		(f) => f.reliefs.pensionPaymentsGross,
	),
	line(
		'c4.49',
		'gifts-of-assets',
		['reliefs.sharesOrSecurities', 'reliefs.landAndBuildings'],
		(f) => f.reliefs.giftsOfAssets,
	),
	line('c4.51', 'annual-payments', ['reliefs.annualPaymentsMade'], (f) => f.reliefs.annualPayments),
	line(
		'c4.54.1',
		'transition-profit',
		['trades[].FSE73.3', 'partnerships[].FPS16.3'],
		(f) => f.reliefs.transitionProfit,
	),
	line('c4.55', 'net-income', ['c3.21', 'c4.47', 'c4.48', 'c4.49', 'c4.51'], (f) =>
		f.reliefs.netIncome === f.dividends.totalIncome ? 0 : f.reliefs.netIncome,
	),
	line(
		'c4.56',
		'gifts-paid',
		['reliefs.giftAid', 'reliefs.giftAidCarriedBack', 'reliefs.giftAidBroughtBack'],
		(f) => f.reliefs.giftsPaid,
	),
	line('c4.57', 'gift-aid', ['c4.56'], (f) => f.reliefs.giftAidGross),
	line(
		'c4.58',
		'pension-relief-at-source',
		['reliefs.pensionReliefAtSource'],
		(f) => f.reliefs.pensionReliefAtSource,
	),
	line('c4.59', 'band-extension', ['c4.57', 'c4.58'], (f) => f.reliefs.extension),
	total('c4.63', 'adjusted-net-income', ['c3.21', 'c4.55', 'c4.59'], (f) => f.allowances.adjustedNetIncome),
	line('personalAllowanceLost', 'personal-allowance-taper', ['c4.63'], (f) =>
		positive(f.status.personalAllowance - f.allowances.personalAllowance),
	),
	total('c4.64', 'personal-allowance', ['personalAllowanceLost'], (f) => f.allowances.personalAllowance),
	line(
		'c4.65',
		'blind-persons-allowance',
		['reliefs.blind', 'reliefs.blindSurplusFromSpouse'],
		(f) => f.allowances.blindPersonsAllowance,
	),
	line('c4.68', 'marriage-allowance-given', ['reliefs.marriageAllowance'], (f) => f.allowances.transferred),
	line(
		'c4.70',
		'deductions-and-allowances',
		['c4.47', 'c4.48', 'c4.49', 'c4.51', 'c4.64', 'c4.65', 'c4.68'],
		(f) => f.allowances.deductionsAndAllowances,
	),
	total('c4.74', 'taxable-income', ['c3.21', 'c4.70'], (f) => f.allowances.taxableIncome),
	line('c4.79', 'savings-allowance', ['c4.74', 'c4.59'], (f) =>
		f.savings.total > 0 ? f.allowances.savingsAllowance : 0,
	),
	line('c4.80', 'dividend-allowance', ['c3.15'], (f) =>
		f.dividends.total > 0 ? f.allowances.dividendAllowance : 0,
	),
];
