/** A declaration applies to exactly what was shown, and differences are named. */
import { describe, expect, it } from 'vitest';
import { changesBetween, hashOfShown, type Shown } from './shown.ts';

const entry = '5b0e9d39-3f8e-4f0a-8d0e-1f7f0c6f0a11';
const figures = {
	taxYear: '2024-25',
	jurisdiction: 'uk',
	rulesVersion: '1',
	totalIncome: '30000.00',
	personalAllowance: '12570.00',
	taxableIncome: '17430.00',
	incomeTaxLiability: '3486.00',
	nationalInsuranceLiability: '0.00',
	taxPaid: '3486.00',
	refundAmount: '0.00',
	taxOwed: '0.00',
	settlement: { parts: [], paid: [], balance: '0.00', bills: [], codingOut: null, repaidTo: null },
	leftOut: [],
	bands: [],
	working: [],
} satisfies Shown['figures'];
const shown: Shown = {
	taxYear: '2024-25',
	person: [
		{ question: 'firstName', value: 'Ada' },
		{ question: 'address', value: null },
	],
	sections: [
		{
			section: 'employment',
			entries: [{ id: entry, rows: [{ question: 'pay', value: '£30,000.00' }] }],
		},
	],
	figures,
	statement: null,
	boxes: [{ form: 'SA102', box: 'EMP1', title: 'Pay', value: '30000.00', page: 1 }],
	declaration: 'I have checked.',
};

function withPay(value: string): Shown {
	return {
		...shown,
		sections: [{ section: 'employment', entries: [{ id: entry, rows: [{ question: 'pay', value }] }] }],
	};
}

describe('the hash of what is shown', () => {
	it('is the same for the same page, whatever the order of keys', () => {
		expect(hashOfShown(structuredClone(shown))).toBe(hashOfShown(shown));
		expect(hashOfShown(Object.fromEntries(Object.entries(shown).reverse()) as Shown)).toBe(
			hashOfShown(shown),
		);
	});

	it('differs if any part of it changes', () => {
		const others: Shown[] = [
			withPay('£30,000.01'),
			{ ...shown, person: [] },
			{ ...shown, declaration: 'Something else.' },
			{ ...shown, boxes: [] },
			{ ...shown, figures: { ...figures, taxOwed: '0.01' } },
			{ ...shown, taxYear: '2025-26' },
		];
		expect(new Set([shown, ...others].map(hashOfShown)).size).toBe(7);
	});
});

describe('what changed', () => {
	it('nothing', () => expect(changesBetween(shown, structuredClone(shown))).toEqual([]));

	it('an answer, with both values', () => {
		expect(changesBetween(shown, withPay('£31,000.00'))).toEqual([
			{
				section: 'employment',
				question: 'pay',
				label: 'Pay from this job',
				before: '£30,000.00',
				after: '£31,000.00',
			},
		]);
	});

	it('an answer that is new, and one that is gone', () => {
		const gone = { ...shown, sections: [] };
		expect(changesBetween(shown, gone)).toEqual([
			{
				section: 'employment',
				question: 'pay',
				label: 'Pay from this job',
				before: '£30,000.00',
				after: null,
			},
		]);
		expect(changesBetween(gone, shown)).toMatchObject([{ before: null, after: '£30,000.00' }]);
	});

	it('a figure in words and pounds, leaving out names only programs use', () => {
		const now = { ...figures, rulesVersion: '2', totalIncome: '41000.00', taxOwed: '200.00' };
		expect(changesBetween(shown, { ...shown, figures: now, declaration: 'I have checked it.' })).toEqual([
			{
				section: 'figures',
				question: 'totalIncome',
				label: 'Total income',
				before: '£30,000.00',
				after: '£41,000.00',
			},
			{ section: 'figures', question: 'taxOwed', label: 'Tax Owed', before: '£0.00', after: '£200.00' },
			{
				section: 'figures',
				question: 'rulesVersion',
				label: 'Version of the tax rules',
				before: '1',
				after: '2',
			},
			{
				section: 'declaration',
				question: 'declaration',
				label: 'The wording of the declaration',
				before: 'I have checked.',
				after: 'I have checked it.',
			},
		]);
	});

	it('a box, if no answer explains it', () => {
		const [box] = shown.boxes;
		const boxes = box ? [{ ...box, value: '30001.00' }] : [];
		expect(changesBetween(shown, { ...shown, boxes })).toEqual([
			{
				section: 'boxes',
				question: 'SA102 EMP1 Pay',
				label: 'Pay (SA102, box EMP1)',
				before: '£30,000.00',
				after: '£30,001.00',
			},
		]);
		expect(changesBetween(shown, { ...withPay('£1.00'), boxes })).toHaveLength(1);
	});
});
