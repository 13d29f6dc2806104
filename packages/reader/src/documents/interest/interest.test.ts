/** A certificate of several accounts gives their total, and never one account for it. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import type { Segment } from '../../page.ts';
import { interest } from './definition.ts';

function given(segments: readonly Segment[]) {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return interest.read(page, []).fields.find(({ name }) => name === 'interest')?.value;
}
const row = (y: number, label: string, amount: string) => [
	segment(label, 50, y),
	segment(amount, 400 - 5 * amount.length, y),
];
const head = [segment('Account', 50, 100), segment('Gross interest', 330, 100)];
const accounts = [...row(118, 'Branch Saver', '115.60'), ...row(136, 'Fixed Rate Bond', '297.27')];

describe('the interest of two accounts', () => {
	it('is the total under their column', () => {
		expect(given([...head, ...accounts, ...row(154, 'Total', '412.87')])).toBe('412.87');
	});

	it('is left out where what stands under them is not their sum', () => {
		expect(given([...head, ...accounts, ...row(154, 'Balance', '9,120.66')])).not.toBe('9120.66');
	});
});
