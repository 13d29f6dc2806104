/**
 * How the engine describes a type of document. To add one: a folder in `documents` that exports a
 * {@link DocumentDefinition}, and its line in `documents/registry.ts`. If labels identify its values, `read` is
 * `labelledReader` of `engine/labelled-reader.ts` and the definition is data.
 */
import type { PageText } from './page.ts';
import type { DocumentType, IncomeKind, PageReading, ReadingWarning } from './reading.ts';

/** How a field's value looks, which decides how it is found among the texts of a page and how it is written down. */
export type FieldKind =
	/** Pounds and pence: `1234.50`. */
	| 'money'
	/** An amount that is printed without pence, and is none if it has any. */
	| 'wholePounds'
	/** `2025-03-31`. */
	| 'date'
	/** The number of a tax month or week: `7`. */
	| 'period'
	/** `2024-25`. */
	| 'taxYear'
	/** `QQ123456C`. */
	| 'nino'
	/** `123/AB456`. */
	| 'payeReference'
	/** `1257L M1`. */
	| 'taxCode'
	/** A National Insurance table letter. */
	| 'tableLetter'
	/** A number of works or payroll, of an invoice: letters and digits. */
	| 'reference'
	/** A surname or forenames. */
	| 'name'
	/** A person's name in one piece. */
	| 'fullName'
	/** The first lines of a name and address. */
	| 'organisation';

/** Words that a label may say. All of a label must match, in the plain form of `normalise`; the first pattern that matches counts. */
export interface LabelPattern {
	readonly pattern: RegExp;
	/** Often only a heading: counts only if the page has no plainer label for the field. */
	readonly weak?: true;
	/** Only its section says whose it is: "Name" belongs to this field under one of that field's headings. */
	readonly unlessUnder?: string;
	/** Over amounts it is the heading of a table: it counts only beside one. */
	readonly rowOnly?: true;
}

/** One field of a document. */
export interface FieldDefinition {
	readonly name: string;
	readonly kind: FieldKind;
	/** Empty if the field is found by a {@link Grid} or by `read` itself. */
	readonly labels: readonly LabelPattern[];
	/** For a full name: the fields it is split into. The field itself is then not in the reading. */
	readonly splitInto?: { readonly surname: string; readonly forenames: string };
	/** An amount that may be a refund. */
	readonly mayBeNegative?: true;
	/** A table has a value for it in each row. */
	readonly repeats?: true;
}

/** What a label says about its amounts: which figure, and for what (an employment, a period). */
export interface Part {
	readonly figure?: string;
	readonly scope?: string;
	/** What it says where no amount stands beside it or under it: "Tax year to date" is then a heading, and says nothing of tax. */
	readonly asHeading?: Part;
}

/**
 * Amounts whose field is given by two labels: the figure by one ("Tax"), its scope by another ("Previous employment",
 * "Year to date").
 */
export interface Grid {
	/**
	 * What a label in the plain form of `normalise` says; undefined when it says nothing about amounts, `{}` when it
	 * names several figures.
	 */
	readonly partOf: (label: string) => Part | undefined;
	/** The field of each figure, by scope. */
	readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** The scope of amounts on a page that names none. */
	readonly usualScope?: string;
	/** Also the scope of amounts beside which none is named, though it is elsewhere on the page: a list, and a box of sums to date. */
	readonly usualWhereUntold?: true;
}

/** Amounts that must add up to another, to the penny. It counts only where pence were printed. */
export interface SumCheck {
	readonly add: readonly string[];
	readonly total: string;
	/** Of `add`, those that may be missing: they count as nothing. */
	readonly optional: readonly string[];
	/**
	 * What the person is told if it does not add up; the amounts are then left out. Without one the check only
	 * confirms, since there may be more to add.
	 */
	readonly warning?: ReadingWarning;
}

/** Which questions of a section a document answers, each with its field. */
interface Fill {
	readonly section: string;
	/** Only documents about this kind of income; by default any. */
	readonly of?: IncomeKind;
	readonly questions: Readonly<Record<string, string>>;
	/** Questions whose field may be blank on the document where another says the same: that one is then offered as unsure. */
	readonly orElse?: Readonly<Record<string, string>>;
	/** Yes-or-no questions that an amount answers: yes for an amount, and `no` where a nil is printed. */
	readonly yes?: Readonly<Record<string, { readonly field: string; readonly orNo?: true }>>;
	/** Questions left open while this field has an amount above zero. */
	readonly openWhere?: { readonly field: string; readonly questions: readonly string[] };
	/** A nil says nothing: without an amount above zero there is nothing to fill in the section. */
	readonly onlyAbove0?: true;
}

/** Which fields say whose document it is: first and last name, or the full name. */
type Person = { readonly nationalInsuranceNumber?: string } & (
	| { readonly surname: string; readonly forenames: string }
	| { readonly fullName: string }
);

/** A type of document. */
export interface DocumentDefinition {
	readonly type: DocumentType;
	/** How much the page looks like one. From 1 on it may be one; of several definitions the highest score counts. */
	readonly classify: (page: PageText) => number;
	readonly fields: readonly FieldDefinition[];
	readonly checks: readonly SumCheck[];
	/** A page with fewer fields only mentions such a document. */
	readonly fewestFields: number;
	/**
	 * What a page says, together with the unrecognised pages after it, which may continue it. Further copies in the file are
	 * combined by the engine; further documents are kept apart.
	 */
	readonly read: (page: PageText, following: readonly PageText[]) => PageReading;
	readonly fills: readonly Fill[];
	/** A cost: only the person knows which business had it, and of what kind it is. */
	readonly isCost?: true;
	readonly person?: Person;
	/** The field that gives its year: a tax year or a day in it. */
	readonly dated: string;
	/** It gives the figures on a certain day; a later one from the same payer replaces it. */
	readonly soFar?: { readonly payer: string };
}
