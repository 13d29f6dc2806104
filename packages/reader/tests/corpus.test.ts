/** The made-up papers hold together: every layout is filled, sums hold, pictures always come out the same. */

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { degrade, grades } from '../corpus/grades.ts';
import { tuned, untouched } from '../corpus/index.ts';
import { fill } from '../corpus/paper.ts';
import { PEOPLE, valuesFor } from '../corpus/values.ts';

const all = [...tuned, ...untouched];
const pence = (values: Readonly<Record<string, string>>, field: string) =>
	Number((values[field] ?? '0').replace('.', '')); // not money of anybody

describe('a made-up paper', () => {
	it.each(all.map((layout) => [layout.name, layout] as const))('%s fills every value', (_, layout) => {
		for (let person = 0; person < PEOPLE; person += 1) {
			const { html, shown } = fill(layout, valuesFor(layout.type, person));
			expect(html).not.toMatch(/undefined|NaN|\[object/);
			expect(Object.keys(shown).length).toBeGreaterThan(3);
		}
	});

	it('says so where a layout asks for what there is not', () => {
		const [layout] = tuned;
		expect(() => layout && fill(layout, {})).toThrow(RangeError);
	});

	it('has a name of its own', () => {
		expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
	});

	it('has sums that hold', () => {
		for (let person = 0; person < PEOPLE; person += 1) {
			const slip = valuesFor('payslip', person);
			expect(pence(slip, 'netPay') + pence(slip, 'totalDeductions')).toBe(pence(slip, 'grossPay'));
			const bill = valuesFor('invoice', person);
			expect(pence(bill, 'net') + pence(bill, 'vat')).toBe(pence(bill, 'total'));
		}
	});
});

describe('a picture of a paper', () => {
	it.each(grades)('as a %s is worse than the page and always the same', async (grade) => {
		const page = { create: { width: 200, height: 120, channels: 3, background: '#fff' } } as const;
		const png = await sharp(page).png().toBuffer();
		const [one, two] = [await degrade(png, grade), await degrade(png, grade)];
		expect(Buffer.compare(one, two)).toBe(0);
		expect(Buffer.compare(one, png)).not.toBe(0);
	});
});
