/** The working of stage 25: pension savings, and the charges on them. */
import { by, list, sum } from './arithmetic.ts';
import type { Line } from './line.ts';
import { line } from './line.ts';

/** Net income with transition profit, where there is any. */
const NET_INCOME = 'c4.54.2|c4.55';

export const pensionLines: readonly Line[] = [
	line(
		'c4.54.2',
		'net-income-with-transition',
		sum('c3.21', 'c4.54.1', '-c4.47', '-c4.48', '-c4.49', '-c4.51'),
		(f) =>
			f.charges.pensionSavings && f.reliefs.transitionProfit > 0 ? f.reliefs.netIncomeWithTransition : 0,
	),
	line(
		'PTM1',
		'threshold-income',
		sum(NET_INCOME, '-c4.58', 'exact(pensionCharges.savings.salarySacrifice)'),
		(f) => f.charges.pensionSavings?.thresholdIncome ?? 0,
	),
	line(
		'PTM2',
		'adjusted-income',
		sum(
			NET_INCOME,
			'c4.48',
			'exact(pensionCharges.savings.beforeTax)',
			'exact(pensionCharges.savings.byEmployers)',
		),
		(f) => f.charges.pensionSavings?.adjustedIncome ?? 0,
	),
	line(
		'PTM3',
		'pension-annual-allowance',
		list(
			'PTM1',
			'PTM2',
			'#annualAllowance',
			'#thresholdIncomeLimit',
			'#adjustedIncomeLimit',
			'#annualAllowanceMinimum',
		),
		(f) => f.charges.pensionSavings?.allowance ?? 0,
	),
	line(
		'AIL10',
		'pension-savings-excess',
		list(
			'pensionCharges.savings.saved',
			'PTM3',
			'pensionCharges.savings.earlierYears',
			'pensionCharges.savings.moneyPurchaseAfterAccess',
		),
		(f) => f.charges.pensionSavings?.excess ?? 0,
	),
	line(
		'c25.26',
		'annual-allowance-charge',
		list(
			'AIL10|pensionCharges.excessOfAnnualAllowance',
			'c4.74',
			'#starterBand',
			'#basicBand',
			'#intermediateBand',
			'#higherBand',
			'#advancedBand',
			'c4.59',
			'#basicRate',
			'#intermediateRate',
			'#higherRate',
			'#advancedRate',
			'#topRate',
			'pensionCharges.annualAllowanceTaxPaid',
		),
		(f) => f.charges.pensionCharges.annualAllowance,
	),
	line(
		'c25.31',
		'overseas-transfer-charge',
		{
			...by('rate', 'overseasTransferRate', 'pennyDown', sum('down(pensionCharges.overseasTransfer)')),
			plus: ['-up(pensionCharges.overseasTransferTaxPaid)'],
		},
		(f) => f.charges.pensionCharges.overseasTransfer,
	),
	line(
		'c25.39',
		'unauthorised-payments-charge',
		list(
			'pensionCharges.unauthorisedPayment',
			'#unauthorisedRate',
			'pensionCharges.unauthorisedPaymentWithSurcharge',
			'#unauthorisedSurchargeRate',
			'pensionCharges.unauthorisedPaymentForeignTax',
		),
		(f) => f.charges.pensionCharges.unauthorisedPayments,
	),
	line(
		'c25.49',
		'short-service-refund-charge',
		list(
			'pensionCharges.shortServiceRefund',
			'#refundLowerBand',
			'#refundLowerRate',
			'#refundHigherRate',
			'pensionCharges.shortServiceRefundForeignTax',
		),
		(f) => f.charges.pensionCharges.shortServiceRefund,
	),
	line(
		'c9.39a',
		'pension-charges',
		sum('c25.26', 'c25.31', 'c25.39', 'c25.49'),
		(f) => f.charges.pensionCharges.total,
	),
];
