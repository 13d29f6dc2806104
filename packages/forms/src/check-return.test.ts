/** Cross-checks in the product's words: code, box, fact and sentence. */
import { describe, expect, it } from 'vitest';
import { calculationOf, factsOf } from '../tests/people.ts';
import type { Box } from './box.ts';
import { checkReturn } from './check-return.ts';
import { ruleTables } from './rules/rule-tables.ts';
import { sentenceOf } from './rules/sentence.ts';
import { toBoxes } from './to-boxes.ts';

const options = { year: '2024-25', today: '2026-01-31' } as const;
const job = { payeReference: '123/A', companyDirector: false };

function problemsOf(employments: readonly object[]) {
	const facts = factsOf({
		taxYear: '2024-25',
		residence: 'uk',
		person: { uniqueTaxpayerReference: '2234567890' },
		employments: employments.map((more) => ({ ...job, ...more })),
	});
	const result = toBoxes(facts, calculationOf('2024-25'));
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return checkReturn(result.boxes, options);
}

describe('a return that is checked before it is sent', () => {
	it('has no problem if HMRC would accept it', () => {
		expect(problemsOf([{ pay: 100, taxDeducted: 20 }, { taxDeducted: -5 }])).toEqual([]);
	});

	it('names code, box, fact and what to do', () => {
		expect(problemsOf([{ pay: 100, taxDeducted: -20 }])).toEqual([
			{
				code: '6504',
				box: 'EMP2',
				page: 1,
				path: 'employments[0].taxDeducted',
				message:
					'UK tax taken off pay: Box EMP2 must be at least £0, or there must be more than 1 SA102 page',
			},
		]);
		expect(problemsOf([{ pay: 10, taxDeducted: 20 }])).toMatchObject([
			{
				code: '6038',
				message:
					'UK tax taken off pay: When box ASE7 is empty, box EMP2 must not be more than box EMP1 plus box EMP3',
			},
		]);
	});

	it('names the page that is wrong', () => {
		const boxes: Box[] = [1, 2, 3].flatMap((page): Box[] => [
			{
				form: 'SA102',
				box: 'EMP1',
				title: 'Pay',
				page,
				path: '',
				value: '5.00',
				origins: [`employments[${page - 1}].pay`],
			},
			{
				form: 'SA102',
				box: 'EMP1.1',
				title: 'Benefits',
				page,
				path: '',
				value: `${page * 3}.00`,
				origins: [`employments[${page - 1}].payrolledBenefits`],
			},
		]);
		expect(checkReturn(boxes, options).map(({ code, page, path }) => ({ code, page, path }))).toEqual([
			{ code: '8634', page: 2, path: 'employments[1].payrolledBenefits' },
			{ code: '8634', page: 3, path: 'employments[2].payrolledBenefits' },
		]);
	});

	it('points at the missing answer, on the page where it is', () => {
		const facts = factsOf({
			taxYear: '2024-25',
			residence: 'uk',
			person: { uniqueTaxpayerReference: '2234567890' },
			trades: [
				{ name: 'A', description: 'A', turnover: 1000 },
				{ name: 'B', description: 'B', turnover: 95_000, otherIncome: 1 },
			],
			otherIncome: { amount: 50 },
		});
		const result = toBoxes(facts, calculationOf('2024-25'));
		if (!result.ok) throw new Error(JSON.stringify(result.problems));
		const broken = result.boxes.filter(({ box }) => box !== 'FSE8');
		expect(checkReturn(broken, options).map(({ code, box, path }) => ({ code, box, path }))).toEqual([
			{ code: '6568', box: 'INC21', path: 'otherIncome.description' },
			{ code: '6061', box: 'FSE9', path: 'trades[1].accountingPeriod.end' },
			{ code: '6435', box: 'FSE15', path: 'trades[1].turnover' },
			{ code: '6437', box: 'FSE16', path: 'trades[1].otherIncome' },
		]);
		const withoutProfit = result.boxes.filter(({ box }) => box !== 'FSE47/48');
		expect(checkReturn(withoutProfit, options)[1]).toMatchObject({
			code: '6111',
			path: 'trades[1].turnover',
		});
	});

	it('loads the limits of its year', () => {
		const boxes: Box[] = [
			{ form: 'SA110', box: 'CAL12', title: '', page: 1, path: '', value: '3100.00', origins: [] },
		];
		expect(checkReturn(boxes, options).map(({ code }) => code)).toEqual(['6243']);
		expect(checkReturn(boxes, { ...options, year: '2025-26' })).toEqual([]);
	});
});

describe('the sentences of the rules', () => {
	const rules = ruleTables.flatMap((table) => table.rules);

	it.each(rules.map((rule) => ({ code: rule.code, rule })))('$code is a sentence', ({ rule }) => {
		expect(sentenceOf(rule, '2024-25')).toMatch(/^[A-Z][^@*]+[^.]$/);
	});
});

describe('a rule that applies only to questions that were asked', () => {
	const box = (number: string, title: string, value: string): Box => ({
		...{ form: 'SA102', box: number, title, page: 1, path: '', value, origins: [] },
	});
	const tooMuchTax = [box('EMP1', 'Pay before tax', '100.00'), box('EMP2', 'UK tax taken off pay', '200.00')];
	const asked: Readonly<Record<string, string>> = {
		EMP1: 'Pay from this job',
		EMP2: 'Tax taken off this pay',
	};

	it('uses the question that was asked, or the form’s own name for the box', () => {
		const options = { year: '2024-25', today: '2026-01-01' } as const;
		const told = checkReturn(tooMuchTax, { ...options, askedFor: (one) => asked[one] });
		const message = told.find(({ code }) => code === '6038')?.message;
		expect(message).toContain('“Tax taken off this pay” must not be more than “Pay from this job” plus “');
		expect(message).not.toMatch(/EMP|ASE|box /);
		const coded = checkReturn(tooMuchTax, options).find(({ code }) => code === '6038')?.message;
		expect(coded).toContain('When box ASE7 is empty, box EMP2 must not be more than box EMP1 plus box EMP3');
	});
});
