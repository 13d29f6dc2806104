/** The working of stage 25: pension savings, and the charges on them. */
import { by, ofYear } from './arithmetic.ts';
import type { PensionBox } from './boxes.ts';
import { type Lines, line } from './line.ts';
import { down, either, exact, less, list, named, plus, sum, up } from './return-terms.ts';

export const pensionLines: Lines<PensionBox> = {
	PTM1: line(
		'threshold-income',
		sum('c4.55', less('c4.58'), exact('pensionCharges.savings.salarySacrifice')),
		(f) => f.charges.pensionSavings?.thresholdIncome ?? 0,
	),
	PTM2: line(
		'adjusted-income',
		sum(
			'c4.55',
			'c4.48',
			exact('pensionCharges.savings.beforeTax'),
			exact('pensionCharges.savings.byEmployers'),
		),
		(f) => f.charges.pensionSavings?.adjustedIncome ?? 0,
	),
	PTM3: line(
		'pension-annual-allowance',
		list(
			'PTM1',
			'PTM2',
			ofYear('annualAllowance'),
			ofYear('thresholdIncomeLimit'),
			ofYear('adjustedIncomeLimit'),
			ofYear('annualAllowanceMinimum'),
		),
		(f) => f.charges.pensionSavings?.allowance ?? 0,
	),
	AIL10: line(
		'pension-savings-excess',
		list(
			named('pensionCharges.savings.saved'),
			'PTM3',
			named('pensionCharges.savings.earlierYears'),
			named('pensionCharges.savings.moneyPurchaseAfterAccess'),
		),
		(f) => f.charges.pensionSavings?.excess ?? 0,
	),
	'c25.26': line(
		'annual-allowance-charge',
		list(
			either('AIL10', named('pensionCharges.excessOfAnnualAllowance')),
			'c4.74',
			ofYear('starterBand'),
			ofYear('basicBand'),
			ofYear('intermediateBand'),
			ofYear('higherBand'),
			ofYear('advancedBand'),
			'c4.59',
			ofYear('basicRate'),
			ofYear('intermediateRate'),
			ofYear('higherRate'),
			ofYear('advancedRate'),
			ofYear('topRate'),
			named('pensionCharges.annualAllowanceTaxPaid'),
		),
		(f) => f.charges.pensionCharges.annualAllowance,
	),
	'c25.31': line(
		'overseas-transfer-charge',
		plus(
			by('rate', 'overseasTransferRate', 'pennyDown', sum(down('pensionCharges.overseasTransfer'))),
			less(up('pensionCharges.overseasTransferTaxPaid')),
		),
		(f) => f.charges.pensionCharges.overseasTransfer,
	),
	'c25.39': line(
		'unauthorised-payments-charge',
		list(
			named('pensionCharges.unauthorisedPayment'),
			ofYear('unauthorisedRate'),
			named('pensionCharges.unauthorisedPaymentWithSurcharge'),
			ofYear('unauthorisedSurchargeRate'),
			named('pensionCharges.unauthorisedPaymentForeignTax'),
		),
		(f) => f.charges.pensionCharges.unauthorisedPayments,
	),
	'c25.49': line(
		'short-service-refund-charge',
		list(
			named('pensionCharges.shortServiceRefund'),
			ofYear('refundLowerBand'),
			ofYear('refundLowerRate'),
			ofYear('refundHigherRate'),
			named('pensionCharges.shortServiceRefundForeignTax'),
		),
		(f) => f.charges.pensionCharges.shortServiceRefund,
	),
	'c9.39a': line(
		'pension-charges',
		sum('c25.26', 'c25.31', 'c25.39', 'c25.49'),
		(f) => f.charges.pensionCharges.total,
	),
};
