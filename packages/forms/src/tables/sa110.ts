/** SA110, the tax calculation summary: figures of the calculation, in pence. Source: HMRC's MTR schemas. */
import type { Facts } from '@halfpenny/facts';
import { figure, row, sourcesOf, type Table, type Work, work } from './row.ts';

const from = sourcesOf<Facts>();

/** Zero is allowed there only with a claim to reduce (HMRC 6730). */
const firstPayment: Work = ({ calculation: { paymentsOnAccount } }) =>
	paymentsOnAccount.required
		? { value: paymentsOnAccount.first, origins: ['paymentsOnAccount.first'] }
		: undefined;

const reduced: Work = ({ calculation: { paymentsOnAccount } }) =>
	paymentsOnAccount.reason === 'reduced' ? { value: true, origins: ['reducedPaymentOnAccount'] } : undefined;

/** Tax calculation summary. */
export const sa110: Table = {
	form: 'SA110',
	element: 'SA110',
	needed: () => true,
	// biome-ignore format: one row a line
	rows: [
		row('CAL1/2', 'SelfAssessment/TotalTaxEtcDue', 'Total due, or a refund when negative', 'money.any', figure('totalDue'), { required: true }),
		row('CAL3', 'SelfAssessment/StudentLoanRepaymentDue', 'Student loan repayment due', 'money.notNegative', figure('studentLoan', { blankWhenZero: true })),
		row('CAL3.1', 'SelfAssessment/PostgraduateLoanRepaymentDue', 'Postgraduate loan repayment due', 'money.notNegative', figure('postgraduateLoan', { blankWhenZero: true })),
		row('CAL4', 'SelfAssessment/Class4NICsDue', 'Class 4 National Insurance due', 'money.notNegative', figure('class4', { blankWhenZero: true })),
		row('CAL4.1', 'SelfAssessment/Class2NICsDue', 'Class 2 National Insurance due', 'money.notNegative', figure('class2', { blankWhenZero: true })),
		row('CAL5', 'SelfAssessment/CapitalGainsTaxDue', 'Capital gains tax due', 'money.positive', figure('capitalGainsTax')),
		row('CAL6', 'SelfAssessment/PensionChargesDue', 'Pension charges due', 'money.positive', figure('pensionCharges')),
		row('CAL7-9', 'UnderpaidTax', 'Underpaid tax', 'group', { from: 'always' }),
		row('CAL7', 'UnderpaidTax/UnderpaidTaxForEarlierYearsIncludedInCode', 'Underpaid tax of earlier years in this year’s code', 'money.notNegative', from.value('taxCodes.underpaymentOfEarlierYears')),
		row('CAL8', 'UnderpaidTax/UnderpaidTaxForYearIncludedInFutureCode', 'Underpaid tax of this year in a later code', 'money.notNegative', from.value('taxCodes.underpaymentInLaterCode')),
		row('CAL9', 'UnderpaidTax/OutstandingDebtCodedOutAmount', 'Other debt in this year’s code', 'money.notNegative', from.value('taxCodes.outstandingDebt')),
		row('CAL10', 'PaymentsOnAccount/ClaimToReducePaymentsOnAccount', 'Claim to reduce payments on account', 'tick', work(reduced, 'reducedPaymentOnAccount')),
		row('CAL11', 'PaymentsOnAccount/FirstPaymentOnAccount', 'First payment on account for next year', 'money.notNegative', work(firstPayment)),
		row('CAL12', 'SurplusAllowances/SurplusBlindPersonsAllowance', 'Spouse’s spare blind person’s allowance', 'money.positive', from.up('reliefs.blindSurplusFromSpouse')),
		row('CAL13', 'SurplusAllowances/SurplusMarriedCouplesAllowance', 'Spouse’s spare married couple’s allowance', 'money.positive', from.up('reliefs.marriedCouplesAllowance.surplusFromSpouse')),
		row('CAL14', 'AdjustmentsToTaxDue/IncreaseInTaxFromAdjustmentToEarlierYears', 'More tax from adjustments to earlier years', 'money.positive', from.value('taxCodes.increaseForEarlierYears')),
		row('CAL15', 'AdjustmentsToTaxDue/DecreaseInTaxFromAdjustmentToEarlierYears', 'Less tax from adjustments to earlier years', 'money.positive', from.value('taxCodes.decreaseForEarlierYears')),
	],
};
