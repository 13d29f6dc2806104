/** What reading a document gives: its type and its fields, each with its place and how sure we are. */
import type { Pence } from '@halfpenny/facts';
import type { Box } from './layout/box.ts';

/** Amounts on a P60, in pence. A refund of tax is negative. */
const amountFields = [
	'payInPreviousEmployment',
	'taxInPreviousEmployment',
	'payInThisEmployment',
	'taxInThisEmployment',
	'totalPay',
	'totalTax',
	'earningsAtLowerEarningsLimit',
	'earningsToPrimaryThreshold',
	'earningsToUpperEarningsLimit',
	'employeeContributions',
	'studentLoan',
	'postgraduateLoan',
	'statutoryMaternityPay',
	'statutoryPaternityPay',
	'statutorySharedParentalPay',
	'statutoryAdoptionPay',
	'statutoryParentalBereavementPay',
	'statutoryNeonatalCarePay',
] as const;

/** Everything else on a P60. */
const detailFields = [
	'taxYear',
	'surname',
	'forenames',
	'nationalInsuranceNumber',
	'worksNumber',
	'employerName',
	'employerPayeReference',
	'finalTaxCode',
	'nicTableLetter',
] as const;

/** An amount on a P60. */
export type AmountField = (typeof amountFields)[number];

/** A text on a P60. */
export type DetailField = (typeof detailFields)[number];

interface Found {
	/** As it stands on the page. */
	readonly text: string;
	/** The page, from 1. */
	readonly page: number;
	/** Where, in points from the top left of the upright page. */
	readonly box: Box;
	/** How sure we are, up to 1. Fields that are not sure enough are left out. */
	readonly confidence: number;
	/** What else agrees: `sum` when previous and this employment add up to the total, `format` when only a right value looks so. */
	readonly check?: 'sum' | 'format';
	/** The line of the National Insurance table, from 1; absent elsewhere. */
	readonly row?: number;
}

/** A field that was found. Texts are normal: `QQ123456C`, `123/AB456`, `2024-25`. */
export type FieldReading =
	| (Found & { readonly field: AmountField; readonly value: Pence })
	| (Found & { readonly field: DetailField; readonly value: string });

/** What a person should be told about a reading. Each code has its sentence in `@halfpenny/messages`. */
export type ReadingWarning =
	/** Previous and this employment do not add up to the total: the amounts were left out. */
	| 'p60.totalsDisagree'
	/** The file holds several P60s: the first was read. */
	| 'p60.several';

/** What a document says. */
export interface Reading {
	readonly documentType: 'p60' | 'unknown';
	/** Size of each page that was read, in points, upright. */
	readonly pages: readonly { readonly width: number; readonly height: number }[];
	/** At most one of each field, except in the lines of the National Insurance table. */
	readonly fields: readonly FieldReading[];
	readonly warnings: readonly ReadingWarning[];
}
