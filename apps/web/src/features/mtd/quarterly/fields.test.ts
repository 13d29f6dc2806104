/** The form's amounts: which ones there are, how they are read, and what is sent. */
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import { describe, expect, it } from 'vitest';
import { partsOf, problemsIn, quarterFields, typedOf, usesMore } from './fields.ts';

const firstOf = (type: keyof typeof quarterFields) =>
	quarterFields[type].filter(({ first }) => first).map(({ words }) => sayQuarterly(words));

describe('the amounts in view', () => {
	it('are the specified ones', () => {
		expect(firstOf('self-employment')).toEqual([
			'Turnover',
			'Cost of goods',
			'Admin costs',
			'Professional fees',
			'Other expenses',
		]);
	});

	it('ask whether borrowing is for homes', () => {
		expect(firstOf('uk-property')).toEqual([
			'Rent income',
			'Premises running costs',
			'Repairs and maintenance',
			'Financial costs',
			'Interest on borrowing for homes you let',
			'Travel costs',
			'Other property expenses',
		]);
	});
});

const kept = {
	income: { turnover: '12000.00', other: '' },
	expenses: { costOfGoods: '1000.50' },
	draft: null,
};

describe('a form', () => {
	it('starts with what was sent', () => {
		const typed = typedOf('self-employment', kept);
		expect(typed['income-turnover']).toBe('12000');
		expect(typed['expenses-costOfGoods']).toBe('1000.50');
		expect(typed['expenses-adminCosts']).toBe('');
	});

	it('starts with a correction that has not been sent', () => {
		const draft = { income: { turnover: '13000.00' }, expenses: {} };
		expect(typedOf('self-employment', { ...kept, draft })['income-turnover']).toBe('13000');
	});

	it('is blank when nothing was saved', () => {
		expect(new Set(Object.values(typedOf('uk-property', undefined)))).toEqual(new Set(['']));
	});

	it('sends every amount under its name, and blanks as blanks', () => {
		const sent = partsOf('self-employment', { 'income-turnover': ' 1,234.50 ' });
		expect(sent.income).toEqual({ turnover: '1,234.50', other: '', taxTakenOffTradingIncome: '' });
		expect(Object.keys(sent.expenses)).toHaveLength(15);
		expect(new Set(Object.values(sent.expenses))).toEqual(new Set(['']));
	});

	it('opens "more" when a field in it is filled', () => {
		expect(usesMore('self-employment', { 'expenses-badDebt': '5' }, 'expenses')).toBe(true);
		expect(usesMore('self-employment', { 'expenses-badDebt': '5' }, 'income')).toBe(false);
		expect(usesMore('self-employment', { 'expenses-costOfGoods': '5' }, 'expenses')).toBe(false);
	});
});

describe('an unreadable amount', () => {
	const messages = (typed: Record<string, string>) =>
		problemsIn('self-employment', typed).map(({ field, message }) => [field, message]);

	it('is not a blank, a pound sign or a comma', () => {
		expect(messages({ 'income-turnover': '', 'expenses-adminCosts': '£1,234.5' })).toEqual([]);
	});

	it.each(['abc', '12.345', '1e5', '--4'])('is %j', (text) => {
		expect(messages({ 'income-turnover': text })).toEqual([
			['income-turnover', 'Turnover: enter an amount in pounds and pence, like 1234.50'],
		]);
	});

	it('includes negative income, but not a negative expense', () => {
		expect(messages({ 'income-turnover': '-5', 'expenses-costOfGoods': '-5' })).toEqual([
			['income-turnover', 'Turnover: this can’t be below 0'],
		]);
	});
});
