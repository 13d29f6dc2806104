/** Fills a layout's placeholders with one person's values and keeps the list of the values that thereby stand on the paper. */
import type { NationalInsuranceRow, Person } from './people.ts';

/**
 * How one payroll product prints a P60. Placeholders in the page state which values are on the paper:
 * `{{pay}}` whole amount, `{{pay.pounds}}` and `{{pay.pence}}` for two boxes, `{{tax.R}}` the mark of a refund,
 * `{{smp?0}}` prints 0.00 where there is none; `{{#nic}}…{{/nic}}` repeats, `{{#previous}}…{{/previous}}` may be absent.
 */
export interface Layout {
	readonly name: string;
	/** What makes this paper unlike the others. */
	readonly about: string;
	/** How a refund of tax is shown where the page has no place of its own for the mark. */
	readonly refund: 'none' | 'minus' | ' R' | 'R' | 'brackets';
	readonly thousands: boolean;
	readonly landscape?: boolean;
	readonly format?: 'A4' | 'A5';
	readonly html: string;
}

/** A value on the paper: money as pence in digits, the rest as printed; `row` is the line of National Insurance it stands in, from 1. */
export interface Printed {
	readonly field: string;
	readonly row?: number;
	readonly value: string;
}

/** A page ready to be printed, and what a careful reader would find on it. */
export interface Paper {
	readonly html: string;
	readonly printed: readonly Printed[];
}

const money = [
	'previousPay previousTax pay tax totalPay totalTax smp spp shpp sap spbp sncp studentLoan postgraduateLoan',
	'lel lelToPt ptToUel contributions',
].flatMap((line) => line.split(' '));

/** One person's P60 as this layout shows it. A placeholder that means nothing is a mistake in the layout and throws. */
export function paperOf(layout: Layout, person: Person): Paper {
	const printed = new Map<string, Printed>();
	const note = (field: string, value: string, row?: number) =>
		printed.set(`${field} ${row ?? ''}`, row === undefined ? { field, value } : { field, row, value });
	const rows = section(layout.html, 'nic', (inside) =>
		person.nic.map((row, index) => filled(layout, inside, bandsOf(row), note, index + 1)).join(''),
	);
	const whole = section(rows, 'previous', (inside) => (person.previousPay === undefined ? '' : inside));
	const html = filled(layout, whole, valuesOf(person), note);
	return { html, printed: [...printed.values()] };
}

type Values = Readonly<Record<string, string | number | undefined>>;
type Note = (field: string, value: string, row?: number) => void;

function section(html: string, name: string, print: (inside: string) => string): string {
	const pattern = new RegExp(`\\{\\{#${name}\\}\\}([\\s\\S]*?)\\{\\{/${name}\\}\\}`, 'g');
	return html.replace(pattern, (_, inside: string) => print(inside));
}

function filled(layout: Layout, html: string, values: Values, note: Note, row?: number): string {
	return html.replace(/\{\{(\w+)(?:\.(\w+))?(\?0)?\}\}/g, (all, key: string, part = '', zero = '') => {
		if (!(key in values)) throw new Error(`${layout.name}: nothing is called ${all}`);
		const value = values[key] ?? (zero === '' ? undefined : 0);
		if (value === undefined) return '';
		noteOf(key, value, note, row);
		return money.includes(key)
			? amount(layout, Number(value), part)
			: escaped(words(key, String(value), part));
	});
}

/** A full name is a surname and forenames; an address or title is not a value that a tax return asks for. */
function noteOf(key: string, value: string | number, note: Note, row?: number): void {
	const text = String(value);
	if (key === 'fullName') {
		const [forenames = '', surname = ''] = text.split('|');
		note('forenames', forenames);
		note('surname', surname);
	} else if (!/address|Address|title/.test(key)) note(key, text, row);
}

/** Pence as this product writes them. */
function amount({ refund, thousands }: Layout, pence: number, part: string): string {
	const digits = String(Math.abs(pence)).padStart(3, '0');
	const plain = digits.slice(0, -2);
	const pounds = thousands ? plain.replace(/\B(?=(\d{3})+$)/g, ',') : plain;
	if (part === 'R') return pence < 0 ? 'R' : '';
	const below = pence < 0 && part !== 'pounds' && part !== 'pence';
	if (part === 'pounds') return pence < 0 && refund === 'minus' ? `-${pounds}` : pounds;
	if (part === 'pence') return digits.slice(-2);
	const text = `${pounds}.${digits.slice(-2)}`;
	if (!below || refund === 'none') return text;
	if (refund === 'minus') return `-${text}`;
	return refund === 'brackets' ? `(${text})` : `${text}${refund}`;
}

/** Words as this product writes them. */
function words(key: string, value: string, part: string): string {
	if (key === 'fullName') return fullName(value, part);
	if (key === 'year') return years(Number(value), part);
	if (key === 'nino') return part === 'spaced' ? value.replace(/(..)(?=.)/g, '$1 ') : value;
	if (key === 'payeReference' && part === 'office') return value.split('/')[0] ?? '';
	if (key === 'payeReference' && part === 'reference') return value.split('/')[1] ?? '';
	if (part === 'lines') return value.replaceAll(', ', '\n');
	return part === 'upper' ? value.toUpperCase() : value;
}

function fullName(value: string, part: string): string {
	const [forenames = '', surname = ''] = value.split('|');
	if (part === 'reversed') return `${surname.toUpperCase()}, ${forenames}`;
	return `${forenames} ${part === 'upper' ? surname.toUpperCase() : surname}`;
}

function years(end: number, part: string): string {
	if (part === 'span') return `${end - 1}-${String(end).slice(2)}`;
	if (part === 'slash') return `${end - 1}/${String(end).slice(2)}`;
	if (part === 'both') return `${end - 1}/${end}`;
	if (part === 'start') return String(end - 1);
	if (part === 'short') return String(end).slice(2);
	return String(end);
}

function bandsOf({ letter, lel, lelToPt, ptToUel, contributions }: NationalInsuranceRow): Values {
	return { letter, lel: lel * 100, lelToPt: lelToPt * 100, ptToUel: ptToUel * 100, contributions };
}

function valuesOf({ nic: _, address, employerAddress, ...person }: Person): Values {
	const none = {
		smp: undefined,
		spp: undefined,
		shpp: undefined,
		sap: undefined,
		spbp: undefined,
		sncp: undefined,
	};
	const absent = { previousPay: undefined, previousTax: undefined, studentLoan: undefined };
	return {
		...none,
		...absent,
		postgraduateLoan: undefined,
		...person,
		fullName: `${person.forenames}|${person.surname}`,
		address: address.join(', '),
		employerAddress: employerAddress.join(', '),
	};
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
}
