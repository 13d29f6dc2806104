/** The calculation as JSON: pounds with two decimals, each line of working with its words. */
import { type Pence, toPounds } from '@halfpenny/facts';
import type { Calculation, WorkingLine } from '../calculation.ts';
import type { Notice } from '../notice.ts';
import type { Used } from '../working/used.ts';
import { noticeSentence } from './notices.ts';
import { ruleWords } from './rules.ts';
import { usedWords } from './used.ts';

/** A value of a calculation in JSON: pence become pounds. */
type InPounds<Value> = Value extends Pence
	? number
	: Value extends string | boolean | undefined
		? Value
		: { readonly [Key in keyof Value]: InPounds<Value[Key]> };

/** A rate in percent, an amount in pounds, or a number used in a line. */
interface UsedJson {
	readonly name: string;
	readonly label: string;
	readonly rate?: number;
	readonly amount?: number;
	readonly count?: number;
}

/** One line of working in JSON. */
interface LineJson {
	readonly id: string;
	readonly label: string;
	readonly value: number;
	readonly rule: string;
	readonly source: string;
	readonly inputs: readonly string[];
	readonly uses: readonly UsedJson[];
}

/** The answer as JSON. Amounts are pounds as numbers; the rates of bands are in percent: 20% is 20. */
export type CalculationJson = InPounds<Omit<Calculation, 'working' | 'notices'>> & {
	readonly notices: readonly (InPounds<Notice> & { readonly message: string })[];
	readonly working: readonly LineJson[];
};

/** The answer as JSON text. The same calculation always gives the same bytes. */
export function toJson(calculation: Calculation): CalculationJson {
	const { working, notices, ...rest } = calculation;
	return {
		...(inPounds(rest) as InPounds<typeof rest>),
		notices: notices.map(noticeJson),
		working: working.map(lineJson),
	};
}

function noticeJson(notice: Notice): CalculationJson['notices'][number] {
	return { ...(inPounds(notice) as InPounds<Notice>), message: noticeSentence(notice) };
}

function lineJson({ id, rule, value, inputs, uses }: WorkingLine): LineJson {
	const words = ruleWords[rule];
	return {
		id,
		label: words.label,
		value: asNumber(value),
		rule: words.rule,
		source: words.source,
		inputs,
		uses: uses.map(usedJson),
	};
}

function usedJson(used: Used): UsedJson {
	const named = { name: used.name, label: usedWords[used.name] };
	if ('rate' in used) return { ...named, rate: used.rate / 100 };
	return 'amount' in used ? { ...named, amount: asNumber(used.amount) } : { ...named, count: used.count };
}

/** Every number of a calculation is pence or a rate in hundredths of a percent: both are divided by 100. */
function inPounds(value: unknown): unknown {
	if (typeof value === 'number') return asNumber(value as Pence);
	if (Array.isArray(value)) return value.map(inPounds);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inPounds(part)]));
}

/** Pounds as a number: the only place where an amount leaves exact money, through its decimal text. */
function asNumber(amount: Pence): number {
	return Number(toPounds(amount));
}
