/** The working of stages 9, 24 to 26 and 28: reductions of income tax, and additions. */
import { yearData } from '@halfpenny/years';
import { by, ofYear } from './arithmetic.ts';
import type { AdjustmentBox, InputId, PensionBox } from './boxes.ts';
import type { Part } from './builders.ts';
import { type Lines, line, total } from './line.ts';
import { pensionLines } from './pensions.ts';
import { also, down, either, less, list, named, percentOf, rate, smallest, sum, up } from './return-terms.ts';
import type { LookedUpName } from './used.ts';

/** The reductions that HMRC counts in the Gift Aid test, which leaves maintenance out (c9.37). */
const COUNTED = (['c9.5', 'c9.7', 'c9.9', 'c9.11', 'c9.19', 'c9.21', 'c9.23', 'c9.23b'] as const).map(less);

/** A relief at a rate of what was paid, up to a penny. */
const relief = (used: LookedUpName, ...terms: readonly Part<InputId>[]) =>
	by('rate', used, 'pennyUp', sum(...terms));

export const adjustmentLines: Lines<AdjustmentBox | PensionBox> = {
	'c9.5': line(
		'venture-capital-trust',
		relief('ventureCapitalTrustRate', up('reliefs.ventureCapitalTrust')),
		(f) => f.adjustments.ventureCapitalTrust,
	),
	AOR2: line(
		'enterprise-investment-limited',
		smallest(
			[up('reliefs.enterpriseInvestmentScheme')],
			[
				ofYear('enterpriseInvestmentSchemePlainLimit'),
				up('reliefs.enterpriseInvestmentSchemeKnowledgeIntensive'),
			],
			[ofYear('enterpriseInvestmentSchemeLimit')],
		),
		// The steps matter only near the limit.
		({ adjustments: { enterpriseInvestment: limited }, status: { taxYear } }) =>
			limited < yearData(taxYear).investmentReliefs.enterpriseInvestmentSchemePlainLimitPounds * 100
				? 0
				: limited,
	),
	'c9.7': line(
		'enterprise-investment-scheme',
		relief('enterpriseInvestmentSchemeRate', either('AOR2', up('reliefs.enterpriseInvestmentScheme'))),
		(f) => f.adjustments.enterpriseInvestmentScheme,
	),
	'c9.9': line(
		'seed-enterprise-investment-scheme',
		relief('seedEnterpriseInvestmentSchemeRate', up('reliefs.seedEnterpriseInvestmentScheme')),
		(f) => f.adjustments.seedEnterpriseInvestmentScheme,
	),
	'c9.11': line(
		'community-investment',
		relief('communityInvestmentRate', up('reliefs.communityInvestment')),
		(f) => f.adjustments.communityInvestment,
	),
	'c9.15a': line(
		'maintenance',
		by(
			'rate',
			'maintenanceRate',
			'pennyUp',
			smallest([up('reliefs.maintenancePayments')], [ofYear('marriedCouplesMinimum')]),
		),
		(f) => f.adjustments.maintenance,
	),
	'c9.18': line(
		'married-couples-amount',
		list(
			'c4.63',
			named('reliefs.marriedCouplesAllowance'),
			named('person.dateOfBirth'),
			ofYear('marriedCouplesMaximum'),
			ofYear('marriedCouplesMinimum'),
			ofYear('marriedCouplesIncomeLimit'),
		),
		(f) => f.allowances.marriedCouples.amount,
	),
	'c9.19': line(
		'married-couples-allowance',
		relief('marriedCouplesRate', 'c9.18'),
		(f) => f.adjustments.marriedCouplesAllowance,
	),
	'c9.21': line(
		'marriage-allowance-received',
		also(relief('basicRate', ofYear('marriageAllowance')), named('reliefs.marriageAllowance')),
		(f) => f.adjustments.marriageAllowance,
	),
	'c24.15a': line(
		'finance-costs',
		list(
			named('ukProperty.financeCosts'),
			named('ukProperty.financeCostsBroughtForward'),
			named('ukProperty.sharePercent'),
			named('partnerships[].property.financeCosts'),
			named('partnerships[].property.financeCostsBroughtForward'),
		),
		(f) => f.financeCosts.total,
	),
	'c24.16': line(
		'finance-costs-within-profits',
		list('c24.15a', 'c1.33', 'c1.31', 'partnerships[].FPS41'),
		(f) => f.financeCosts.withinProfits,
	),
	'c24.15': line(
		'finance-costs-income-limit',
		sum('c4.55', less('c2.19'), less('c3.15'), less('c4.64'), less('c4.65'), 'c4.68'),
		(f) => (f.financeCosts.total > 0 ? f.financeCosts.adjustedTotalIncome : 0),
	),
	'c24.17': line(
		'finance-costs-relievable',
		smallest(['c24.15'], ['c24.16']),
		(f) => f.financeCosts.relievable,
	),
	'c9.23': line(
		'finance-costs-relief',
		relief('financeCostsRate', 'c24.17'),
		(f) => f.adjustments.financeCosts,
	),
	'c9.23b': line(
		'loan-interest-relief',
		relief('ukBasicRate', up('reliefs.nonDeductibleLoanInterest')),
		(f) => f.adjustments.loanInterest,
	),
	'c9.31': total('tax-after-reductions', sum('c8.26', ...COUNTED, less('c9.15a')), (f) =>
		f.adjustments.afterReductions === f.incomeTaxCharged ? undefined : f.adjustments.afterReductions,
	),
	'c9.34': line(
		'gift-aid-tax',
		by('rate', 'ukBasicRate', 'poundDown', sum('c4.57')),
		(f) => f.adjustments.giftAidTax,
	),
	'c9.37': line('gift-aid-cover', sum('c8.26', ...COUNTED), (f) =>
		f.adjustments.giftAidCharge > 0 ? f.adjustments.giftAidCover : 0,
	),
	'c9.39': line(
		'gift-aid-charge',
		sum('c9.34', less('c18.52'), less('c9.37')),
		(f) => f.adjustments.giftAidCharge,
	),
	...pensionLines,
	'c9.39b': line(
		'state-pension-lump-sum',
		also(rate('statePensionLumpSumRate', down('pensions.statePensionLumpSum')), 'c4.74', 'c4.59'),
		(f) => f.charges.statePensionLumpSum,
	),
	'c9.39c': line(
		'child-benefit-charge',
		percentOf(
			by('rate', 'childBenefitPercent', 'poundDown', sum(down('childBenefit.received'))),
			'childBenefitStep',
			'c4.63',
			less(ofYear('childBenefitThreshold')),
		),
		(f) => f.charges.childBenefit,
	),
	WFP1: line(
		'winter-fuel-charge',
		also(sum(down('winterFuelPayment')), 'c3.21', ofYear('winterFuelLimit')),
		(f) => f.charges.winterFuel,
	),
	'c9.43': total(
		'income-tax-due',
		sum(either('c9.31', 'c8.26'), 'c9.39', 'c9.39a', 'c9.39b', 'c9.39c', 'WFP1'),
		(f) => f.adjustments.incomeTaxDue,
	),
};
