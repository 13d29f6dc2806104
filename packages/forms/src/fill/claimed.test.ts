/** Capital allowances calculated from assets, in the boxes of the business's page. */
import type { FactsInput } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../tests/people.ts';
import { toBoxes } from '../to-boxes.ts';

type Owned = NonNullable<NonNullable<FactsInput['trades']>[number]['capitalAssets']>;

const capitalAssets: Owned = {
	mainPool: { broughtForward: 8400 },
	specialRatePool: { broughtForward: 500 },
	assets: [
		{ kind: 'van', bought: '2025-02-12', cost: 18_000, privateUsePercent: 25 },
		{ kind: 'van', bought: '2021-02-01', cost: 9000, sold: '2025-02-12', proceeds: 9000 },
		{ kind: 'car', bought: '2025-01-02', cost: 30_000, emissions: 0, secondHand: false },
		{ kind: 'electricChargePoint', bought: '2025-01-02', cost: 900, secondHand: false },
	],
	buildings: [{ cost: 100_000, usedFrom: '2022-01-01' }],
};

function boxesOf(turnover: number, owned: Owned) {
	const facts = factsOf({
		taxYear: '2024-25',
		residence: 'uk',
		person: { firstName: 'Jo', lastName: 'Pipe', uniqueTaxpayerReference: '2234567890' },
		trades: [
			{ name: 'Pipes', description: 'Plumber', turnover, accountingMethod: 'accruals', capitalAssets: owned },
		],
	});
	const calculation = calculate(facts);
	const result = toBoxes(facts, calculation);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return new Map(result.boxes.map((box) => [box.box, box]));
}

describe('a business’s assets', () => {
	it('fill the boxes of the full page, each from those facts', () => {
		const boxes = boxesOf(120_000, structuredClone(capitalAssets));
		const values = ['FSE49', 'FSE50', 'FSE51', 'FSE52.1', 'FSE53', 'FSE54', 'FSE57', 'FSE59', 'FSE64/65'].map(
			(box) => Number(boxes.get(box)?.value ?? 0),
		);
		// The main pool is £600 short; £500 of the special rate pool is small enough to go whole.
		expect(values).toEqual([13_500, 0, 500, 30_000, 3000, 900, 47_900, 600, 72_700]);
		expect(boxes.get('FSE49')?.origins).toEqual(['trades[0].capitalAssets']);
	});

	it('fill the boxes of the short page', () => {
		const boxes = boxesOf(80_000, structuredClone(capitalAssets));
		const values = ['SSE23', 'SSE24.1', 'SSE25', 'SSE25.1', 'SSE26'].map((box) =>
			Number(boxes.get(box)?.value ?? 0),
		);
		expect(values).toEqual([13_500, 30_000, 1400, 3000, 600]);
	});
});
