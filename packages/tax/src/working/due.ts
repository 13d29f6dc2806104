/** The working of stages 9 to 13, 24 to 26 and 28: from the tax charged to what is owed. */
import type { Line } from './line.ts';
import { line, total } from './line.ts';

const REDUCTIONS = ['c9.5', 'c9.7', 'c9.9', 'c9.11', 'c9.15a', 'c9.19', 'c9.21', 'c9.23', 'c9.23b'];

export const adjustmentLines: readonly Line[] = [
	line(
		'c9.5',
		'venture-capital-trust',
		['reliefs.ventureCapitalTrust'],
		(f) => f.adjustments.ventureCapitalTrust,
	),
	line(
		'c9.7',
		'enterprise-investment-scheme',
		['reliefs.enterpriseInvestmentScheme'],
		(f) => f.adjustments.enterpriseInvestmentScheme,
	),
	line(
		'c9.9',
		'seed-enterprise-investment-scheme',
		['reliefs.seedEnterpriseInvestmentScheme'],
		(f) => f.adjustments.seedEnterpriseInvestmentScheme,
	),
	line(
		'c9.11',
		'community-investment',
		['reliefs.communityInvestment'],
		(f) => f.adjustments.communityInvestment,
	),
	line('c9.15a', 'maintenance', ['reliefs.maintenancePayments'], (f) => f.adjustments.maintenance),
	line(
		'c9.18',
		'married-couples-amount',
		['c4.63', 'reliefs.marriedCouplesAllowance', 'person.dateOfBirth'],
		(f) => f.allowances.marriedCouples.amount,
	),
	line('c9.19', 'married-couples-allowance', ['c9.18'], (f) => f.adjustments.marriedCouplesAllowance),
	line(
		'c9.21',
		'marriage-allowance-received',
		['reliefs.marriageAllowance'],
		(f) => f.adjustments.marriageAllowance,
	),
	line(
		'c24.15a',
		'finance-costs',
		['ukProperty.financeCosts', 'ukProperty.financeCostsBroughtForward', 'partnerships[].property'],
		(f) => f.financeCosts.total,
	),
	line(
		'c24.16',
		'finance-costs-within-profits',
		['c24.15a', 'c1.33', 'c1.31'],
		(f) => f.financeCosts.withinProfits,
	),
	line('c24.15', 'finance-costs-income-limit', ['c4.63', 'c2.19', 'c3.15', 'c4.64', 'c4.65', 'c4.68'], (f) =>
		f.financeCosts.total > 0 ? f.financeCosts.adjustedTotalIncome : 0,
	),
	line('c24.17', 'finance-costs-relievable', ['c24.15', 'c24.16'], (f) => f.financeCosts.relievable),
	line('c9.23', 'finance-costs-relief', ['c24.17'], (f) => f.adjustments.financeCosts),
	line(
		'c9.23b',
		'loan-interest-relief',
		['reliefs.nonDeductibleLoanInterest'],
		(f) => f.adjustments.loanInterest,
	),
	line('c9.31', 'tax-after-reductions', ['c8.26', ...REDUCTIONS], (f) =>
		f.adjustments.afterReductions === f.incomeTaxCharged ? 0 : f.adjustments.afterReductions,
	),
	line('c9.34', 'gift-aid-tax', ['c4.57'], (f) => f.adjustments.giftAidTax),
	line('c9.39', 'gift-aid-charge', ['c9.34', 'c8.26', 'c9.31', 'c18.52'], (f) => f.adjustments.giftAidCharge),
	line(
		'PTM1',
		'threshold-income',
		['c3.21', 'c4.55', 'c4.58', 'pensionCharges.savings.salarySacrifice'],
		(f) => f.charges.pensionSavings?.thresholdIncome ?? 0,
	),
	line(
		'PTM2',
		'adjusted-income',
		['c3.21', 'c4.55', 'c4.48', 'pensionCharges.savings.beforeTax', 'pensionCharges.savings.byEmployers'],
		(f) => f.charges.pensionSavings?.adjustedIncome ?? 0,
	),
	line('PTM3', 'pension-annual-allowance', ['PTM1', 'PTM2'], (f) => f.charges.pensionSavings?.allowance ?? 0),
	line(
		'AIL10',
		'pension-savings-excess',
		['pensionCharges.savings.saved', 'PTM3', 'pensionCharges.savings.earlierYears'],
		(f) => f.charges.pensionSavings?.excess ?? 0,
	),
	line('c9.39a', 'pension-charges', ['AIL10', 'pensionCharges'], (f) => f.charges.pensions),
	line(
		'c9.39b',
		'state-pension-lump-sum',
		['pensions.statePensionLumpSum', 'c4.74'],
		(f) => f.charges.statePensionLumpSum,
	),
	line('c9.39c', 'child-benefit-charge', ['childBenefit.received', 'c4.63'], (f) => f.charges.childBenefit),
	line('WFP1', 'winter-fuel-charge', ['winterFuelPayment', 'c3.21'], (f) => f.charges.winterFuel),
	total(
		'c9.43',
		'income-tax-due',
		['c8.26', 'c9.31', 'c9.39', 'c9.39a', 'c9.39b', 'c9.39c', 'WFP1'],
		(f) => f.adjustments.incomeTaxDue,
	),
];

export const dueLines: readonly Line[] = [
	line('c11.1', 'tax-from-pay', ['employments[].taxDeducted'], (f) => f.taxPaid.employment),
	line(
		'c11.4',
		'tax-from-pensions',
		['pensions.taxDeducted', 'pensions.statePensionLumpSumTaxDeducted', 'stateBenefits.taxDeducted'],
		(f) => f.taxPaid.pensions,
	),
	line('c11.7', 'debt-collected', ['taxCodes.outstandingDebt'], (f) => f.taxPaid.debtCollected),
	line(
		'c11.10',
		'tax-from-trades',
		['trades[].cisDeductions', 'trades[].otherTaxDeducted'],
		(f) => f.taxPaid.trades,
	),
	line(
		'c11.13',
		'tax-from-partnerships',
		['partnerships[].taxDeducted', 'partnerships[].cisDeductions', 'partnerships[].tradingTaxDeducted'],
		(f) => f.taxPaid.partnerships,
	),
	line('c11.14', 'tax-from-property', ['ukProperty.taxDeducted'], (f) => f.taxPaid.property),
	line('c11.27', 'tax-from-interest', ['savings.taxedUkInterest'], (f) => f.taxPaid.interest),
	line('c11.28', 'tax-from-securities', ['savings.securitiesTaxDeducted'], (f) => f.taxPaid.securities),
	line('c11.30', 'tax-from-other-income', ['otherIncome.taxDeducted'], (f) => f.taxPaid.other),
	total(
		'c11.31',
		'tax-taken-off',
		['c11.1', 'c11.4', 'c11.7', 'c11.10', 'c11.13', 'c11.14', 'c11.27', 'c11.28', 'c11.30'],
		(f) => f.taxPaid.total,
	),
	line(
		'c12.6',
		'earlier-years-in-code',
		['taxCodes.underpaymentOfEarlierYears'],
		(f) => f.taxDue.earlierYears,
	),
	line('c12.9', 'tax-on-annual-payments', ['reliefs.annualPaymentsMade'], (f) => f.taxDue.annualPayments),
	line('c12.14', 'later-code', ['taxCodes.underpaymentInLaterCode'], (f) => f.taxDue.laterCode),
	line('c12.17b', 'gains-tax-set-off', ['c18.59'], (f) => f.taxDue.capitalGainsSetOff),
	total(
		'c12.18',
		'total-due',
		['c9.43', 'c12.2', 'c12.3', 'c12.6', 'c12.7', 'c12.7b', 'c12.9', 'c11.31', 'c12.14', 'c12.17', 'c12.17b'],
		(f) => f.taxDue.total,
	),
	line('c13.1', 'relevant-amount', ['c9.43', 'c12.2', 'c11.31'], (f) =>
		f.paymentsOnAccount.required ? f.paymentsOnAccount.relevantAmount : 0,
	),
	line('c13.2', 'payment-on-account', ['c13.1', 'reducedPaymentOnAccount'], (f) => f.paymentsOnAccount.first),
];
