/** What only some partnerships have: equipment, tax taken off, adjustments, a balance sheet. Form SA800, boxes 3.13A to 3.23 and 3.67 to 3.114. */
import type { Question } from '../../question.ts';
import { inGroup, money, signedMoney } from '../ask.ts';

/** Capital allowances as claimed, and charges where more was claimed than was lost. */
export const equipment: readonly Question[] = [
	...inGroup('allowances', [
		money('annualInvestmentAllowance', '3.13A'),
		money('capitalAllowanceMainPool', '3.14A'),
		money('capitalAllowanceSpecialRatePool', '3.16'),
		money('zeroEmissionsCarAllowance', '3.16A'),
		money('zeroEmissionGoodsVehicleAllowance', '3.14'),
		money('electricChargePointAllowance', '3.18'),
		money('structuredBuildingAllowance', '3.18A'),
		money('enhancedStructuredBuildingAllowance', '3.18B'),
		money('enhancedCapitalAllowance', '3.20'),
		money('allowanceOnSales', '3.20'),
	]),
	...inGroup('balancingCharges', [
		money('chargeMainPool', '3.15A', { fact: 'mainPool' }),
		money('chargeSpecialRatePool', '3.17', { fact: 'specialRatePool' }),
		money('chargeZeroEmissionGoodsVehicle', '3.15', { fact: 'zeroEmissionGoodsVehicle' }),
		money('chargeElectricChargePoint', '3.19', { fact: 'electricChargePoint' }),
		money('chargeOther', '3.21', { fact: 'other' }),
	]),
];

/** Deductions by contractors (CIS) and other tax. */
export const taxTakenOff: readonly Question[] = [
	money('cisDeductions', '3.97'),
	money('otherTaxDeducted', '3.98'),
];

/** Adjustments of profit. */
export const adjustments: readonly Question[] = inGroup('adjustments', [
	money('goodsAndServicesOwnUse', '3.67'),
	money('includedNonTaxableProfits', '3.71'),
	money('accountingAdjustment', '3.82'),
]);

/** The balance sheet, for accounts that have one. */
export const balanceSheet: readonly Question[] = inGroup('balanceSheet', [
	money('plantAndVehicles', '3.99'),
	money('otherFixedAssets', '3.100'),
	money('stock', '3.101'),
	money('debtors', '3.102'),
	money('bankBalances', '3.103'),
	money('cash', '3.104'),
	money('creditors', '3.106'),
	money('loans', '3.107'),
	money('otherLiabilities', '3.108'),
	signedMoney('balanceAtStart', '3.111'),
	money('capitalIntroduced', '3.113'),
	money('drawings', '3.114'),
]);
