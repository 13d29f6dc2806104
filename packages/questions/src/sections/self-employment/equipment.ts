/** Vehicles, tools and equipment of a business: how its capital allowances are given. Form SA103F, boxes 49 to 59. */
import type { Question } from '../../question.ts';
import { inGroup, money, steer } from '../ask.ts';

/** How allowances are given: worked out from a list, as figures, or not given. */
export const equipment: readonly Question[] = [
	{ id: 'allowancesBy', kind: 'choice', choices: ['none', 'list', 'figures'], fact: null },
];

/** What is left of the pools of earlier years, what was sold out of them, and whether there is more to list. */
export const pools: readonly Question[] = [
	steer('hasAssets'),
	steer('hasBuildings'),
	...inGroup('capitalAssets.mainPool', [
		money('mainPoolBroughtForward', undefined, { fact: 'broughtForward' }),
		money('mainPoolSales', undefined, { fact: 'sales' }),
		money('mainPoolClaimed', undefined, { fact: 'claimed' }),
	]),
	...inGroup('capitalAssets.specialRatePool', [
		money('specialRatePoolBroughtForward', undefined, { fact: 'broughtForward' }),
		money('specialRatePoolSales', undefined, { fact: 'sales' }),
		money('specialRatePoolClaimed', undefined, { fact: 'claimed' }),
	]),
];

/** The allowances as figures that the person knows. */
export const allowances: readonly Question[] = [
	...inGroup('allowances', [
		money('annualInvestmentAllowance', 'FSE49'),
		money('capitalAllowanceMainPool', 'FSE50'),
		money('capitalAllowanceSpecialRatePool', 'FSE51'),
		money('zeroEmissionGoodsVehicleAllowance', 'FSE52', { years: { until: '2024-25' } }),
		money('zeroEmissionsCarAllowance', 'FSE52.1'),
		money('structuredBuildingAllowance', 'FSE53'),
		money('enhancedStructuredBuildingAllowance', 'FSE53.1'),
		money('electricChargePointAllowance', 'FSE54'),
		money('enhancedCapitalAllowance', 'FSE55'),
		money('allowanceOnSales', 'FSE56'),
	]),
	money('balancingChargeOther', 'FSE59', { fact: 'adjustments.balancingChargeOther' }),
];
