/** The working of stages 11 to 13: what was taken off, and what is owed. */
import { by, half, list, signedSum, smallest, sum } from './arithmetic.ts';
import type { Line } from './line.ts';
import { line, total } from './line.ts';

/** Everything of the year but capital gains tax. */
const BEFORE_GAINS = ['c9.43', 'c12.2', 'c12.3', 'c12.6', 'c12.7', 'c12.7b', 'c12.9', '-c11.31', '-c12.14'];

export const dueLines: readonly Line[] = [
	line('c11.1', 'tax-from-pay', signedSum('up(employments[].taxDeducted)'), (f) => f.taxPaid.employment),
	line(
		'c11.4',
		'tax-from-pensions',
		signedSum(
			'up(pensions.taxDeducted)',
			'up(pensions.statePensionLumpSumTaxDeducted)',
			'up(stateBenefits.taxDeducted)',
		),
		(f) => f.taxPaid.pensions,
	),
	line(
		'c11.7',
		'debt-collected',
		smallest(['c11.1', 'c11.4'], ['exact(taxCodes.outstandingDebt)']),
		(f) => f.taxPaid.debtCollected,
	),
	line(
		'c11.10',
		'tax-from-trades',
		sum('up(trades[].cisDeductions)', 'up(trades[].otherTaxDeducted)'),
		(f) => f.taxPaid.trades,
	),
	line(
		'c11.13',
		'tax-from-partnerships',
		sum(
			'up(partnerships[].taxDeducted)',
			'up(partnerships[].cisDeductions)',
			'up(partnerships[].tradingTaxDeducted)',
		),
		(f) => f.taxPaid.partnerships,
	),
	line('c11.14', 'tax-from-property', sum('up(ukProperty.taxDeducted)'), (f) => f.taxPaid.property),
	line(
		'c11.27',
		'tax-from-interest',
		by('takenOff', 'ukBasicRate', 'pennyUp', sum('down(savings.taxedUkInterest)')),
		(f) => f.taxPaid.interest,
	),
	line(
		'c11.28',
		'tax-from-securities',
		sum('up(savings.securitiesTaxDeducted)'),
		(f) => f.taxPaid.securities,
	),
	line('c11.30', 'tax-from-other-income', sum('up(otherIncome.taxDeducted)'), (f) => f.taxPaid.other),
	total(
		'c11.31',
		'tax-taken-off',
		sum('c11.1', 'c11.4', '-c11.7', 'c11.10', 'c11.13', 'c11.14', 'c11.27', 'c11.28', 'c11.30'),
		(f) => f.taxPaid.total,
	),
	line(
		'c12.6',
		'earlier-years-in-code',
		sum('exact(taxCodes.underpaymentOfEarlierYears)'),
		(f) => f.taxDue.earlierYears,
	),
	line(
		'c12.9',
		'tax-on-annual-payments',
		list('reliefs.annualPaymentsMade', '#ukBasicRate'),
		(f) => f.taxDue.annualPayments,
	),
	line('c12.14', 'later-code', sum('exact(taxCodes.underpaymentInLaterCode)'), (f) => f.taxDue.laterCode),
	line(
		'c12.17b',
		'gains-tax-set-off',
		smallest(['c18.59'], BEFORE_GAINS),
		(f) => f.taxDue.capitalGainsSetOff,
	),
	total('c12.18', 'total-due', signedSum(...BEFORE_GAINS, 'c12.17', '-c12.17b'), (f) => f.taxDue.total),
	line(
		'adjusted',
		'refunds-and-changes',
		signedSum(
			'down(taxCodes.alreadyRefunded)',
			'exact(taxCodes.increaseForEarlierYears)',
			'-exact(taxCodes.decreaseForEarlierYears)',
		),
		(f) => f.taxDue.adjusted,
	),
	line(
		'paidOnAccount',
		'payments-on-account-made',
		sum('exact(paymentsOnAccountMade)'),
		(f) => f.taxDue.paidOnAccount,
	),
	total('left', 'left-to-settle', signedSum('c12.18', 'adjusted', '-paidOnAccount'), ({ taxDue }) =>
		taxDue.left === taxDue.total ? undefined : taxDue.left,
	),
	total(
		'takenOffForPayments',
		'taken-off-for-payments',
		sum('c11.31', 'c12.14', '-c12.6'),
		({ paymentsOnAccount: { required, takenOff }, taxPaid }) =>
			required && takenOff !== taxPaid.total ? takenOff : undefined,
	),
	line('c13.1', 'relevant-amount', sum('c9.43', 'c12.9', 'c12.2', '-takenOffForPayments|c11.31'), (f) =>
		f.paymentsOnAccount.required ? f.paymentsOnAccount.relevantAmount : 0,
	),
	line(
		'c13.2',
		'payment-on-account',
		{ ...half('pennyDown', 'c13.1'), most: ['exact(reducedPaymentOnAccount)'] },
		(f) => f.paymentsOnAccount.first,
	),
];
