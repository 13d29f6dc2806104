/** The working of a real calculation: each figure leads to the user's answers, and each line has words. */
import { parseFacts, toPounds } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { ruleWords } from '@halfpenny/tax/words';
import { describe, expect, it } from 'vitest';
import { inputsOf, type Line, lineOf } from './working.ts';

const read = parseFacts({
	taxYear: '2025-26',
	residence: 'uk',
	employments: [{ employer: 'Mill', pay: '62000.50', taxDeducted: '12000' }],
	trades: [{ name: 'Repairs', turnover: '30000', expenses: { costOfGoods: '1000' } }],
	savings: { untaxedUkInterest: '900' },
	reliefs: { giftAid: '400' },
});
if (!read.ok) throw new Error('these facts can be read');
const working: readonly Line[] = calculate(read.facts, { working: true }).working.map((line) => ({
	...line,
	value: toPounds(line.value),
	uses: line.uses.map((one) => ('amount' in one ? { ...one, amount: toPounds(one.amount) } : one)),
}));
const figures = ['totalIncome', 'incomeTax', 'nationalInsurance', 'taxPaid', 'due'] as const;

describe('the working', () => {
	it.each(figures)('leads from %s down to answers', (figure) => {
		const sections = below(lineOf(figure, working)).flatMap((line) => inputsOf(line, working).answers);
		const section = figure === 'nationalInsurance' ? 'selfEmployment' : 'employment';
		expect(sections.map((origin) => origin.section)).toContain(section);
	});

	it.each(figures)('has words for every line behind %s', (figure) => {
		const lines = below(lineOf(figure, working));
		expect(lines).not.toEqual([]);
		for (const { rule } of lines) expect(ruleWords).toHaveProperty([rule]);
	});

	it('is empty for a figure that wasn’t calculated', () => {
		expect(lineOf('nationalInsurance', [])).toBeUndefined();
	});

	it('leaves out unknown inputs, and a line’s own id', () => {
		const line = {
			id: 'c3.21',
			rule: 'total-income',
			value: '1.00',
			inputs: ['c9.99', 'nothing.here', 'c3.21'],
			uses: [],
		};
		expect(inputsOf(line, [line])).toEqual({ lines: [], answers: [] });
	});
});

function below(line: Line | undefined): Line[] {
	return line === undefined ? [] : [line, ...inputsOf(line, working).lines.flatMap(below)];
}
