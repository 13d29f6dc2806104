/** The amounts of a UK property update, by HMRC's names. */

/** Income. */
export const incomes = [
	'premiumsOfLeaseGrant',
	'reversePremiums',
	'periodAmount',
	'taxDeducted',
	'otherIncome',
] as const;

/** Expenses, by kind. */
export const expenses = [
	'premisesRunningCosts',
	'repairsAndMaintenance',
	'financialCosts',
	'professionalFees',
	'costOfServices',
	'other',
	'travelCosts',
] as const;

/** Finance costs of residential lets: not an expense, but they reduce the tax. */
export const residentialCosts = [
	'residentialFinancialCost',
	'residentialFinancialCostsCarriedForward',
] as const;
