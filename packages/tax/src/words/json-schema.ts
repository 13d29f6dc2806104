/** The JSON Schema of the calculation as JSON. */
import type { Calculation } from '../calculation.ts';
import { noticeWords } from './notices.ts';

type Schema = Readonly<Record<string, unknown>>;

const money: Schema = { type: 'number' };
const text: Schema = { type: 'string' };
const flag: Schema = { type: 'boolean' };
const amounts: Schema = { type: 'object', additionalProperties: money };

const alternative = {
	incomeTaxCharged: money,
	totalIncomeTaxDue: money,
	capitalGainsTax: money,
	totalDue: money,
	allocation: record({ nonSavings: money, property: money, savings: money, dividends: money }, [
		'nonSavings',
		'savings',
		'dividends',
	]),
};

const fields = {
	taxYear: text,
	rulesVersion: text,
	totalIncome: money,
	adjustedNetIncome: money,
	personalAllowance: money,
	marriageAllowanceTransferred: money,
	taxableIncome: money,
	incomeTaxCharged: money,
	savingsTax: money,
	dividendTax: money,
	incomeTaxChargedOnTransitionProfits: money,
	incomeTaxDueAfterReliefs: money,
	incomeTaxDueAfterTaxReductions: money,
	incomeTaxDueAfterGiftAid: money,
	pensionCharges: money,
	statePensionLumpSumCharge: money,
	highIncomeChildBenefitCharge: money,
	winterFuelPaymentCharge: money,
	payeUnderpaymentsCodedOut: money,
	totalIncomeTaxDue: money,
	class2: money,
	class4: money,
	studentLoan: money,
	postgraduateLoan: money,
	capitalGainsTax: money,
	capitalGainsAdjustment: money,
	capitalGainsTaxSetOff: money,
	taxDeducted: money,
	totalDue: money,
	complete: flag,
	balancingPayment: money,
	paymentsOnAccount: record({
		required: flag,
		first: money,
		second: money,
		reason: { enum: ['due', 'reduced', 'belowSmallest', 'mostlyTakenOff'] },
	}),
	reliefs: amounts,
	reliefsUsed: amounts,
	carriedForward: amounts,
	bands: list({ income: text, band: text, rate: money, amount: money, tax: money }),
	unsupported: { type: 'array', items: text },
	incomplete: list({ fact: text, figure: text, couldSave: money }, ['fact', 'figure']),
	notices: list(
		{
			...{ code: { enum: Object.keys(noticeWords) }, fact: text, amount: money, limit: money },
			...{ counted: money, withoutEarnings: money, message: text },
		},
		['code', 'fact', 'amount', 'message'],
	),
	alternatives: record({
		mtd: record(alternative),
		optimum: record(
			{ ...alternative, saving: money, claim: { enum: ['none', 'box51', 'paperReturn'] }, box51: money },
			[...Object.keys(alternative), 'saving', 'claim'],
		),
	}),
	working: list({
		id: text,
		label: text,
		value: money,
		rule: text,
		source: text,
		inputs: { type: 'array', items: text },
		uses: list({ name: text, label: text, rate: money, amount: money, count: money }, ['name', 'label']),
	}),
} satisfies Record<keyof Calculation, Schema>;

/** The JSON Schema (draft 2020-12) of the output of `toJson`. */
export function calculationJsonSchema(): object {
	const required = Object.keys(fields).filter((name) => name !== 'alternatives');
	return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...record(fields, required) };
}

function record(properties: Readonly<Record<string, Schema>>, required = Object.keys(properties)): Schema {
	return { type: 'object', properties, required, additionalProperties: false };
}

function list(properties: Readonly<Record<string, Schema>>, required = Object.keys(properties)): Schema {
	return { type: 'array', items: record(properties, required) };
}
