/** Before a form is saved, it lists the answers that saving would take off the return. */
import { findSection, type Section } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { droppedAnswers } from './dropped-answers.ts';

const section = (id: string): Section => {
	const found = findSection(id);
	if (!found) throw new Error(`no section ${id}`);
	return found;
};
const dropped = (id: string, saved: Parameters<typeof droppedAnswers>[1], draft: object) =>
	droppedAnswers(section(id), saved, { ...saved, ...draft }, '2025-26').map(({ label, answer }) => [
		label,
		answer,
	]);

describe('a change that leaves answers without a question', () => {
	const stall = { turnover: '9000.00', tradingAllowance: false, oneFigure: true, totalExpenses: '3200.00' };
	const clerk = { pay: '30000.00', hadExpenses: true, whyAtHome: 'required', workingFromHome: '312.00' };

	it('names the costs that the trading allowance replaces', () => {
		expect(dropped('selfEmployment', stall, { tradingAllowance: true })).toEqual([
			[expect.any(String), '£3,200.00'],
		]);
	});

	it('names the amount for working at home after saying that it was a choice, or that there were no costs', () => {
		expect(dropped('employment', clerk, { whyAtHome: 'chosen' })).toHaveLength(1);
		expect(dropped('employment', clerk, { hadExpenses: false })).toEqual([[expect.any(String), '£312.00']]);
	});

	it('names nothing for a change of an amount, a blank, or a new entry', () => {
		expect(dropped('selfEmployment', stall, { totalExpenses: '1.00' })).toEqual([]);
		expect(dropped('employment', { ...clerk, workingFromHome: null }, { hadExpenses: false })).toEqual([]);
		expect(dropped('selfEmployment', undefined, { tradingAllowance: true })).toEqual([]);
	});
});
