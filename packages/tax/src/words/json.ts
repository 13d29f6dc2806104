/** The calculation as JSON: pounds with two decimals, each line of working with its words. */
import { type Pence, toPounds } from '@halfpenny/facts';
import type { BandSlice, Calculation, WorkingLine } from '../calculation.ts';
import { ruleWords } from './rules.ts';

/** A value of a calculation as JSON has it: pence become pounds. */
type InPounds<Value> = Value extends Pence
	? number
	: Value extends string
		? Value
		: { readonly [Key in keyof Value]: InPounds<Value[Key]> };

/** One slice of income in JSON. `rate` is in percent: 20% is 20. */
interface SliceJson extends Omit<BandSlice, 'amount' | 'tax'> {
	readonly amount: number;
	readonly tax: number;
}

/** One line of working in JSON. */
interface LineJson {
	readonly id: string;
	readonly label: string;
	readonly value: number;
	readonly rule: string;
	readonly source: string;
	readonly inputs: readonly string[];
}

/** The answer as JSON. Amounts are pounds as numbers. */
export type CalculationJson = InPounds<Omit<Calculation, 'bands' | 'working'>> & {
	readonly bands: readonly SliceJson[];
	readonly working: readonly LineJson[];
};

/** The answer as JSON carries it. The same calculation always gives the same bytes. */
export function toJson(calculation: Calculation): CalculationJson {
	const { bands, working, reliefs, taxYear, rulesVersion, ...amounts } = calculation;
	return {
		taxYear,
		rulesVersion,
		...inPounds(amounts),
		reliefs: inPounds(reliefs),
		bands: bands.map((slice) => ({
			...slice,
			rate: slice.rate / 100,
			amount: asNumber(slice.amount),
			tax: asNumber(slice.tax),
		})),
		working: working.map(lineJson),
	};
}

function lineJson({ id, rule, value, inputs }: WorkingLine): LineJson {
	const words = ruleWords[rule];
	return { id, label: words.label, value: asNumber(value), rule: words.rule, source: words.source, inputs };
}

function inPounds<Key extends string>(amounts: Readonly<Record<Key, Pence>>): Record<Key, number> {
	const pounds: Partial<Record<Key, number>> = {};
	for (const key in amounts) pounds[key] = asNumber(amounts[key]);
	return pounds as Record<Key, number>;
}

/** Pounds as a number: the one place where an amount leaves exact money, by way of its own decimal text. */
function asNumber(amount: Pence): number {
	return Number(toPounds(amount));
}

const money = { type: 'number' };
const text = { type: 'string' };

/** The JSON Schema (draft 2020-12) of {@link CalculationJson}. */
export function calculationJsonSchema(): object {
	const totals = [
		'totalIncome',
		'adjustedNetIncome',
		'personalAllowance',
		'taxableIncome',
		'incomeTaxCharged',
		'incomeTaxDueAfterReliefs',
		'incomeTaxDueAfterTaxReductions',
		'incomeTaxDueAfterGiftAid',
		'totalIncomeTaxDue',
		'class2',
		'class4',
		'taxDeducted',
		'totalDue',
	];
	return {
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		...record({
			taxYear: text,
			rulesVersion: text,
			...Object.fromEntries(totals.map((name) => [name, money])),
			reliefs: { type: 'object', additionalProperties: money },
			bands: list({ income: text, band: text, rate: { type: 'number' }, amount: money, tax: money }),
			working: list({
				id: text,
				label: text,
				value: money,
				rule: text,
				source: text,
				inputs: { type: 'array', items: text },
			}),
		}),
	};
}

function record(properties: Readonly<Record<string, object>>): object {
	return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function list(properties: Readonly<Record<string, object>>): object {
	return { type: 'array', items: record(properties) };
}
