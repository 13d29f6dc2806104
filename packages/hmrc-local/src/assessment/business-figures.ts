/** A business's result for a year, from its last update and its annual submission, as in HMRC's summary. */
import { PROPERTY_ANNUAL } from '../apis/property/annual.ts';
import { expenses as propertyExpenses } from '../apis/property/fields.ts';
import { SELF_EMPLOYMENT_ANNUAL } from '../apis/self-employment/annual.ts';
import { disallowables, expenses as tradeExpenses } from '../apis/self-employment/fields.ts';
import type { StandIn } from '../app/plugin.ts';
import type { Business } from '../businesses/business.ts';
import { recordsIn } from '../individuals/records.ts';
import { type JsonObject, partOf } from '../mtd/json.ts';
import { fieldOf, sumOf, sumOfEach } from './amounts.ts';

/** Amounts in millionths of a pound. */
export type Figures = {
	readonly income: bigint;
	readonly expenses: bigint;
	readonly additions: bigint;
	readonly deductions: bigint;
	readonly accountingAdjustments: bigint;
	/** Tax that others deducted and paid to HMRC. */
	readonly taxTakenOff: bigint;
	/** Residential finance costs, and those left from earlier years. */
	readonly residentialCost: bigint;
	readonly residentialCostCarried: bigint;
	readonly outstandingBusinessIncome: bigint;
};

/** The annual submission of a business, or nothing. */
export function annualOf({ store }: StandIn, business: Business, taxYear: string): unknown {
	const kind = business.typeOfBusiness === 'uk-property' ? PROPERTY_ANNUAL : SELF_EMPLOYMENT_ANNUAL;
	const { nino, businessId: id } = business;
	return recordsIn(store).get({ kind, nino, taxYear, id })?.body;
}

/** The figures of a business; nothing if HMRC holds no update for the year. */
export function figuresOf(standIn: StandIn, business: Business, taxYear: string): Figures | undefined {
	const update = standIn.updates.latest(business, taxYear);
	if (!update) return undefined;
	const annual = annualOf(standIn, business, taxYear);
	return business.typeOfBusiness === 'uk-property'
		? lettingFigures(partOf(update.body, 'ukProperty'), partOf(annual, 'ukProperty'))
		: tradeFigures(update.body, annual);
}

const NIL = {
	residentialCost: 0n,
	residentialCostCarried: 0n,
	accountingAdjustments: 0n,
	outstandingBusinessIncome: 0n,
};

/** All allowances in an annual submission, including buildings. */
const allowancesIn = (allowances: JsonObject): bigint =>
	sumOf(allowances, Object.keys(allowances)) +
	sumOfEach(allowances.structuredBuildingAllowance, 'amount') +
	sumOfEach(allowances.enhancedStructuredBuildingAllowance, 'amount');

const tradeAdditions = [
	'outstandingBusinessIncome',
	'balancingChargeBpra',
	'balancingChargeOther',
	'goodsAndServicesOwnUse',
];

/** With the trading allowance no expense counts, and it covers no more than the income. */
function tradeFigures(update: unknown, annual: unknown): Figures {
	const earned = partOf(update, 'periodIncome');
	const adjusted = partOf(annual, 'adjustments');
	const allowed = partOf(annual, 'allowances');
	const income = sumOf(earned, ['turnover', 'other']);
	const isSimple = allowed.tradingIncomeAllowance !== undefined;
	const spent = sumOf(partOf(update, 'periodExpenses'), ['consolidatedExpenses', ...tradeExpenses]);
	const disallowed = sumOf(partOf(update, 'periodDisallowableExpenses'), disallowables);
	const allowances = allowancesIn(allowed);
	return {
		...NIL,
		income,
		expenses: isSimple ? 0n : spent,
		additions: sumOf(adjusted, tradeAdditions) + (isSimple ? 0n : disallowed),
		deductions:
			fieldOf(adjusted, 'includedNonTaxableProfits') +
			(isSimple && allowances > income ? income : allowances),
		accountingAdjustments:
			sumOf(adjusted, ['basisAdjustment', 'accountingAdjustment', 'averagingAdjustment']) -
			fieldOf(adjusted, 'overlapReliefUsed'),
		taxTakenOff: fieldOf(earned, 'taxTakenOffTradingIncome'),
		outstandingBusinessIncome: fieldOf(adjusted, 'outstandingBusinessIncome'),
	};
}

const rents = ['premiumsOfLeaseGrant', 'reversePremiums', 'periodAmount', 'otherIncome'];
const lettingAdditions = [
	'privateUseAdjustment',
	'balancingCharge',
	'businessPremisesRenovationAllowanceBalancingCharges',
];

/** With the property allowance neither expenses nor finance costs count. */
function lettingFigures(update: JsonObject, annual: JsonObject): Figures {
	const earned = partOf(update, 'income');
	const spent = partOf(update, 'expenses');
	const allowed = partOf(annual, 'allowances');
	const income = sumOf(earned, rents) + fieldOf(partOf(earned, 'rentARoom'), 'rentsReceived');
	const isSimple = allowed.propertyIncomeAllowance !== undefined;
	const allowances = allowancesIn(allowed);
	const expenses =
		sumOf(spent, ['consolidatedExpenses', ...propertyExpenses]) +
		fieldOf(partOf(spent, 'rentARoom'), 'amountClaimed');
	return {
		...NIL,
		income,
		expenses: isSimple ? 0n : expenses,
		additions: sumOf(partOf(annual, 'adjustments'), lettingAdditions),
		deductions: isSimple && allowances > income ? income : allowances,
		taxTakenOff: fieldOf(earned, 'taxDeducted'),
		residentialCost: isSimple ? 0n : fieldOf(spent, 'residentialFinancialCost'),
		residentialCostCarried: isSimple ? 0n : fieldOf(spent, 'residentialFinancialCostsCarriedForward'),
	};
}
