/**
 * Finds pay and tax of the year by the tax code, where no label told them: the largest amount of a certificate is the pay of the
 * year, and what the code takes of it is the tax, wherever either stands.
 */
import { fromPounds, toPounds } from '@halfpenny/facts';
import type { DocumentDefinition } from '../../definition.ts';
import type { Amount } from '../../engine/values/amount.ts';
import { findAmounts } from '../../engine/values/amounts.ts';
import type { PageText } from '../../page.ts';
import type { FieldReading, PageReading } from '../../reading.ts';
import { expectedTax } from '../paye/tax.ts';
import { fieldOf } from './figure-words.ts';

/** What the rounding of the tables makes, in pence. */
const WITHIN = 200;
/** Less tax may fit by chance, in pence. */
const LEAST_TAX = 5_000;
/** How sure pay and tax are that fit the code and each other to the pound. */
const BY_CODE = 0.95;
const HAS_PREVIOUS = /\b(previous|earlier|former|prior|other) (employ|job|pension)|blaenorol/i;
const HAS_TOTAL = /\b(total|cyfanswm)/i;
const DISAGREE = 'p60.totalsDisagree';

/** `read`, with pay and tax by the code where they are missing. */
export function withPayByCode(read: DocumentDefinition['read']): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = read(page, following);
		const has = (name: string) => reading.fields.some((field) => field.name === name);
		if (has(fieldOf.this.pay) && has(fieldOf.this.tax)) return reading;
		const whole = wholeYear(page, reading);
		if (!whole) return reading;
		const partly = thisOfMore(page, reading, whole);
		const found = partly.length > 0 ? partly : allOfIt(page, whole);
		const added = found.filter(({ name }) => !has(name));
		if (added.length === 0 || contradicts(reading, found)) return reading;
		const isNew = ({ name }: FieldReading) => added.some((field) => field.name === name);
		return {
			...reading,
			fields: [...reading.fields, ...added],
			abstained: reading.abstained.filter((field) => !isNew(field)),
			warnings: reading.warnings.filter((warning) => warning !== DISAGREE),
		};
	};
}

interface Year {
	readonly pay: readonly Amount[];
	readonly tax: readonly Amount[];
}

/** The pay and tax of the year, each as often as it is printed; undefined where the code takes no amount of the page from the largest. */
function wholeYear(page: PageText, { fields }: PageReading): Year | undefined {
	const said = (name: string) => fields.find((field) => field.name === name)?.value;
	const [code, taxYear] = [said('finalTaxCode'), said('taxYear')];
	if (code === undefined || taxYear === undefined) return undefined;
	const amounts = findAmounts(page.segments, page.rulings).filter(
		({ hasPence, value }) => hasPence && value > 0,
	);
	const [most] = [...amounts].sort((one, other) => other.value - one.value);
	const expected = most && expectedTax({ pay: most.value, code, taxYear, months: 12 });
	if (!most || expected === undefined || expected < LEAST_TAX) return undefined;
	const tax = amounts.filter(({ value }) => Math.abs(value - expected) <= WITHIN);
	const pay = amounts.filter(({ value }) => value === most.value);
	const isOne = tax.length > 0 && tax.every(({ value }) => value === tax[0]?.value);
	return isOne ? { pay, tax } : undefined;
}

/** All pay is of this employment where no other is named and the total, if the page has one, is printed as well. */
function allOfIt(page: PageText, { pay, tax }: Year): FieldReading[] {
	const isTwice = pay.length > 1 && tax.length > 1;
	const isOpen = HAS_PREVIOUS.test(page.text) || HAS_TOTAL.test(page.text);
	if (!isTwice && isOpen) return [];
	const [firstPay, firstTax] = [pay[0], tax[0]];
	if (!firstPay || !firstTax) return [];
	const both = (names: Readonly<Record<'pay' | 'tax', string>>, one: Amount, other: Amount) => [
		toField(names.pay, one, page),
		toField(names.tax, other, page),
	];
	return [
		...both(fieldOf.this, firstPay, firstTax),
		...(isTwice && HAS_TOTAL.test(page.text)
			? both(fieldOf.total, pay.at(-1) ?? firstPay, tax.at(-1) ?? firstTax)
			: []),
	];
}

/** The total and less of it from this employment, as labels told, on a page that prints no earlier one: the sum that lacks it proves nothing. */
function thisOfMore(page: PageText, { abstained, fields }: PageReading, { pay, tax }: Year): FieldReading[] {
	if (HAS_PREVIOUS.test(page.text)) return [];
	const onlyOf = (name: string) => {
		const all = [...fields, ...abstained].filter((field) => field.name === name);
		return all.every(({ value }) => value === all[0]?.value) ? all[0] : undefined;
	};
	const [ownPay, ownTax] = [onlyOf(fieldOf.this.pay), onlyOf(fieldOf.this.tax)];
	const [allPay, allTax] = [onlyOf(fieldOf.total.pay), onlyOf(fieldOf.total.tax)];
	if (!ownPay || !ownTax || !isOf(allPay, pay) || !isOf(allTax, tax)) return [];
	const isLess = (one: FieldReading, other: FieldReading) =>
		(fromPounds(one.value) ?? 0) < (fromPounds(other.value) ?? 0);
	if (!isLess(ownPay, allPay) || !isLess(ownTax, allTax)) return [];
	return [ownPay, ownTax, allPay, allTax].map(({ name, value, box, text }) => ({
		...{ name, value, box, text, page: page.number, confidence: BY_CODE },
		checks: ['tax'] as const,
	}));
}

function isOf(field: FieldReading | undefined, amounts: readonly Amount[]): field is FieldReading {
	return field !== undefined && amounts.some(({ value }) => toPounds(value) === field.value);
}

function contradicts({ fields }: PageReading, found: readonly FieldReading[]): boolean {
	return found.some(({ name, value }) =>
		fields.some((known) => known.name === name && known.value !== value),
	);
}

function toField(name: string, { value, box, text }: Amount, page: PageText): FieldReading {
	return { name, value: toPounds(value), box, text, page: page.number, confidence: BY_CODE, checks: ['tax'] };
}
