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
	// Two businesses of one message, the second without a verb.
	[
		'i have two businesses, piano teaching brought in £9,600 and wedding photography £4,150',
		['selfEmployment.turnover 9600.00', 'selfEmployment.turnover 4150.00'],
	],
	// A company's name is nothing bought, and nobody is told of who is named to be left out.
	['dividends too, 260 from legal & general group plc', ['dividends.amount 260.00']],
	// Years and days in the middle of facts are no amounts.
	['self employed, made 16,482 between 6 april 25 and 5 april 26', ['selfEmployment.turnover 16482.00']],
	// What contractors took, and what was earned under the scheme.
	[
		'cis carpenter: 42,300 gross, 8,460 deductions',
		['selfEmployment.turnover 42300.00', 'selfEmployment.cisDeductions 8460.00'],
	],
	// The loan that is named beside what was taken.
	['student loan plan 1, £1,344 deducted by my employer', ['studentLoans.deducted 1344.00']],
	['postgrad loan deductions of 640', ['studentLoans.postgraduateDeducted 640.00']],
	// Fuel is a benefit after the car.
	['company car 4,310 and fuel 6,012', ['employment.car 4310.00', 'employment.carFuel 6012.00']],
	// What one amount is about places the others.
	[
		'sales were 58,400 and costs 31,200',
		['selfEmployment.turnover 58400.00', 'selfEmployment.totalExpenses 31200.00'],
	],
	// Words after the amounts, where none stands before them.
	['£24,960 pay £2,478 tax', ['employment.pay 24960.00', 'employment.taxDeducted 2478.00']],
	// Tax taken abroad stays with its dividend.
	[
		'foreign dividends of 460 with 69 tax taken in the us',
		['dividends.amount 460.00', 'dividends.foreignTaxDeducted 69.00'],
	],
	// Every week there was.
	['lodger pays me £110 a week all year', ['ukProperty.receipts 5720.00']],
	// What a cost is of, listed in brackets before its amount.
	[
		'beautician, self employed, products i use up (wax, polish, glue) came to £2,310',
		['selfEmployment.costOfGoods 2310.00'],
	],
	// A trade by its name, without a word of working for oneself.
	['wedding photographer. £52,340 came in.', ['selfEmployment.turnover 52340.00']],
	[
		'window cleaner started 14 july 2025 took 13,870 spent 1,925',
		['selfEmployment.turnover 13870.00', 'selfEmployment.totalExpenses 1925.00'],
	],
	['i tutor maths on my own account and was paid £3,240', ['selfEmployment.turnover 3240.00']],
	['actor, self-employed. fees for the year 24,300', ['selfEmployment.turnover 24300.00']],
	[
		'gardener. twenty two thousand four hundred in, eighteen hundred out',
		['selfEmployment.turnover 22400.00', 'selfEmployment.totalExpenses 1800.00'],
	],
	// No tax of one job, and some of the other.
	[
		'two jobs. costa: 11420 no tax. vault bar: 6830, tax 1366',
		[
			...['employment.pay 11420.00', 'employment.taxDeducted 0.00'],
			...['employment.pay 6830.00', 'employment.taxDeducted 1366.00'],
		],
	],
	// Outside is not inside.
	['dividend income outside the isa £318.40', ['dividends.amount 318.40']],
	['dividends in my isa £318.40', []],
	['had a lodger all year, £760 a month so £9120 altogether', ['ukProperty.receipts 9120.00']],
	// A total with its parts: of one let the total counts, of several accounts the parts.
	['rent 9600 from one flat and 8400 from the other so 18000 in total', ['ukProperty.rents 18000.00']],
	[
		'interest 300 from nationwide and 200 from chase so 500 in total',
		['bankInterest.amount 300.00', 'bankInterest.amount 200.00'],
	],
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

it.each([
	['my isa earned 400', 'isa'],
	['won 500 on premium bonds', 'prizes'],
	['1,350 from a spanish rental', 'abroad'],
	['my wife earned 20,000', 'somebodyElse'],
])('leaves out “%s”', (text, why) => {
	const heard = hear(text, new Set(['job']));
	expect(heard.statements).toEqual([]);
	expect([...heard.leftOut]).toEqual([why]);
});

it('takes no other money for pounds', () => {
	const { statements, unclear } = hear('820 euros of interest', new Set());
	expect([statements, unclear[0]?.isForeign]).toEqual([[], true]);
});

describe('a bank and an amount alone', () => {
	it.each(['halifax 64.20', '64.20 from halifax', 'and monzo 203.55', 'halifax gave me 61.22'])(
		'are interest: %s',
		(text) => {
			expect(
				hear(text, new Set(['job']), { last: { section: 'employment', field: 'pay' } }).statements,
			).toMatchObject([{ section: 'bankInterest', field: 'amount' }]);
		},
	);

	it('are not interest where the person works at the bank', () => {
		const { statements } = hear('22,450 at halifax', new Set(['job']), {
			last: { section: 'employment', field: 'pay' },
		});
		expect(statements).toMatchObject([{ section: 'employment', field: 'pay' }]);
	});
});
