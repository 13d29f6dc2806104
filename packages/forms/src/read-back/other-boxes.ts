/** HMRC's numbers of the boxes missing from our tables, so that unread boxes get the form's own name. */
import type { FormYear } from '@halfpenny/years';
import boxes from './generated/other-boxes.json' with { type: 'json' };

const numbers = new Map<string, string>(Object.entries(boxes.numbers));
const differences: Readonly<Partial<Record<FormYear, ReadonlyMap<string, string>>>> = {
	'2024-25': new Map(Object.entries(boxes.of2024)),
};

/** The number of a box by its path, such as `/MTR/SA106/…`; undefined when it has none. */
export function numberOfOther(path: string, year: FormYear): string | undefined {
	const plain = path.replace(/^\/MTR\//, '').replace(/\[\d+\]/g, '');
	return differences[year]?.get(plain) ?? numbers.get(plain);
}
