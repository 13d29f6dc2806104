import { describe, expect, it } from 'vitest';
import { layouts } from '../held-back/index.ts';
import { paperOf } from '../held-back/paper.ts';
import { people } from '../held-back/people.ts';

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
