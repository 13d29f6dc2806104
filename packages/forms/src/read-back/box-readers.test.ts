/** Every special box has a reader or a reason for none; every box without a row has its number. */
import { existsSync } from 'node:fs';
import { formYears } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import { shared } from '../../tests/judges.ts';
import { boxNumbers } from '../../tests/random-return.ts';
import { tablesOf } from '../tables/tables.ts';
import { boxReaders, followsFromOthers, ownFigures } from './box-readers.ts';
import { numberOfOther } from './other-boxes.ts';

const rows = formYears.flatMap((year) => tablesOf(year).flatMap((table) => table.rows));

describe('box readers', () => {
	it('exist for every special box, unless the box follows from others', () => {
		const own = rows.filter(({ source }) => source.from === 'work').map(({ box }) => box);
		const known = new Set([...Object.keys(boxReaders), ...followsFromOthers, ...ownFigures]);
		expect(own.filter((box) => !known.has(box))).toEqual([]);
	});

	it('name existing boxes, each once', () => {
		const boxes = new Set(rows.map(({ box }) => box));
		const named = [...Object.keys(boxReaders), ...followsFromOthers, ...ownFigures];
		expect(named.filter((box) => !boxes.has(box))).toEqual([]);
		expect(named).toHaveLength(new Set(named).size);
	});
});

describe.skipIf(!existsSync(shared))('boxes without a row', () => {
	it.each(formYears)('of %s have HMRC’s numbers', (year) => {
		const filled = new Set(
			tablesOf(year).flatMap((table) => table.rows.map(({ path }) => `/MTR/${table.element}/${path}`)),
		);
		// Numbers not published for the year are given in words.
		const others = Object.entries(boxNumbers(year)).filter(
			([path, box]) => /^[A-Z0-9]/.test(box) && !box.includes('(') && !filled.has(path),
		);
		const wrong = others.filter(([path, box]) => numberOfOther(path, year) !== box.replace(' ?', ''));
		expect(wrong).toEqual([]);
		expect(others.length).toBeGreaterThan(400);
	});

	it('of a repeating page are found without its number', () => {
		const [path = ''] = Object.entries(boxNumbers('2024-25')).find(([, box]) => box.startsWith('MOR1')) ?? [];
		expect(numberOfOther(path.replace('SA102M', 'SA102M[2]'), '2024-25')).toMatch(/^MOR1/);
		expect(numberOfOther('/MTR/Nowhere', '2024-25')).toBeUndefined();
	});
});
