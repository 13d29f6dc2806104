import { describe, expect, it } from 'vitest';
import { layouts } from '../held-back/index.ts';
import { paperOf } from '../held-back/paper.ts';
import { people } from '../held-back/people.ts';
import { scoreOf } from '../held-back/score.ts';

describe('a held-back paper', () => {
	it.each(layouts.map((layout) => [layout.name, layout] as const))(
		'%s fills every placeholder',
		(_, layout) => {
			for (const person of people) {
				const { html, printed } = paperOf(layout, person);
				expect(html).not.toMatch(/\{\{|\}\}|undefined|NaN/);
				expect(printed.filter(({ field }) => field === 'pay')).toEqual([
					{ field: 'pay', value: String(person.pay) },
				]);
				expect(new Set(printed.map(({ field }) => field))).toContain('payeReference');
			}
		},
	);

	it.each(layouts.map((layout) => [layout.name, layout] as const))(
		'%s shows a refund as one',
		(_, layout) => {
			expect(layout.refund !== 'none' || layout.html.includes('{{tax.R}}')).toBe(true);
			expect(layout.refund !== 'none' || layout.html.includes('{{totalTax.R}}')).toBe(true);
		},
	);

	it('has people whose sums are right', () => {
		for (const { previousPay = 0, previousTax = 0, ...person } of people) {
			expect(previousPay + person.pay).toBe(person.totalPay);
			expect(previousTax + person.tax).toBe(person.totalTax);
		}
	});

	it('has enough layouts, each with a name of its own', () => {
		expect(layouts.length).toBeGreaterThanOrEqual(24);
		expect(new Set(layouts.map(({ name }) => name)).size).toBe(layouts.length);
	});
});

describe('the marks of a reading', () => {
	const place = { text: '', page: 1, box: { x: 0, y: 0, width: 1, height: 1 }, confidence: 1, checks: [] };
	const printed = [
		{ field: 'surname', value: "O'Rourke" },
		{ field: 'pay', value: '781200' },
		{ field: 'lel', row: 1, value: '639600' },
	];

	it('are right for the same value, whatever its capitals', () => {
		const found = [{ ...place, name: 'surname', value: 'O’ROURKE' }];
		expect(scoreOf(printed, found)).toMatchObject({ printed: 3, right: 1, wrong: [] });
		expect(scoreOf(printed, found).leftOut).toEqual([
			'payInThisEmployment',
			'earningsAtLowerEarningsLimit 1',
		]);
	});

	it('are wrong for another value, and for one that is not on the paper', () => {
		const wrong = { ...place, name: 'payInThisEmployment', value: '781.20' };
		const extra = { ...place, name: 'earningsAtLowerEarningsLimit', row: 2, value: '6396.00' };
		expect(scoreOf(printed, [wrong, extra])).toMatchObject({
			right: 0,
			wrong: [
				{ field: 'payInThisEmployment', printed: '781200', read: '78120' },
				{ field: 'earningsAtLowerEarningsLimit', row: 2, printed: undefined, read: '639600' },
			],
		});
	});
});
