/** What a made-up paper is: a layout filled with values, and which of them it shows. */
import type { DocumentType } from '@halfpenny/reader';
import { definitions } from '../src/documents/registry.ts';

/** The values of one paper by field, as the reader gives them: amounts `1234.50`, dates `2025-03-31`. */
export type Values = Readonly<Record<string, string>>;

/** How a layout writes. Every value that it takes is one that a reader should find. */
export interface Pen {
	/** An amount with separators: `1,234.50`. */
	money(field: string): string;
	/** An amount of whole pounds, printed without pence: `1,234`. */
	pounds(field: string): string;
	/** A date: `28/03/2025`, `28 March 2025` or `28 Mar 25`. */
	date(field: string, form?: 'figures' | 'words' | 'short'): string;
	/** A text as it is. */
	text(field: string): string;
	/** Says a value without printing it, as a pound sign says the currency. */
	implied(field: string): '';
	/** A value that need not be a field of the reader: addresses, lines of a table. */
	aside(name: string): string;
}

/** A way in which a kind of paper is printed. */
export interface Layout {
	readonly name: string;
	readonly type: DocumentType;
	/** Printed across the long side. */
	readonly landscape?: boolean;
	readonly html: (pen: Pen) => string;
}

/** A paper to print, and what stands on it. */
export interface Paper {
	readonly html: string;
	readonly shown: Values;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
	' ',
);

/** The layout with these values. Throws where it asks for a value that there is not. */
export function fill(layout: Layout, values: Values): Paper {
	const shown: Record<string, string> = {};
	const take = (field: string) => {
		shown[field] = values[field] ?? missing(layout.name, field);
		return shown[field];
	};
	const html = layout.html({
		money: (field) => separated(take(field)),
		pounds: (field) => separated(take(field)).replace(/\.00$/, ''),
		date: (field, form = 'figures') => printedDate(take(field), form),
		text: take,
		implied: (field) => {
			take(field);
			return '';
		},
		aside: (name) => (isField(layout.type, name) ? take(name) : (values[name] ?? missing(layout.name, name))),
	});
	return { html: `<!doctype html><meta charset="utf-8">${html}`, shown };
}

/** Whoever draws a paper need not know each field of the reader: what it shows of them, a reader should find. */
function isField(type: DocumentType, name: string): boolean {
	return definitions.some((each) => each.type === type && each.fields.some((field) => field.name === name));
}

function missing(layout: string, field: string): never {
	throw new RangeError(`${layout} asks for ${field}, which there is not`);
}

function separated(amount: string): string {
	return amount.replace(/\B(?=(\d{3})+\.)/g, ',');
}

function printedDate(iso: string, form: 'figures' | 'words' | 'short'): string {
	const [year = '', month = '', day = ''] = iso.split('-');
	const name = MONTHS[Number(month) - 1] ?? '';
	if (form === 'figures') return `${day}/${month}/${year}`;
	return form === 'words'
		? `${Number(day)} ${name} ${year}`
		: `${Number(day)} ${name.slice(0, 3)} ${year.slice(2)}`;
}
