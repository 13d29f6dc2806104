/** A box's value as people read it. */
import { formatDay, formatPounds, parsePounds } from '@halfpenny/facts';
import { isFormYear } from '@halfpenny/years';
import type { Box } from '../box.ts';
import type { BoxType } from '../tables/row.ts';
import { tablesOf } from '../tables/tables.ts';

/** The type of a box. */
export type BoxTypes = (box: Box) => BoxType;

/** The types of every box of a year's forms; for a year without forms, all are text. */
export function boxTypes(year: string): BoxTypes {
	const tables = isFormYear(year) ? tablesOf(year) : [];
	const types = new Map(
		tables.flatMap(({ form, rows }) => rows.map(({ box, type }) => [`${form} ${box}`, type] as const)),
	);
	return ({ form, box }) => types.get(`${form} ${box}`) ?? 'text';
}

/** `£1,234.00`, `5 April 2025`, `Yes`; texts and codes unchanged. */
export function readableValue(box: Box, types: BoxTypes, words: AnswerWords): string {
	const { value } = box;
	const type = types(box);
	if (type.startsWith('money')) return readableMoney(value);
	if (type === 'date') return formatDay(value);
	if (type === 'tick' || type === 'yesNo') return value === 'yes' ? words.yes : words.no;
	return value;
}

/** The words for yes and no. */
export interface AnswerWords {
	readonly yes: string;
	readonly no: string;
}

function readableMoney(value: string): string {
	const amount = parsePounds(value, true);
	return amount.ok ? formatPounds(amount.value) : value;
}
