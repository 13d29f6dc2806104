/** A value found in a row of a bill, and its field. */
import { around } from '../../geometry.ts';
import type { FieldReading } from '../../reading.ts';
import type { Row } from './rows.ts';

/** A value in a row. */
export interface Found {
	readonly value: string;
	readonly text: string;
	readonly row: Pick<Row, 'words' | 'box'>;
	readonly confidence: number;
}

/** The value as a field, with the place of its words. */
export function toField(name: string, { value, text, row, confidence }: Found, page: number): FieldReading {
	const plain = text.replace(/\s/g, '');
	const words = row.words.filter((word) => plain.includes(word.text) || word.text.includes(plain));
	const box = words.length > 0 ? around(words.map((word) => word.box)) : row.box;
	return { name, value, confidence, page, box, text, checks: name === 'date' ? ['format'] : [] };
}
