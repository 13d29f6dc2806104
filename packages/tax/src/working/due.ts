/** The working of stages 11 to 13: tax taken off, and tax owed. */
import { by, half, ofYear } from './arithmetic.ts';
import type { DueBox } from './boxes.ts';
import { type Lines, line, total } from './line.ts';
import {
	atMost,
	down,
	either,
	exact,
	less,
	list,
	named,
	signedSum,
	smallest,
	sum,
	up,
} from './return-terms.ts';

/** Everything of the year except capital gains tax. */
const BEFORE_GAINS = [
	'c9.43',
	'c12.2',
	'c12.3',
	'c12.6',
	'c12.7',
	'c12.7b',
	'c12.9',
	less('c11.31'),
	less('c12.14'),
] as const;

export const dueLines: Lines<DueBox> = {
	'c11.1': line('tax-from-pay', signedSum(up('employments[].taxDeducted')), (f) => f.taxPaid.employment),
	'c11.4': line(
		'tax-from-pensions',
		signedSum(
			up('pensions.taxDeducted'),
			up('pensions.statePensionLumpSumTaxDeducted'),
			up('stateBenefits.taxDeducted'),
		),
		(f) => f.taxPaid.pensions,
	),
	'c11.7': line(
		'debt-collected',
		smallest(['c11.1', 'c11.4'], [exact('taxCodes.outstandingDebt')]),
		(f) => f.taxPaid.debtCollected,
	),
	'c11.10': line(
		'tax-from-trades',
		sum(up('trades[].cisDeductions'), up('trades[].otherTaxDeducted')),
		(f) => f.taxPaid.trades,
	),
	'c11.13': line(
		'tax-from-partnerships',
		sum(
			up('partnerships[].taxDeducted'),
			up('partnerships[].cisDeductions'),
			up('partnerships[].tradingTaxDeducted'),
		),
		(f) => f.taxPaid.partnerships,
	),
	'c11.14': line('tax-from-property', sum(up('ukProperty.taxDeducted')), (f) => f.taxPaid.property),
	'c11.27': line(
		'tax-from-interest',
		by('takenOff', 'ukBasicRate', 'pennyUp', sum(down('savings.taxedUkInterest'))),
		(f) => f.taxPaid.interest,
	),
	'c11.28': line(
		'tax-from-securities',
		sum(up('savings.securitiesTaxDeducted')),
		(f) => f.taxPaid.securities,
	),
	'c11.30': line('tax-from-other-income', sum(up('otherIncome.taxDeducted')), (f) => f.taxPaid.other),
	'c11.31': total(
		'tax-taken-off',
		sum('c11.1', 'c11.4', less('c11.7'), 'c11.10', 'c11.13', 'c11.14', 'c11.27', 'c11.28', 'c11.30'),
		(f) => f.taxPaid.total,
	),
	'c12.6': line(
		'earlier-years-in-code',
		sum(exact('taxCodes.underpaymentOfEarlierYears')),
		(f) => f.taxDue.earlierYears,
	),
	'c12.9': line(
		'tax-on-annual-payments',
		list(named('reliefs.annualPaymentsMade'), ofYear('ukBasicRate')),
		(f) => f.taxDue.annualPayments,
	),
	'c12.14': line('later-code', sum(exact('taxCodes.underpaymentInLaterCode')), (f) => f.taxDue.laterCode),
	'c12.17b': line(
		'gains-tax-set-off',
		smallest(['c18.59'], BEFORE_GAINS),
		(f) => f.taxDue.capitalGainsSetOff,
	),
	'c12.18': total('total-due', signedSum(...BEFORE_GAINS, 'c12.17', less('c12.17b')), (f) => f.taxDue.total),
	adjusted: line(
		'refunds-and-changes',
		signedSum(
			down('taxCodes.alreadyRefunded'),
			exact('taxCodes.increaseForEarlierYears'),
			less(exact('taxCodes.decreaseForEarlierYears')),
		),
		(f) => f.taxDue.adjusted,
	),
	paidOnAccount: line(
		'payments-on-account-made',
		sum(exact('paymentsOnAccountMade')),
		(f) => f.taxDue.paidOnAccount,
	),
	left: total('left-to-settle', signedSum('c12.18', 'adjusted', less('paidOnAccount')), ({ taxDue }) =>
		taxDue.left === taxDue.total ? undefined : taxDue.left,
	),
	takenOffForPayments: total(
		'taken-off-for-payments',
		sum('c11.31', 'c12.14', less('c12.6')),
		({ paymentsOnAccount: { required, takenOff }, taxPaid }) =>
			required && takenOff !== taxPaid.total ? takenOff : undefined,
	),
	'c13.1': line(
		'relevant-amount',
		sum('c9.43', 'c12.9', 'c12.2', less(either('takenOffForPayments', 'c11.31'))),
		(f) => (f.paymentsOnAccount.required ? f.paymentsOnAccount.relevantAmount : 0),
	),
	'c13.2': line(
		'payment-on-account',
		atMost(half('pennyDown', sum('c13.1')), exact('reducedPaymentOnAccount')),
		(f) => f.paymentsOnAccount.first,
	),
};
