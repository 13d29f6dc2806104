/** HMRC's numbers of the boxes that no table of ours has, so that what is left behind can be named as the form does. */
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
