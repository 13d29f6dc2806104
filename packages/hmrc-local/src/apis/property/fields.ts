/** The amounts of a UK property update, by HMRC's names. */

/** What came in. */
export const incomes = [
	'premiumsOfLeaseGrant',
	'reversePremiums',
	'periodAmount',
	'taxDeducted',
	'otherIncome',
] as const;

/** What was spent, by kind. */
export const expenses = [
	'premisesRunningCosts',
	'repairsAndMaintenance',
	'financialCosts',
	'professionalFees',
	'costOfServices',
	'other',
	'travelCosts',
] as const;

/** The costs of financing homes that are let: no expense, but tax is reduced by them. */
export const residentialCosts = [
	'residentialFinancialCost',
	'residentialFinancialCostsCarriedForward',
] as const;
