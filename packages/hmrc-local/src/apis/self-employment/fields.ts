/** The amounts of a self-employment update, by HMRC's names. */

/** What came in. */
export const incomes = ['turnover', 'other', 'taxTakenOffTradingIncome'] as const;

/** What was spent, by kind. */
export const expenses = [
	'costOfGoods',
	'paymentsToSubcontractors',
	'wagesAndStaffCosts',
	'carVanTravelExpenses',
	'premisesRunningCosts',
	'maintenanceCosts',
	'adminCosts',
	'businessEntertainmentCosts',
	'advertisingCosts',
	'interestOnBankOtherLoans',
	'financeCharges',
	'irrecoverableDebts',
	'professionalFees',
	'depreciation',
	'otherExpenses',
] as const;

/** The part of each that may not be deducted. */
export const disallowables = expenses.map((name) => `${name}Disallowable`);
