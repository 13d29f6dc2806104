/** The part of a sum that no label tells. */
import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { withMissingParts } from './missing-part.ts';
import type { Amount } from './values/amount.ts';

const sums = [{ add: ['net', 'deductions'], total: 'gross', optional: [] }];
function amount(value: number, y: number): Amount {
	const box = { x: 0, y, width: 10, height: 10 };
	return {
		...{ value: pence(value), text: '', words: [], box, size: 10 },
		...{ hasPence: true, isDoubtful: false, isNegative: false },
	};
}
const figure = (field: string, value: Amount) => ({ field, amount: value, confidence: 0.96 });
const [gross, net, deductions] = [amount(350, 1), amount(250, 2), amount(100, 3)];
const found = [figure('gross', gross), figure('net', net)];
const added = (...amounts: Amount[]) =>
	withMissingParts(found, [gross, net, ...amounts], sums).map(({ field }) => field);

describe('a sum that lacks one part', () => {
	it('has the amount that is printed and makes it come out', () => {
		expect(added(deductions)).toEqual(['gross', 'net', 'deductions']);
	});

	it('lacks it where no such amount is printed, or only as a part of its own', () => {
		expect(added()).toEqual(['gross', 'net']);
		expect(added(amount(101, 3))).toEqual(['gross', 'net']);
		expect(added({ ...deductions, hasPence: false })).toEqual(['gross', 'net']);
		const half = [figure('gross', amount(500, 1)), figure('net', net)];
		expect(withMissingParts(half, [net], sums)).toHaveLength(2);
	});

	it('may lack parts that need not be printed, where three others leave nothing to chance', () => {
		const optional = ['pension', 'loan'];
		const check = [{ add: ['net', 'tax', 'ni', ...optional], total: 'gross', optional }];
		const parts = [figure('gross', gross), figure('tax', amount(60, 4)), figure('ni', amount(40, 5))];
		const names = (some: typeof parts) => withMissingParts(some, [net], check).map(({ field }) => field);
		expect(names(parts)).toEqual(['gross', 'tax', 'ni', 'net']);
		expect(names(parts.slice(0, 2))).toEqual(['gross', 'tax']);
	});

	it('lacks it where two are missing', () => {
		expect(withMissingParts([figure('gross', gross)], [gross, net, deductions], sums)).toHaveLength(1);
	});
});
