/** Rows by year: a form's rows continue to the next year, until an end is set. */
import { expect, it } from 'vitest';
import { rowsOf, tablesOf } from './tables.ts';

it('carries every row of the newest form over to a form that is not published yet', () => {
	for (const { rows } of tablesOf('2025-26')) expect(rowsOf(rows, '2031-32')).toEqual(rows);
});

it('has rows from the form that introduced them to the last that has them', () => {
	const boxes = (year: '2024-25' | '2025-26') => {
		const rows = tablesOf(year).flatMap((table) => table.rows);
		return {
			all: rows.map(({ box }) => box),
			close: rows.filter(({ box }) => box === 'EMP7').map(({ type }) => type),
		};
	};
	expect(boxes('2024-25').close).toEqual(['tick']);
	expect(boxes('2025-26').close).toEqual(['yesNo']);
	const came = boxes('2025-26').all.filter((box) => !boxes('2024-25').all.includes(box));
	expect(came).toEqual(expect.arrayContaining(['WFP1', 'EMP7.1', 'FPS3Q', 'SPS4Q']));
	expect(boxes('2024-25').all.filter((box) => !boxes('2025-26').all.includes(box))).toEqual([]);
});
