/** The parts of a box table: rows of box, XML path, title, type and source, in the order of HMRC's schema. */
import type { Facts } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';
import type { FormYear } from '@halfpenny/years';
import type { FormName } from '../box.ts';
import type { Total } from '../rules/rule.ts';

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
	| 'utr'
	/** A number such as a sort code, which facts already have in HMRC's form. */
	| 'identifier'
	| 'text'
	/** An element that must be present even if empty. Not a box. */
	| 'group';

/** Rounding of a box: income down, tax paid and deductions up to whole pounds; SA110 keeps pence. */
export type Rounding = 'down' | 'up' | 'pence';

/** A sum of facts, rounded once. `a|b` is b if a is not answered. */
export interface Part {
	readonly paths: readonly string[];
	readonly round: Rounding;
	readonly sign: 1 | -1;
	/** The fact with the person's percentage share of these amounts. */
	readonly share?: string;
	/** Counts only if the calculation has this figure of the page; reading back uses the other parts. */
	readonly onlyWith?: string;
}

/** What to do with a total: keep it; omit it or use 0 when negative; use its loss, omitted unless there is one. */
export type Keep = 'signed' | 'profit' | 'profitOrNothing' | 'loss';

/** Where a box's value comes from. Paths of facts are relative to the item of a repeated page, else to all facts. */
export type Source =
	| { readonly from: 'facts'; readonly parts: readonly Part[] }
	| { readonly from: 'joined'; readonly paths: readonly string[] }
	| { readonly from: 'code'; readonly path: string; readonly codes: Readonly<Record<string, string>> }
	/** A figure of the calculation, in pence. */
	| { readonly from: 'figure'; readonly name: string; readonly blankWhenZero: boolean }
	/** A decision of the calculation about this page, such as how much loss is used. */
	| { readonly from: 'page'; readonly name: string; readonly paths: readonly string[] }
	/** Earlier boxes on the same page, already rounded; `plus` is added after `keep`. */
	| { readonly from: 'total'; readonly total: Total; readonly keep: Keep; readonly plus?: Total }
	| { readonly from: 'pages'; readonly form: FormName }
	| { readonly from: 'sender'; readonly sender: Sender }
	/** Its own function, for the few special boxes. */
	| { readonly from: 'work'; readonly work: Work; readonly paths: readonly string[] }
	| { readonly from: 'always' };

/** Sources that need only a page's facts, its decisions, and earlier boxes. */
export type FactSource = Extract<Source, { readonly from: 'facts' | 'joined' | 'code' | 'page' | 'total' }>;

/** The arguments of a special source. */
export interface WorkContext {
	readonly facts: Facts;
	readonly calculation: Calculation;
	/** The item of a repeated page, or all facts. */
	readonly scope: unknown;
	/** The calculation's decisions about the page, if any. */
	readonly decisions: unknown;
	/** The prefix of the item's paths: `trades[0].`, or ''. */
	readonly factPrefix: string;
	/** Whether this is the first page of a business, which carries answers for all of them. */
	readonly firstBusiness: boolean;
	/** Whether this is the first business page with the Class 4 adjustment box. */
	readonly adjustsClass4: boolean;
}

/** Returns a value and its facts, or undefined when the box is omitted. */
export type Work = (
	context: WorkContext,
) => { readonly value: number | string | boolean; readonly origins: readonly string[] } | undefined;

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
	/** The first and the last year of the form that has the box; it continues from form to form until an end is set. */
	readonly from?: FormYear;
	readonly until?: FormYear;
	/** Maximum length. */
	readonly longest?: number;
	/** Minimum length. */
	readonly shortest?: number;
	/** A name that is too long is shortened; the facts keep it in full. */
	readonly shortened?: boolean;
	/** Without it HMRC rejects the page; for some rows only with certain facts, of the return or of the page's item. */
	readonly required?: boolean | ((facts: Facts, scope: unknown) => boolean);
	/** Omitted on pages without an amount at this fact. */
	readonly onlyWith?: string;
	/** Omitted on pages where the calculation says this. */
	readonly unless?: string;
	/** Counts in the totals below while the box itself stays blank, with certain facts of the return and of the page's item. */
	readonly onlyCounted?: (facts: Facts, scope: unknown) => boolean;
}

/** One form, or the part of the return outside the forms. */
export interface Table {
	readonly form: FormName;
	/** Its element below MTR, or '' for content of MTR itself. */
	readonly element: string;
	/** The fact with one item per page, for repeating forms. */
	readonly each?: keyof Facts & string;
	/** The form's own fact, for forms that do not repeat: no fact, no form. */
	readonly item?: keyof Facts & string;
	/** Whether the form is always sent, although it does not repeat. */
	readonly needed?: (facts: Facts) => boolean;
	/** Which items go on this form, if two forms share them. */
	readonly takes?: (item: unknown, year: FormYear) => boolean;
	readonly rows: readonly Row[];
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

/** Sources over facts of a type: an unknown path does not compile. */
export function sourcesOf<T>() {
	const part = (round: Rounding, sign: 1 | -1, paths: readonly PathOf<T>[]): Part => ({ paths, round, sign });
	return {
		/** Income: the sum, rounded down to pounds once. */
		down: (...paths: PathOf<T>[]): FactSource => ({ from: 'facts', parts: [part('down', 1, paths)] }),
		/** Tax paid, deductions and reliefs: the sum, rounded up to pounds once. */
		up: (...paths: PathOf<T>[]): FactSource => ({ from: 'facts', parts: [part('up', 1, paths)] }),
		/** A value that is not money, or money in pence. */
		value: (path: PathOf<T>): FactSource => ({ from: 'facts', parts: [part('pence', 1, [path])] }),
		/** Texts joined with a space. */
		joined: (...paths: PathOf<T>[]): FactSource => ({ from: 'joined', paths }),
		/** HMRC's code for each answer. */
		code: (path: PathOf<T>, codes: Readonly<Record<string, string>>): FactSource => ({
			from: 'code',
			path,
			codes,
		}),
		/** A decision of the calculation about the page, and its facts. */
		page: (name: string, ...paths: PathOf<T>[]): FactSource => ({ from: 'page', name, paths }),
	};
}

/** Earlier boxes on the same page. */
export function total(total: Total, keep: Keep = 'signed', plus?: Total): FactSource {
	return plus === undefined ? { from: 'total', total, keep } : { from: 'total', total, keep, plus };
}

/** A figure of the calculation, in pence: `totalDue`, `paymentsOnAccount.first`. */
export function figure(name: PathOf<Calculation>, options: { blankWhenZero?: boolean } = {}): Source {
	return { from: 'figure', name, blankWhenZero: options.blankWhenZero ?? false };
}

/** A special source; `paths` are the facts that it reads, relative as everywhere. */
export function work(does: Work, ...paths: readonly string[]): Source {
	return { from: 'work', work: does, paths };
}

/** The facts that a source reads, as paths relative to a repeating page's item. */
export function pathsOfSource(source: Source): readonly string[] {
	switch (source.from) {
		case 'facts':
			return source.parts.flatMap(({ paths }) => paths.flatMap((path) => path.split('|')));
		case 'joined':
		case 'page':
		case 'work':
			return source.paths;
		case 'code':
			return [source.path];
		default:
			return [];
	}
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
	more: Omit<Partial<Row>, 'box' | 'path' | 'title' | 'type' | 'source'> = {},
): Row {
	return { box, path, title, type, source, ...more };
}
