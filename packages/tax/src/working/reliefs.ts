/** The working of stages 4, 14 and 15: reliefs and allowances. */
import { positive } from '../rounding.ts';
import { by, half, ofYear } from './arithmetic.ts';
import type { ReliefBox } from './boxes.ts';
import { SIDEWAYS } from './income.ts';
import { type Lines, line, total } from './line.ts';
import { also, atMost, less, list, named, plus, smallest, sum, up } from './return-terms.ts';

/** Deductions from income other than allowances. */
const DEDUCTIONS = ['c4.47', 'c4.48', 'c4.49', 'c4.51'] as const;

export const reliefLines: Lines<ReliefBox> = {
	'c4.63b': line(
		'losses-brought-forward',
		sum('c1.14', 'c1.24', 'c1.31'),
		(f) => f.reliefs.lossesBroughtForward,
	),
	CGT41: line(
		'share-losses-sideways',
		list(
			named('capitalGains.shareLossesAgainstIncome'),
			named('capitalGains.disposals'),
			named('capitalGains.holdings'),
		),
		(f) => f.pages.capitalGains?.shareLosses ?? 0,
	),
	CGT42: line(
		'share-losses-without-limit',
		smallest([up('capitalGains.eisShareLossesAgainstIncome')], ['CGT41']),
		(f) => f.pages.capitalGains?.eisShareLosses ?? 0,
	),
	'c4.25': line('losses-sideways', sum(...SIDEWAYS, 'CGT41'), (f) => f.reliefs.lossesSideways),
	'c4.38': line('loan-interest', sum(up('reliefs.qualifyingLoanInterest')), (f) => f.reliefs.loanInterest),
	'c4.40': line(
		'reliefs-within-limit',
		sum('c4.25', 'c4.38', up('reliefs.postCessationTradeReliefAndCertainOtherLosses'), less('CGT42')),
		(f) => f.reliefs.subjectToLimit,
	),
	'c4.45': line(
		'relief-limit',
		list(
			ofYear('reliefLimit'),
			ofYear('reliefLimitShare'),
			'c3.21',
			named('reliefs.payrollGiving'),
			'c4.48',
			'c4.58',
			'trades[].FSE73.3',
			'partnerships[].FPS16.3',
		),
		(f) => (f.reliefs.subjectToLimit > f.reliefs.limit ? f.reliefs.limit : 0),
	),
	'c4.47': line(
		'reliefs-allowed',
		plus(
			smallest(['c4.40'], ['c4.45']),
			'c4.63b',
			'CGT42',
			up('reliefs.preIncorporationLosses'),
			up('reliefs.paymentsToTradeUnionsForDeathBenefits'),
		),
		(f) => f.reliefs.allowed,
	),
	'c4.48': line(
		'pension-payments-gross',
		sum(
			up('reliefs.retirementAnnuityPayments'),
			up('reliefs.paymentToEmployersSchemeNoTaxRelief'),
			up('reliefs.overseasPensionSchemeContributions'),
		),
		(f) => f.reliefs.pensionPaymentsGross,
	),
	'c4.49': line(
		'gifts-of-assets',
		sum(up('reliefs.sharesOrSecurities'), up('reliefs.landAndBuildings')),
		(f) => f.reliefs.giftsOfAssets,
	),
	'c4.51': line(
		'annual-payments',
		by('grossed', 'ukBasicRate', 'poundUp', sum(up('reliefs.annualPaymentsMade'))),
		(f) => f.reliefs.annualPayments,
	),
	'c4.54.1': line(
		'transition-profit',
		sum(
			'trades[].FSE73.3',
			'partnerships[].FPS16.3',
			less('trades[].FSE73.4'),
			less('partnerships[].FPS16.4'),
		),
		(f) => f.reliefs.transitionProfit,
	),
	'c4.55': total('net-income', sum('c3.21', ...DEDUCTIONS.map(less)), (f) => f.reliefs.netIncome),
	'c4.56': line(
		'gifts-paid',
		sum(up('reliefs.giftAid'), less(up('reliefs.giftAidCarriedBack')), up('reliefs.giftAidBroughtBack')),
		(f) => f.reliefs.giftsPaid,
	),
	'c4.57': line(
		'gift-aid',
		by('grossed', 'ukBasicRate', 'poundUp', sum('c4.56')),
		(f) => f.reliefs.giftAidGross,
	),
	'c4.58': line(
		'pension-relief-at-source',
		sum(up('reliefs.pensionReliefAtSource')),
		(f) => f.reliefs.pensionReliefAtSource,
	),
	'c4.59': line('band-extension', sum('c4.57', 'c4.58'), (f) => f.reliefs.extension),
	'c4.63': total(
		'adjusted-net-income',
		sum('c4.55', less('c4.59'), up('reliefs.paymentsToTradeUnionsForDeathBenefits')),
		(f) => f.allowances.adjustedNetIncome,
	),
	personalAllowanceLost: line(
		'personal-allowance-taper',
		atMost(half('poundDown', sum('c4.63', less(ofYear('taperThreshold')))), ofYear('fullPersonalAllowance')),
		(f) => positive(f.status.personalAllowance - f.allowances.personalAllowance),
	),
	'c4.64': total(
		'personal-allowance',
		sum(ofYear('fullPersonalAllowance'), less('personalAllowanceLost')),
		(f) => f.allowances.personalAllowance,
	),
	'c4.65': line(
		'blind-persons-allowance',
		also(sum(ofYear('blindPersonsAllowance'), up('reliefs.blindSurplusFromSpouse')), named('reliefs.blind')),
		(f) => f.allowances.blindPersonsAllowance,
	),
	'c4.68': line(
		'marriage-allowance-given',
		also(sum(ofYear('marriageAllowance')), named('reliefs.marriageAllowance')),
		(f) => f.allowances.transferred,
	),
	'c4.70': line(
		'deductions-and-allowances',
		sum(...DEDUCTIONS, 'c4.64', 'c4.65', less('c4.68')),
		(f) => f.allowances.deductionsAndAllowances,
	),
	'c4.74': total('taxable-income', sum('c3.21', less('c4.70')), (f) => f.allowances.taxableIncome),
	'c4.79': line(
		'savings-allowance',
		list('c4.74', ofYear('ukBasicLimit'), ofYear('ukAdditionalFrom'), 'c4.59', ofYear('savingsAllowance')),
		(f) => (f.savings.total > 0 ? f.allowances.savingsAllowance : 0),
	),
	'c4.80': line('dividend-allowance', sum(ofYear('dividendAllowance')), (f) =>
		f.dividends.total > 0 ? f.allowances.dividendAllowance : 0,
	),
};
