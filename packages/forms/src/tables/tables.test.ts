/** Rows by year: what a form has goes on to the next one, until it is said to end. */
import { expect, it } from 'vitest';
import { rowsOf, tablesOf } from './tables.ts';

it('carries every row of the newest form over to a form that there is not yet', () => {
	for (const { rows } of tablesOf('2025-26')) expect(rowsOf(rows, '2031-32')).toEqual(rows);
});

it('has rows that came with a form from then on, and those that ended to the last', () => {
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
