/** The words of stages 1 to 3: income. */
import type { RuleWords } from './words.ts';

export const incomeWords = {
	'job-pay': {
		label: 'Pay from this job',
		rule: 'Pay before tax from your P60 or P45, plus tips, each rounded down to whole pounds.',
		source: 'ITEPA 2003 s.62; HMRC stage 1, box c1.1 (SA102 boxes 1 and 3)',
	},
	'job-benefits': {
		label: 'Benefits from this job',
		rule: 'The taxable value of what your employer gave you as well as pay, each box rounded down to whole pounds.',
		source: 'ITEPA 2003 Part 3; HMRC stage 1, box c1.5 (SA102 boxes 9 to 16)',
	},
	'job-expenses': {
		label: 'Expenses of this job',
		rule: 'What you had to spend to do the job, each box rounded up to whole pounds, up to what the job paid.',
		source: 'ITEPA 2003 s.336; HMRC stage 1, box c1.5c (SA102 boxes 17 to 20)',
	},
	'job-loan-pay': {
		label: 'Pay from this job that counts for student loans',
		rule: 'Pay, vouchers, mileage and expenses payments, less expenses and less benefits already taxed through the payroll.',
		source: 'HMRC stage 27, box c27.1c',
	},
	'employment-pay': {
		label: 'Pay from all jobs',
		rule: 'The pay of every job, added up.',
		source: 'HMRC stage 1, box c1.4',
	},
	'employment-benefits': {
		label: 'Benefits from all jobs',
		rule: 'The benefits of every job, added up.',
		source: 'HMRC stage 1, box c1.5',
	},
	'employment-expenses': {
		label: 'Expenses of all jobs',
		rule: 'The expenses of every job, added up.',
		source: 'HMRC stage 1, box c1.8',
	},
	'employment-income': {
		label: 'Income from employment',
		rule: 'Pay and benefits less expenses.',
		source: 'ITEPA 2003 s.7; HMRC stage 1, box c1.9',
	},
	'pensions-received': {
		label: 'Pensions and state benefits',
		rule: 'The State Pension, other pensions and taxable benefits, each rounded down to whole pounds.',
		source: 'ITEPA 2003 Parts 9 and 10; HMRC stage 1, box c1.52 (SA100 TR3 boxes 8 to 16)',
	},
	'casual-trading-allowance': {
		label: 'Trading allowance on casual earnings',
		rule: 'You have one allowance for all businesses and casual earnings, instead of deducting expenses for any of them. It is used against businesses first, unless you chose how much to use here.',
		source: 'ITTOIA 2005 ss.783AG, 783AJ and 783AK; HMRC BIM86019',
	},
	'other-income-expenses': {
		label: 'Costs of other income',
		rule: 'What it cost you to earn it, rounded up to whole pounds. Costs of casual earnings don’t count if you use the trading allowance for them.',
		source: 'ITTOIA 2005 ss.688 and 783AJ; SA100 TR3 box 18',
	},
	'other-income': {
		label: 'Other income',
		rule: 'Other income, less its costs, losses from earlier years and the trading allowance on casual earnings.',
		source: 'ITTOIA 2005 s.687; HMRC stage 1, box c1.56 (SA100 TR3 boxes 17 to 20)',
	},
	'non-savings-income': {
		label: 'Income other than savings and dividends',
		rule: 'Everything you earned or received that is neither interest nor dividends. It is taxed first.',
		source: 'ITA 2007 ss.10 and 16; HMRC stage 1, box c1.57',
	},
	'partnership-interest': {
		label: 'Interest from partnerships',
		rule: 'Your share of the interest, rounded down to whole pounds.',
		source: 'HMRC stage 2, box c2.3 (SA104F boxes 35 and 73)',
	},
	'foreign-interest': {
		label: 'Foreign interest',
		rule: 'Interest from abroad, if it is a small amount, rounded down to whole pounds.',
		source: 'HMRC stage 2, box c2.8 (SA100 TR3 box 3)',
	},
	'taxed-interest': {
		label: 'Interest paid after tax',
		rule: 'What you received plus the basic rate tax taken off, rounded down to whole pounds.',
		source: 'ITTOIA 2005 s.369; HMRC stage 2, box c2.14 (SA100 TR3 box 1)',
	},
	'untaxed-interest': {
		label: 'Interest paid without tax taken off',
		rule: 'All of it, rounded down to whole pounds.',
		source: 'ITTOIA 2005 s.369; HMRC stage 2, box c2.15 (SA100 TR3 box 2)',
	},
	'securities-interest': {
		label: 'Interest from gilts and other securities',
		rule: 'The interest before tax, rounded down to whole pounds.',
		source: 'HMRC stage 2, box c2.16 (SA101 Ai1 box 3)',
	},
	'savings-income': {
		label: 'Savings income',
		rule: 'All interest, added up.',
		source: 'ITA 2007 s.18; HMRC stage 2, box c2.19',
	},
	'partnership-dividends': {
		label: 'Dividends from partnerships',
		rule: 'Your share of the dividends, rounded down to whole pounds.',
		source: 'HMRC stage 3, box c3.1 (SA104F box 70)',
	},
	'foreign-dividends': {
		label: 'Foreign dividends',
		rule: 'Dividends from abroad, if they are a small amount, rounded down to whole pounds.',
		source: 'HMRC stage 3, box c3.5 (SA100 TR3 box 6)',
	},
	'uk-dividends': {
		label: 'UK dividends',
		rule: 'Dividends from companies and funds, each kind rounded down to whole pounds.',
		source: 'ITTOIA 2005 s.383; HMRC stage 3, box c3.14 (SA100 TR3 boxes 4 and 5)',
	},
	'dividend-income': {
		label: 'Dividend income',
		rule: 'All dividends, added up.',
		source: 'ITA 2007 s.19; HMRC stage 3, box c3.15',
	},
	'total-income': {
		label: 'Total income',
		rule: 'Income of every kind, before anything is deducted.',
		source: 'ITA 2007 s.23 step 1; HMRC stage 3, box c3.21',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
