/** What a box table is made of: rows of box, XML path, title, type and source, in the order of HMRC's schema. */
import type { Facts } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';
import type { FormYear } from '@halfpenny/years';
import type { FormName } from '../box.ts';

/** HMRC's types of money by what the schema allows, and the other kinds of value. */
export type BoxType =
	| 'money.any'
	| 'money.notNegative'
	| 'money.positive'
	| 'money.notZero'
	| 'tick'
	| 'yesNo'
	| 'date'
	| 'nino'
	| 'count'
	| 'code'
	| 'text'
	/** An element that must be there although nothing may be in it. Not a box. */
	| 'group';

/** How pennies become what a box holds: income down, tax paid and deductions up to whole pounds; SA110 keeps pence. */
export type Rounding = 'down' | 'up' | 'pence';

/** Where a box's value comes from. Paths of facts are relative to the item of a repeated page, else to all facts. */
export type Source =
	| { readonly from: 'facts'; readonly paths: readonly string[]; readonly round: Rounding }
	| { readonly from: 'joined'; readonly paths: readonly string[] }
	| { readonly from: 'code'; readonly path: string; readonly codes: Readonly<Record<string, string>> }
	| { readonly from: 'figure'; readonly name: keyof Calculation; readonly blankWhenZero: boolean }
	| { readonly from: 'pages'; readonly form: FormName }
	| { readonly from: 'sender'; readonly sender: Sender }
	| { readonly from: 'always' };

/** Who signs and sends. */
export type Sender = 'Individual' | 'Agent';

/** One box of a table. */
export interface Row {
	readonly box: string;
	/** Below the element of the form: `Employment/PayFromEmployment`. */
	readonly path: string;
	readonly title: string;
	readonly type: BoxType;
	readonly source: Source;
	/** Longest text. */
	readonly longest?: number;
	/** Without it HMRC's schema refuses the page. */
	readonly required?: boolean;
}

/** How one year's table differs from the table. Rows are named by box number. */
export interface YearDifference {
	readonly without?: readonly string[];
	readonly changed?: Readonly<Record<string, Partial<Row>>>;
	readonly after?: Readonly<Record<string, readonly Row[]>>;
}

/** One form, or the part of the return that stands outside the forms. */
export interface Table {
	readonly form: FormName;
	/** Its element below MTR, or '' for what stands in MTR itself. */
	readonly element: string;
	/** The fact that holds one item a page, for forms that repeat. */
	readonly each?: keyof Facts & string;
	/** Whether the form is sent although it repeats nothing. */
	readonly needed?: (facts: Facts) => boolean;
	readonly rows: readonly Row[];
	readonly years?: Readonly<Partial<Record<FormYear, YearDifference>>>;
}

type Primitive = string | number | boolean | null | undefined;

/** The paths of an object's leaves: `person.address.postcode`. */
export type PathOf<T> = {
	[Key in keyof T & string]: NonNullable<T[Key]> extends Primitive
		? Key
		: NonNullable<T[Key]> extends readonly unknown[]
			? never
			: `${Key}.${PathOf<NonNullable<T[Key]>>}`;
}[keyof T & string];

/** Sources over facts of a type: a path that does not exist does not compile. */
export function sourcesOf<T>() {
	const facts =
		(round: Rounding) =>
		(...paths: PathOf<T>[]): Source => ({ from: 'facts', paths, round });
	return {
		/** Income: the sum, rounded down to pounds once. */
		down: facts('down'),
		/** Tax paid, deductions and reliefs: the sum, rounded up to pounds once. */
		up: facts('up'),
		/** A value that is not money, or money in pence. */
		value: (path: PathOf<T>): Source => ({ from: 'facts', paths: [path], round: 'pence' }),
		/** Texts joined with a space. */
		joined: (...paths: PathOf<T>[]): Source => ({ from: 'joined', paths }),
		/** HMRC's code for each answer. */
		code: (path: PathOf<T>, codes: Readonly<Record<string, string>>): Source => ({
			from: 'code',
			path,
			codes,
		}),
	};
}

/** A figure of the calculation, in pence. */
export function figure(name: keyof Calculation, options: { blankWhenZero?: boolean } = {}): Source {
	return { from: 'figure', name, blankWhenZero: options.blankWhenZero ?? false };
}

/** Whether a form is sent (a tick), or how many of its pages (a count). */
export function pagesOf(form: FormName): Source {
	return { from: 'pages', form };
}

/** A row of a table; the arguments are its columns. */
export function row(
	box: string,
	path: string,
	title: string,
	type: BoxType,
	source: Source,
	more: Pick<Row, 'longest' | 'required'> = {},
): Row {
	return { box, path, title, type, source, ...more };
}
