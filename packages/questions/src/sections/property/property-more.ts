/** What only some landlords have: capital allowances, premiums, private use, losses. Form SA105, boxes 21 to 23 and 30 to 43. */
import type { Question } from '../../question.ts';
import { inGroup, money, picked, steer } from '../ask.ts';

export { equipment, pools } from '../self-employment/equipment.ts';

/** Allowances as figures that the person knows. */
export const allowances: readonly Question[] = [
	...inGroup('allowances', [
		money('annualInvestmentAllowance', 'PRO32'),
		money('structuredBuildingAllowance', 'PRO33'),
		money('electricChargePointAllowance', 'PRO33.1'),
		money('enhancedStructuredBuildingAllowance', 'PRO33.2'),
		money('zeroEmissionsCarAllowance', 'PRO34.1'),
		money('otherCapitalAllowance', 'PRO35'),
	]),
	money('balancingCharge', 'PRO31'),
];

/** What else there was to tell. */
export const more: readonly Question[] = [
	money('taxDeducted', 'PRO21'),
	...picked(steer('hadLumpSums'), steer('hadLosses')),
];

/** Premiums, inducements and private use. */
export const lumpSums: readonly Question[] = [
	money('premiumsOfLeaseGrant', 'PRO22'),
	money('reversePremiums', 'PRO23'),
	money('privateUseAdjustment', 'PRO30'),
];

/** Losses of other years, and what becomes of this year's. */
export const losses: readonly Question[] = [
	money('lossBroughtForward', 'PRO39'),
	money('lossAgainstOtherIncome', 'PRO42'),
];
