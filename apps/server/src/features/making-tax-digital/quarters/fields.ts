/**
 * The quarterly form's fields, and HMRC's for each: Self-Employment Business 5.0 and Property Business 6.0, cumulative
 * period summaries. The form's own names are the product specification's.
 */

/** The types of business that send quarters from here. */
export type SentType = 'self-employment' | 'uk-property';

/** One field of the form. */
export interface FormField {
	readonly part: 'income' | 'expenses';
	readonly name: string;
	/** Its path in HMRC's body; two paths for an expense that is wholly disallowable. */
	readonly to: readonly string[];
	/** Whether a blank is sent as zero: the fields of the specified form are. */
	readonly always: boolean;
	readonly signed: boolean;
}

const tradeIncome = (name: string, always = true): FormField => ({
	...{ part: 'income', name, always, signed: false },
	to: [`periodIncome.${name}`],
});

function tradeExpense(name: string, { at = name, always = true, disallowed = false } = {}): FormField {
	const to = [`periodExpenses.${at}`];
	if (disallowed) to.push(`periodDisallowableExpenses.${at}Disallowable`);
	return { part: 'expenses', name, always, signed: true, to };
}

const propertyIncome = (name: string, at = name, always = false): FormField => ({
	...{ part: 'income', name, always, signed: false },
	to: [`ukProperty.income.${at}`],
});

const propertyExpense = (name: string, at = name, always = true): FormField => ({
	...{ part: 'expenses', name, always, signed: at !== 'residentialFinancialCost' },
	to: [`ukProperty.expenses.${at}`],
});

const more = { always: false };

/** The fields of a type's form, in order. */
export const FORM_FIELDS: Readonly<Record<SentType, readonly FormField[]>> = {
	'self-employment': [
		tradeIncome('turnover'),
		tradeIncome('other'),
		tradeIncome('taxTakenOffTradingIncome', false),
		tradeExpense('costOfGoods'),
		tradeExpense('adminCosts'),
		tradeExpense('professionalFees'),
		tradeExpense('otherExpenses'),
		tradeExpense('advertisingCosts'),
		tradeExpense('businessEntertainment', { at: 'businessEntertainmentCosts', disallowed: true }),
		tradeExpense('interest', { at: 'interestOnBankOtherLoans' }),
		tradeExpense('financialCharges', { at: 'financeCharges' }),
		tradeExpense('badDebt', { at: 'irrecoverableDebts' }),
		tradeExpense('depreciation', { disallowed: true }),
		tradeExpense('paymentsToSubcontractors', more),
		tradeExpense('wagesAndStaffCosts', more),
		tradeExpense('carVanTravelExpenses', more),
		tradeExpense('premisesRunningCosts', more),
		tradeExpense('maintenanceCosts', more),
	],
	'uk-property': [
		propertyIncome('rentIncome', 'periodAmount', true),
		propertyIncome('other', 'otherIncome', true),
		propertyIncome('premiumsOfLeaseGrant'),
		propertyIncome('reversePremiums'),
		propertyIncome('taxDeducted'),
		propertyExpense('premisesRunningCosts'),
		propertyExpense('repairsAndMaintenance'),
		propertyExpense('financialCosts'),
		propertyExpense('propertyBusinessTravelCosts', 'travelCosts'),
		propertyExpense('other'),
		propertyExpense('professionalFees'),
		propertyExpense('costOfServices', 'costOfServices', false),
		propertyExpense('residentialFinancialCost', 'residentialFinancialCost', false),
	],
};

/** The field for income. */
export const TURNOVER_FIELD: Readonly<Record<SentType, string>> = {
	'self-employment': 'turnover',
	'uk-property': 'rentIncome',
};
