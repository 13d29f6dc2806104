import { describe, expect, it } from 'vitest';
import type { NextStep } from '../../api/shapes.ts';
import { submitTile } from './submit-tile.ts';

const taxReturn = {
	...({ id: 'r1', userId: 'u1', taxYear: '2025-26', returnType: 'individual', canFile: true } as const),
};
const byMtd = { action: { words: 'Finish the year', place: { page: 'makingTaxDigital' } } } as NextStep;

describe('the tile that sends a return', () => {
	it('promises sending for an open return with a form', () => {
		expect(submitTile({ taxReturn, step: undefined, open: true })).toEqual({
			...{ detail: 'Check it first, then send', to: '/app/return/r1/check' },
		});
	});

	it.each([
		['sent or declared', taxReturn, undefined, false, 'It’s sent. See your answers', /check$/],
		[
			'without a form',
			{ ...taxReturn, canFile: false },
			undefined,
			true,
			'Not possible now. See the figures',
			/understand$/,
		],
		['under Making Tax Digital', taxReturn, byMtd, true, 'Through Making Tax Digital', /mtd/],
	] as const)('promises none for one %s', (_, which, step, open, detail, to) => {
		expect(submitTile({ taxReturn: which, step, open })).toEqual({ detail, to: expect.stringMatching(to) });
	});
});
