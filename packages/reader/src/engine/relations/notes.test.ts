/** What is printed beside a label and is no part of it: notes in smaller type, words after a comma. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { p60 } from '../../documents/p60/definition.ts';
import type { Segment } from '../../page.ts';

function given(segments: readonly Segment[]) {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return Object.fromEntries(p60.read(page, []).fields.map(({ name, value }) => [name, value]));
}

describe('a note right after the label of a row', () => {
	const read = (note: Segment) =>
		given([
			...[segment('Pay', 400, 80), segment('Tax deducted', 480, 80)],
			...[segment('In previous employment(s)', 40, 100), segment('6,123.45', 400, 100)],
			...[segment('805.20', 500, 100), segment('In this employment', 40, 116), note],
			...[segment('46,950.00', 400, 116), segment('7,852.40', 500, 116)],
			...[segment('Total for year', 40, 132), segment('53,073.45', 400, 132), segment('8,657.60', 500, 132)],
		]);

	it.each([
		'★ Use these figures for your tax return, if asked',
		'Use these figures on your tax return, if asked',
		'* as you tell us',
	])('in smaller type takes nothing from the label: "%s"', (said) => {
		const note = segment(said, 128, 118, 6);
		expect(read(note)).toMatchObject({
			...{ payInPreviousEmployments: '6123.45', payInThisEmployment: '46950.00', totalPay: '53073.45' },
			...{ taxInPreviousEmployments: '805.20', taxInThisEmployment: '7852.40', totalTax: '8657.60' },
		});
	});

	it.each([
		['in the same type', 'paid to somebody else by all of us here', 116, 10],
		['that goes on from it', 'for which we took no tax at all', 118, 6],
	])('%s may make it that of something else', (_, said, y, size) => {
		expect(read(segment(said, 128, y, size))).not.toHaveProperty('payInThisEmployment');
	});
});

describe('"to" within the head of a column', () => {
	it('is not whom the paper is for', () => {
		const head = (x: number, limit: string, rest: string) => [
			segment(`Above that, to the ${limit}`, x, 100),
			segment(rest, x, 111),
		];
		expect(
			given([
				...[segment('NIC letter', 40, 100), segment('A', 40, 128)],
				...[segment('At the Lower', 110, 100), segment('Earnings Limit', 110, 111)],
				...head(200, 'Primary', 'Threshold'),
				...head(340, 'Upper', 'Earnings Limit'),
				...[segment('£6,396', 110, 128), segment('£6,180', 200, 128), segment('£34,374', 340, 128)],
			]),
		).toMatchObject({
			...{ earningsAtLowerEarningsLimit: '6396.00', earningsToPrimaryThreshold: '6180.00' },
			...{ earningsToUpperEarningsLimit: '34374.00' },
		});
	});
});
