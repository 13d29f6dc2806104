/** What a made-up P60 shows, field by field, to compare a reading with. */
import { type Pence, toPounds } from '@halfpenny/facts';
import { totals } from './print.ts';
import type { P60Values } from './values.ts';

/** A field on the page. Amounts are written as the reader returns them: `1234.50`. */
export interface PrintedField {
	readonly field: string;
	readonly value: string;
	/** The line of the National Insurance table, counted from 1. */
	readonly row?: number;
}

/** The fields shown by a page with these values. `nicRows`: how many lines of the National Insurance table fit. */
export function printedFields(values: P60Values, nicRows: number): PrintedField[] {
	const total = totals(values);
	const { nicLines, employerAddress: _, ...others } = values;
	const single = Object.entries({ ...others, totalPay: total.pay, totalTax: total.tax }).filter(isGiven);
	const table = nicLines.slice(0, nicRows).flatMap(({ letter, ...amounts }, index) =>
		Object.entries({ nicTableLetter: letter, ...amounts }).map(([field, value]) => ({
			field,
			value: plain(value),
			row: index + 1,
		})),
	);
	return [...single.map(([field, value]) => ({ field, value: plain(value) })), ...table];
}

function plain(value: string | Pence): string {
	return typeof value === 'string' ? value : toPounds(value);
}

function isGiven(entry: [string, string | Pence | undefined]): entry is [string, string | Pence] {
	return entry[1] !== undefined;
}
