/** The parts of the partnership return's box tables: sheets of rows in the order of HMRC's schema. */
import type { FormName } from '../box.ts';
import type { FactSource, Row } from '../tables/row.ts';

/** Where a box's value comes from. Fact paths are relative to the sheet's facts. */
export type SheetSource =
	| FactSource
	/** Several answered sources added up. */
	| { readonly from: 'sum'; readonly of: readonly FactSource[] }
	/** Prepared before the sheet is filled: a date of the period, a tick for a page. */
	| { readonly from: 'prepared'; readonly name: PreparedName }
	/** The partner's share of a box of the partnership statement. */
	| { readonly from: 'share'; readonly box: string };

/** Values prepared before sheets are filled. */
export type PreparedName =
	| 'accountsStart'
	| 'accountsEnd'
	| 'hasTrade'
	| 'hasProperty'
	| 'hasSavings'
	| 'exportsNothing'
	| 'vatIncluded'
	| 'vatExcluded'
	| 'startDate'
	| 'endDate'
	| 'addressChanged'
	| `${'address' | 'agentAddress'}${'Line1' | 'Line2' | 'Line3' | 'Line4' | 'Postcode'}`
	| 'telephone'
	| 'natureOfTrade'
	| 'numberOfPartners'
	| 'nominatedPartner'
	| 'fullStatement'
	| 'partnershipDeclares'
	| 'agentDeclares';

/** One box. */
export interface SheetRow extends Pick<Row, 'box' | 'path' | 'title' | 'type' | 'longest' | 'shortened'> {
	readonly source: SheetSource;
	/** Without it HMRC's schema rejects the return. */
	readonly required?: boolean;
	/** HMRC's alphabet of names, which is smaller than that of other texts. */
	readonly nameAlphabet?: boolean;
	/** HMRC's schema has no room for it; the partnership statement uses the amount. */
	readonly unsent?: boolean;
}

/** Rows within one element. */
export interface Sheet {
	readonly form: FormName;
	/** The element below SApartnership, followed by a slash; `[n]` is the partner's number. */
	readonly element: string;
	readonly rows: readonly SheetRow[];
}

/** A row of a sheet; the arguments are its columns. */
export function sheetRow(
	box: string,
	path: string,
	title: string,
	type: SheetRow['type'],
	source: SheetSource,
	more: Pick<SheetRow, 'longest' | 'shortened' | 'required' | 'nameAlphabet' | 'unsent'> = {},
): SheetRow {
	return { box, path, title, type, source, ...more };
}

/** A value prepared before the sheet is filled. */
export function prepared(name: PreparedName): SheetSource {
	return { from: 'prepared', name };
}

/** Several sources added up. */
export function sumOf(...of: readonly FactSource[]): SheetSource {
	return { from: 'sum', of };
}

/** The sum of some rows' boxes, in the notation of rules and totals. */
export function boxesAdded(rows: readonly SheetRow[]): string {
	return rows.map(({ box }) => box).join(' + ');
}
