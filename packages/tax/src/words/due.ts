/** The words of stages 11 to 13: tax taken off, and tax owed. */
import type { RuleWords } from './words.ts';

export const dueWords = {
	'tax-from-pay': {
		label: 'Tax taken off your pay',
		rule: 'What each employer took off, rounded up to whole pounds.',
		source: 'HMRC stage 11, box c11.1 (SA102 box 2)',
	},
	'tax-from-pensions': {
		label: 'Tax taken off your pensions and benefits',
		rule: 'What was taken off each of them, rounded up to whole pounds.',
		source: 'HMRC stage 11, box c11.4 (SA100 TR3 boxes 10, 12 and 14)',
	},
	'debt-collected': {
		label: 'Part of it that paid off an earlier debt',
		rule: 'Your tax code collected this debt too, and the tax it collects pays the debt first.',
		source: 'HMRC stage 11, box c11.7 (SA110 box 9)',
	},
	'tax-from-trades': {
		label: 'Deductions by contractors and other tax on trading income',
		rule: 'What was taken off (under CIS), rounded up to whole pounds.',
		source: 'HMRC stage 11, box c11.10 (SA103F boxes 81 and 82)',
	},
	'tax-from-partnerships': {
		label: 'Tax taken off partnership income',
		rule: 'Your share of what was taken off, rounded up to whole pounds.',
		source: 'HMRC stage 11, box c11.13 (SA104F boxes 77 to 79)',
	},
	'tax-from-property': {
		label: 'Tax taken off property income',
		rule: 'What was taken off, rounded up to whole pounds.',
		source: 'HMRC stage 11, box c11.14 (SA105 box 21)',
	},
	'tax-from-interest': {
		label: 'Tax taken off your interest',
		rule: 'The basic rate tax taken off before you received it, rounded up to the penny.',
		source: 'HMRC stage 11, box c11.27 (SA100 TR3 box 1)',
	},
	'tax-from-securities': {
		label: 'Tax taken off interest from gilts and other securities',
		rule: 'What was taken off, rounded up to whole pounds.',
		source: 'HMRC stage 11, box c11.28 (SA101 box 2)',
	},
	'tax-from-other-income': {
		label: 'Tax taken off other income',
		rule: 'What was taken off, rounded up to whole pounds.',
		source: 'HMRC stage 11, box c11.30 (SA100 TR3 box 19)',
	},
	'tax-taken-off': {
		label: 'Tax already taken off',
		rule: 'All the tax taken off before you were paid, added up.',
		source: 'HMRC stage 11, box c11.31',
	},
	'earlier-years-in-code': {
		label: 'Tax from earlier years in your tax code',
		rule: 'This was collected together with this year’s tax. It is added here because it is part of the tax taken off your pay, which is deducted.',
		source: 'HMRC stage 12, box c12.6 (SA110 box 7)',
	},
	'tax-on-annual-payments': {
		label: 'Tax you kept back from annual payments',
		rule: 'Basic rate tax on the payments before tax. You owe it to HMRC.',
		source: 'ITA 2007 s.964; HMRC stage 12, box c12.9',
	},
	'later-code': {
		label: 'Tax to be collected through a later tax code',
		rule: 'What HMRC will collect through your tax code instead.',
		source: 'HMRC stage 12, box c12.14 (SA110 box 8)',
	},
	'gains-tax-set-off': {
		label: 'Overpaid capital gains tax set against other tax',
		rule: 'It reduces your other tax for the year, but not below zero.',
		source: 'HMRC stage 18, box c18.61, and stage 12, box c12.17b',
	},
	'total-due': {
		label: 'What you owe for the year',
		rule: 'All the tax charged, less the tax already taken off. If this is below zero, HMRC owes it to you.',
		source: 'TMA 1970 s.59B; HMRC stage 12, box c12.18 (SA110 boxes 1 and 2)',
	},
	'refunds-and-changes': {
		label: 'Refunds you’ve had, and changes to earlier years',
		rule: 'Refunds you already had from HMRC or the Jobcentre are added. If tax for an earlier year went up, the increase is added; if it went down, the decrease is taken off.',
		source: 'HMRC stage 12, box c12.21 (SA100 TR6 box 1, SA110 boxes 14 and 15)',
	},
	'payments-on-account-made': {
		label: 'Payments on account you made',
		rule: 'What you paid in January and July towards this year’s tax.',
		source: 'TMA 1970 s.59A(2)',
	},
	'left-to-settle': {
		label: 'Left to pay',
		rule: 'What you owe for the year less your payments on account. If this is below zero, you get it back.',
		source: 'TMA 1970 s.59B(1)',
	},
	'taken-off-for-payments': {
		label: 'Tax that counts as taken off for payments on account',
		rule: 'The tax taken off, plus what a later tax code will collect, less tax from earlier years in your tax code.',
		source: 'TMA 1970 s.59A(8)',
	},
	'relevant-amount': {
		label: 'Tax that payments on account are based on',
		rule: 'Income tax and Class 4, less tax that counts as taken off.',
		source: 'TMA 1970 s.59A(1)',
	},
	'payment-on-account': {
		label: 'Each payment on account of next year’s tax',
		rule: 'Half of that tax, rounded down to the penny, or less if you claim to reduce it.',
		source: 'TMA 1970 s.59A(2) and (4); SA110 boxes 10 and 11',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
