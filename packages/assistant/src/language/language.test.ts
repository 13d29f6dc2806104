/** Amounts, days and years as people write them; what is not fully understood is not an amount. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts.ts';
import { dayIn, taxYearIn } from './days.ts';
import { withoutDictation } from './shorthand.ts';
import { normalise } from './spelling.ts';

const inYear = (text: string) => amountsIn(normalise(text)).map((amount) => amount.inYear);

describe('amountsIn', () => {
	it.each([
		['£1,250.50', 125_050],
		['38.4k', 3_840_000],
		['twelve hundred', 120_000],
		['nine-ninety', 99_000],
		['twenty-one fifty pounds', 215_000],
		['1,250/month', 1_500_000],
		['1250 a month', 1_500_000],
		['five grand', 500_000],
		['£40K', 4_000_000],
		['thirty-eight thousand four hundred', 3_840_000],
		['a thousand pounds', 100_000],
		['2.5m', 250_000_000],
		['250 quid pcm', 300_000],
		['12 345', 1_234_500],
		['I spent 2000 on tools', 200_000],
		['500.5', 50_050],
		['19.500', 1_950_000],
		['fifteen pounds fifty', 1_550],
		['two hundred and fifteen pounds and seventy-five pence', 21_575],
		['(£12,480', 1_248_000],
		['three and a half grand', 350_000],
		['11 and a half thousand in the year', 1_150_000],
		['13 thousand 400', 1_340_000],

		['120 a week for 46 weeks', 552_000],
		['850 a month for ten months', 850_000],
		['430 tax a month', 516_000],
		['a monthly rent of 850', 1_020_000],
		['two payments on account of 1,410 each', 282_000],
		['£120 a day for 40 days', 480_000],
	])('reads %s', (text, amount) => expect(inYear(text)).toEqual([amount]));

	it.each([
		'-£5',
		'1.234.5',
		'38.45678k',
		'half of 40000',
		'10% of 500',
		'£100 a day',
		'£100 a week',
		'30-35k',
		'between 20 and 25 thousand',
		'12,34',
		'a couple of hundred quid',
		'£450 most weeks',
	])('gives back %s as unclear', (text) => expect(inYear(text)).toEqual([undefined]));

	it.each([
		'in 2025',
		'2025-26',
		'3 kids',
		'10,000 miles',
		'plan 2',
		'box 20',
		'my P60',
		'6 April 2025',
		'QQ 12 34 56 C',
		'one job and two children',
		'123/AB456',
		'since 1998',
	])('finds none in %s', (text) => expect(inYear(text)).toEqual([]));

	it('reads pounds and pence in every way a person may write them', () => {
		const pounds = fc.integer({ min: 1, max: 9_999_999 }).filter((one) => one < 1900 || one > 2035);
		fc.assert(
			fc.property(pounds, fc.integer({ min: 0, max: 99 }), (whole, part) => {
				const pennies = `${whole}.${String(part).padStart(2, '0')}`;
				const grouped = pennies.replace(/\B(?=(\d{3})+\.)/g, ',');
				for (const text of [pennies, `£${pennies}`, grouped, `£${grouped}`, `I earned ${grouped} in all`])
					expect(inYear(text)).toEqual([whole * 100 + part]);
			}),
		);
	});

	it('never fails, whatever is written', () => {
		fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => void inYear(text)));
	});
});

describe('days and years', () => {
	it.each([
		['3 May 2025', '2025-05-03'],
		['03/05/2025', '2025-05-03'],
		['the 3rd of may', '2025-05-03'],
		['march 3', '2026-03-03'],
		['2025-12-31', '2025-12-31'],
		['31 february 2026', undefined],
		['last march', undefined],
	])('reads %s', (text, day) => expect(dayIn(text.toLowerCase(), '2025-26')).toBe(day));

	it.each([
		['2024/25', '2024-25'],
		['2024-2025', '2024-25'],
		['24/25', '2024-25'],
		['2024-26', undefined],
	])('takes %s for a tax year', (text, year) => expect(taxYearIn(text)).toBe(year));
});

describe('normalise', () => {
	it.each([
		['can i clame my insurence', 'can i claim my insurance'],
		['wot do u need frm me', 'what do you need from me'],
		['my nashional insurance', 'my national insurance'],
		['statepension', 'state pension'],
		['I work at costa and Primark paid me', 'i work at costa and primark paid me'],
		['a joiner with payslips', 'a joiner with payslips'],
	])('reads “%s”', (typed, meant) => expect(normalise(typed)).toBe(meant));

	it('writes spoken signs as signs, and leaves out hesitation', () => {
		expect(withoutDictation('um I took five thousand comma spent two hundred full stop')).toBe(
			'I took five thousand, spent two hundred.',
		);
	});

	it('corrects words that matter, and leaves the others alone', () => {
		expect(normalise('My tunrover and expences, my salery')).toBe('my turnover and expenses, my salary');
		expect(normalise('the coast of savings and shared changes')).toBe(
			'the coast of savings and shared changes',
		);
	});
});
