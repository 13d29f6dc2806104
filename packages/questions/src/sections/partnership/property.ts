/** UK property that the partnership lets. Form SA801. */
import type { Question, Section } from '../../question.ts';
import { idsOf, inGroup, money, steer } from '../ask.ts';

const rent: readonly Question[] = [
	money('rents', '1.21', { neededToFile: true }),
	money('otherIncome', '1.21'),
	money('taxDeducted', '1.22'),
	{ id: 'accountingMethod', kind: 'choice', choices: ['cash', 'accruals'], boxes: [{ box: '1.22A' }] },
];

const costs: readonly Question[] = [
	...inGroup('expenses', [
		money('premisesRunningCosts', '1.25'),
		money('repairsAndMaintenance', '1.26'),
		money('professionalFees', '1.28'),
		money('costOfServices', '1.29'),
		money('travelCosts', '1.30'),
		money('other', '1.30'),
		money('financialCosts', '1.27'),
	]),
	money('financeCosts', '1.40'),
	steer('hadMore'),
];

const more: readonly Question[] = [
	money('premiumsOfLeaseGrant', '1.23'),
	money('reversePremiums', '1.23A'),
	money('privateUseAdjustment', '1.33'),
	money('balancingCharge', '1.34'),
	...inGroup('allowances', [
		money('annualInvestmentAllowance', '1.35A'),
		money('electricChargePointAllowance', '1.35B'),
		money('structuredBuildingAllowance', '1.35C'),
		money('enhancedStructuredBuildingAllowance', '1.35D'),
		money('zeroEmissionsCarAllowance', '1.35E'),
		money('otherCapitalAllowance', '1.36'),
		money('costOfReplacingDomesticGoods', '1.37'),
	]),
];

/** Asked once for all lets together. */
export const partnershipProperty: Section = {
	id: 'partnershipProperty',
	returnType: 'partnership',
	group: 'income',
	topic: 'partnership',
	fold: { as: 'record', into: 'ukProperty' },
	single: true,
	title: null,
	amount: 'rents',
	pages: [
		{ id: 'rent', questions: idsOf(rent) },
		{ id: 'costs', questions: idsOf(costs) },
		{ id: 'more', questions: idsOf(more), shownWhen: { question: 'hadMore', is: true } },
	],
	questions: [...rent, ...costs, ...more],
};
