import { describe, expect, it } from 'vitest';
import { hear } from './statements.ts';

const told = (text: string) =>
	hear(text, new Set()).statements.map(({ section, field, value }) => `${section}.${field} ${value}`);

it.each([
	// A name with a comma before its amount.
	['worked at pret, 8,300 and 412 tax', ['employment.pay 8300.00', 'employment.taxDeducted 412.00']],
	// A place of work is nothing bought.
	[
		'work part time at boots, 9,100 with no tax taken',
		['employment.pay 9100.00', 'employment.taxDeducted 0.00'],
	],
	// Saying there was none of something says nothing about the amount next to it.
	['no rent this year, 22k wages from aldi', ['employment.pay 22000.00']],
	// An amount in words, among words that only say how sure the person is.
	['i do gardening, call it six thousand four hundred', ['selfEmployment.turnover 6400.00']],
])('hears what %s says', (text, expected) => {
	expect(told(text)).toEqual(expected);
});

it('does not take pay after tax for pay before tax', () => {
	const heard = hear('i work at tesco and take home 1,900 a month', new Set());
	expect(heard.statements).toEqual([]);
	expect([...heard.leftOut]).toEqual(['netPay']);
});

describe('a bank and an amount alone', () => {
	it.each(['halifax 64.20', '64.20 from halifax', 'and monzo 203.55'])('are interest: %s', (text) => {
		expect(
			hear(text, new Set(['job']), { last: { section: 'employment', field: 'pay' } }).statements,
		).toMatchObject([{ section: 'bankInterest', field: 'amount' }]);
	});

	it('are not interest where the person works at the bank', () => {
		const { statements } = hear('22,450 at halifax', new Set(['job']), {
			last: { section: 'employment', field: 'pay' },
		});
		expect(statements).toMatchObject([{ section: 'employment', field: 'pay' }]);
	});
});
