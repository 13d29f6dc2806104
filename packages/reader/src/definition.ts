/**
 * What a kind of document is to the engine. To add one: a folder in `documents` that exports a {@link DocumentDefinition}, and its
 * line in `documents/registry.ts`. Where
 * labels tell its values, `read` is `labelledReader` of `engine/labelled-reader.ts` and the definition is data.
 */
import type { PageText } from './page.ts';
import type { DocumentType, PageReading, ReadingWarning } from './reading.ts';

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
	/** Just as often a mere heading: counts only where no plainer label of the field stands on the page. */
	readonly weak?: true;
	/** Says whose only by its section: "Name" is this field's under a heading of that field. */
	readonly unlessUnder?: string;
	/** Over amounts it is the heading of a table: it counts only beside one. */
	readonly rowOnly?: true;
}

/** One field of a document. */
export interface FieldDefinition {
	readonly name: string;
	readonly kind: FieldKind;
	/** None where the field is found by a {@link Grid} or by `read` itself. */
	readonly labels: readonly LabelPattern[];
	/** Of a full name: the fields that it is taken apart into. The field itself is then none of the reading's. */
	readonly splitInto?: { readonly surname: string; readonly forenames: string };
	/** An amount that may be a refund. */
	readonly mayBeNegative?: true;
	/** A table gives it a value in each line. */
	readonly repeats?: true;
}

/** What a label says of the amounts that belong to it: which figure, and of what (an employment, a period). */
export interface Part {
	readonly figure?: string;
	readonly scope?: string;
}

/** Amounts whose field is told by two labels: the figure by one ("Tax"), its scope by another ("Previous employment", "Year to date"). */
export interface Grid {
	/** What a label in the plain form of `normalise` says; undefined when it says nothing of amounts, `{}` when it names several figures. */
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
	/** What the person is told where it does not add up; the amounts are then left out. Without one it only confirms: there may be more to add. */
	readonly warning?: ReadingWarning;
}

/** What of a document answers questions of the interview: a section's questions, each with its field. */
export interface Fill {
	readonly section: string;
	readonly questions: Readonly<Record<string, string>>;
}

/** A kind of document. */
export interface DocumentDefinition {
	readonly type: DocumentType;
	/** How much the page looks like one. From 1 on it may be one; of several definitions the highest score counts. */
	readonly classify: (page: PageText) => number;
	readonly fields: readonly FieldDefinition[];
	readonly checks: readonly SumCheck[];
	/** With fewer fields a page that looks like one only speaks of one. */
	readonly fewestFields: number;
	/**
	 * What a page says, with the pages after it that look like nothing, which may go on with it. Further copies in the file are put
	 * together by the engine, further documents are kept apart.
	 */
	readonly read: (page: PageText, following: readonly PageText[]) => PageReading;
	readonly fills: readonly Fill[];
}
