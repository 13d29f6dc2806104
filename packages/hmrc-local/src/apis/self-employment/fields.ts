/** The amounts of a self-employment update, by HMRC's names. */

/** Income. */
export const incomes = ['turnover', 'other', 'taxTakenOffTradingIncome'] as const;

/** Expenses, by kind. */
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

/** The disallowed part of each. */
export const disallowables = expenses.map((name) => `${name}Disallowable`);
