/** The working of stages 9, 24 to 26 and 28: reductions of income tax, and what is added to it. */
import { yearData } from '@halfpenny/years';
import { by, list, rate, smallest, sum } from './arithmetic.ts';
import type { Line } from './line.ts';
import { line, total } from './line.ts';
import { pensionLines } from './pensions.ts';

/** The reductions that HMRC counts in the Gift Aid test, which leaves maintenance out (c9.37). */
const COUNTED = ['c9.5', 'c9.7', 'c9.9', 'c9.11', 'c9.19', 'c9.21', 'c9.23', 'c9.23b'].map((id) => `-${id}`);

/** A relief of so much of what was paid, up to a penny. */
const relief = (used: Parameters<typeof rate>[0], ...terms: readonly string[]) =>
	by('rate', used, 'pennyUp', sum(...terms));

export const adjustmentLines: readonly Line[] = [
	line(
		'c9.5',
		'venture-capital-trust',
		relief('ventureCapitalTrustRate', 'up(reliefs.ventureCapitalTrust)'),
		(f) => f.adjustments.ventureCapitalTrust,
	),
	line(
		'AOR2',
		'enterprise-investment-limited',
		smallest(
			['up(reliefs.enterpriseInvestmentScheme)'],
			['#enterpriseInvestmentSchemePlainLimit', 'up(reliefs.enterpriseInvestmentSchemeKnowledgeIntensive)'],
			['#enterpriseInvestmentSchemeLimit'],
		),
		// Only where the limit is near is there anything to explain.
		({ adjustments: { enterpriseInvestment: limited }, status: { taxYear } }) =>
			limited < yearData(taxYear).investmentReliefs.enterpriseInvestmentSchemePlainLimitPounds * 100
				? 0
				: limited,
	),
	line(
		'c9.7',
		'enterprise-investment-scheme',
		relief('enterpriseInvestmentSchemeRate', 'up(AOR2|reliefs.enterpriseInvestmentScheme)'),
		(f) => f.adjustments.enterpriseInvestmentScheme,
	),
	line(
		'c9.9',
		'seed-enterprise-investment-scheme',
		relief('seedEnterpriseInvestmentSchemeRate', 'up(reliefs.seedEnterpriseInvestmentScheme)'),
		(f) => f.adjustments.seedEnterpriseInvestmentScheme,
	),
	line(
		'c9.11',
		'community-investment',
		relief('communityInvestmentRate', 'up(reliefs.communityInvestment)'),
		(f) => f.adjustments.communityInvestment,
	),
	line(
		'c9.15a',
		'maintenance',
		by(
			'rate',
			'maintenanceRate',
			'pennyUp',
			smallest(['up(reliefs.maintenancePayments)'], ['#marriedCouplesMinimum']),
		),
		(f) => f.adjustments.maintenance,
	),
	line(
		'c9.18',
		'married-couples-amount',
		list(
			'c4.63',
			'reliefs.marriedCouplesAllowance',
			'person.dateOfBirth',
			'#marriedCouplesMaximum',
			'#marriedCouplesMinimum',
			'#marriedCouplesIncomeLimit',
		),
		(f) => f.allowances.marriedCouples.amount,
	),
	line(
		'c9.19',
		'married-couples-allowance',
		relief('marriedCouplesRate', 'c9.18'),
		(f) => f.adjustments.marriedCouplesAllowance,
	),
	line(
		'c9.21',
		'marriage-allowance-received',
		{ ...relief('basicRate', '#marriageAllowance'), also: ['reliefs.marriageAllowance'] },
		(f) => f.adjustments.marriageAllowance,
	),
	line(
		'c24.15a',
		'finance-costs',
		list(
			'ukProperty.financeCosts',
			'ukProperty.financeCostsBroughtForward',
			'ukProperty.sharePercent',
			'partnerships[].property.financeCosts',
			'partnerships[].property.financeCostsBroughtForward',
		),
		(f) => f.financeCosts.total,
	),
	line(
		'c24.16',
		'finance-costs-within-profits',
		list('c24.15a', 'c1.33', 'c1.31', 'partnerships[].FPS41'),
		(f) => f.financeCosts.withinProfits,
	),
	line(
		'c24.15',
		'finance-costs-income-limit',
		sum('c4.55', '-c2.19', '-c3.15', '-c4.64', '-c4.65', 'c4.68'),
		(f) => (f.financeCosts.total > 0 ? f.financeCosts.adjustedTotalIncome : 0),
	),
	line(
		'c24.17',
		'finance-costs-relievable',
		smallest(['c24.15'], ['c24.16']),
		(f) => f.financeCosts.relievable,
	),
	line(
		'c9.23',
		'finance-costs-relief',
		relief('financeCostsRate', 'c24.17'),
		(f) => f.adjustments.financeCosts,
	),
	line(
		'c9.23b',
		'loan-interest-relief',
		relief('ukBasicRate', 'up(reliefs.nonDeductibleLoanInterest)'),
		(f) => f.adjustments.loanInterest,
	),
	total('c9.31', 'tax-after-reductions', sum('c8.26', ...COUNTED, '-c9.15a'), (f) =>
		f.adjustments.afterReductions === f.incomeTaxCharged ? undefined : f.adjustments.afterReductions,
	),
	line(
		'c9.34',
		'gift-aid-tax',
		by('rate', 'ukBasicRate', 'poundDown', sum('c4.57')),
		(f) => f.adjustments.giftAidTax,
	),
	line('c9.37', 'gift-aid-cover', sum('c8.26', ...COUNTED), (f) =>
		f.adjustments.giftAidCharge > 0 ? f.adjustments.giftAidCover : 0,
	),
	line('c9.39', 'gift-aid-charge', sum('c9.34', '-c18.52', '-c9.37'), (f) => f.adjustments.giftAidCharge),
	...pensionLines,
	line(
		'c9.39b',
		'state-pension-lump-sum',
		{ ...rate('statePensionLumpSumRate', 'down(pensions.statePensionLumpSum)'), also: ['c4.74', 'c4.59'] },
		(f) => f.charges.statePensionLumpSum,
	),
	line(
		'c9.39c',
		'child-benefit-charge',
		{
			...by('rate', 'childBenefitPercent', 'poundDown', sum('down(childBenefit.received)')),
			percentOf: { terms: ['c4.63', '-#childBenefitThreshold'], every: 'childBenefitStep' },
		},
		(f) => f.charges.childBenefit,
	),
	line(
		'WFP1',
		'winter-fuel-charge',
		{ ...sum('down(winterFuelPayment)'), also: ['c3.21', '#winterFuelLimit'] },
		(f) => f.charges.winterFuel,
	),
	total(
		'c9.43',
		'income-tax-due',
		sum('c9.31|c8.26', 'c9.39', 'c9.39a', 'c9.39b', 'c9.39c', 'WFP1'),
		(f) => f.adjustments.incomeTaxDue,
	),
];
