/** What reading a document gives: its type and its fields, each with its place and how sure we are. */
import type { Box } from './page.ts';

/** The kinds of document that may be read. */
export type DocumentType = 'p60' | 'p45' | 'payslip' | 'interest' | 'dividend' | 'invoice' | 'receipt';

/** What confirms a value: `sum` when amounts add up, `format` when only a correct value looks like that, `tax` when tax is what the code takes of the pay. */
export type CheckName = 'sum' | 'format' | 'tax';

/** A field that was found and is sure enough to be taken: its confidence is at least 0.9. Others are {@link AbstainedField}s. */
export interface FieldReading {
	readonly name: string;
	/** In its normal form: amounts `1234.50`, a refund `-12.00`; dates `2025-03-31`; `QQ123456C`, `123/AB456`, `2024-25`. */
	readonly value: string;
	/** How sure we are, up to 1. */
	readonly confidence: number;
	/** The page, from 1. */
	readonly page: number;
	/** Where, in points from the top left of the upright page. */
	readonly box: Box;
	/** As printed on the page. */
	readonly text: string;
	readonly checks: readonly CheckName[];
	/** The line of a table, from 1; absent elsewhere. */
	readonly row?: number;
}

/** Why a value that was seen is not given as a field. */
export type AbstainReason =
	/** It is uncertain where it starts or ends, or whose it is. */
	| 'unsure'
	/** The document gives the field two values. */
	| 'contradicted'
	/** Other amounts contradict it. */
	| 'check';

/** A value that was seen but is offered only: somebody must look at it. Its confidence ranks it, below any that is taken. */
export interface AbstainedField extends FieldReading {
	readonly reason: AbstainReason;
}

/** What a person should be told about a reading. Each code has its sentence in `@halfpenny/messages`. */
export type ReadingWarning =
	/** Previous and this employment do not add up to the total: the amounts were left out. */
	| 'p60.totalsDisagree'
	/** Gross pay less deductions is not net pay: the amounts were left out. */
	| 'payslip.totalsDisagree'
	/** The tax is far from what the tax code takes of the pay: they are to be looked at. */
	| 'taxDisagrees'
	/** The file holds several documents of this type: the first was read, the others follow. */
	| 'several';

/** Where the pay of a certificate comes from. */
export type IncomeKind = 'employment' | 'pension';

/** What a page says. */
export interface PageReading {
	/** At most one of each field, except in the lines of a table. */
	readonly fields: readonly FieldReading[];
	readonly abstained: readonly AbstainedField[];
	readonly warnings: readonly ReadingWarning[];
	/** Of what its pay is; absent where a kind of document has only one. */
	readonly income?: IncomeKind;
}

/** What a document says. */
export interface DocumentReading extends PageReading {
	readonly documentType: DocumentType | 'unknown';
}

/** What a file says: its first document, and the others that are in it. */
export interface Reading extends DocumentReading {
	/** Size of each page that was read, in points, upright. */
	readonly pages: readonly { readonly width: number; readonly height: number }[];
	readonly others: readonly DocumentReading[];
}
