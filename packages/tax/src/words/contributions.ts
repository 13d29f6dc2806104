/** The words of stages 16 and 27: National Insurance and student loans. */
import type { RuleWords } from './words.ts';

export const contributionWords = {
	'class4-adjustments': {
		label: 'Adjustments for Class 4',
		rule: 'What you gave, or the losses of this year that came off other income if they are more, as far as there are profits.',
		source: 'SSCBA 1992 Sch.2 para.3(4); HMRC NIM24615; HMRC stage 16, box c16.11',
	},
	'class4-profits': {
		label: 'Profits for Class 4 National Insurance',
		rule: 'The taxable profits of every business and partnership, less adjustments: at least the losses of this year that are set against other income. If you had reached State Pension age when the year began, or were under 16, no Class 4 is due on them.',
		source: 'SSCBA 1992 s.15 and Sch.2 para.3; SSCR 2001 reg.91; HMRC stage 16, box c16.12',
	},
	'class4-main': {
		label: 'Class 4 at the main rate',
		rule: 'Profits between the lower and the upper limit times the main rate.',
		source: 'SSCBA 1992 s.15(3ZA); HMRC stage 16, box c16.16',
	},
	'class4-upper': {
		label: 'Class 4 above the upper limit',
		rule: 'Profits above the upper limit times the lower rate.',
		source: 'SSCBA 1992 s.15(3ZA); HMRC stage 16, box c16.18',
	},
	'class4-limit-class2': {
		label: 'Class 2 that counts',
		rule: 'While Class 2 was compulsory, what you pay of it counts as paid already.',
		source: 'SSCR 2001 reg.100; HMRC NIM24175; HMRC stage 16, box c16.21',
	},
	'class4-limit-paid': {
		label: 'Contributions that count as paid already',
		rule: 'The main rate on the pay that Class 1 was paid on, up to a penny, with Class 2 while that was compulsory.',
		source: 'SSCR 2001 reg.100; HMRC NIM24175; HMRC stage 16, box c16.21',
	},
	'class4-limit-most': {
		label: 'Most that anyone pays at the main rate',
		rule: 'The Class 4 main rate on all between both limits, with 53 weeks of Class 2 while that was compulsory.',
		source: 'SSCR 2001 reg.100; HMRC NIM24175; HMRC stage 16, box c16.23',
	},
	'class4-limit-left': {
		label: 'What is left of it',
		rule: 'The most, less what you paid already.',
		source: 'SSCR 2001 reg.100; HMRC stage 16, box c16.24',
	},
	'class4-limit-profits-at-main': {
		label: 'Profits that what is left covers',
		rule: 'What is left, divided by the main rate.',
		source: 'SSCR 2001 reg.100; HMRC stage 16, box c16.25',
	},
	'class4-limit-rest': {
		label: 'Profits between the limits that it does not cover',
		rule: 'Profits between both limits, less those that what is left covers.',
		source: 'SSCR 2001 reg.100; HMRC stage 16, box c16.27',
	},
	'class4-limit-on-rest': {
		label: 'Contributions on them',
		rule: 'The upper rate on these profits, down to a penny.',
		source: 'SSCR 2001 reg.100; HMRC stage 16, box c16.28',
	},
	'class4-limit-on-upper': {
		label: 'Contributions on profits above the upper limit',
		rule: 'The upper rate on profits above the upper limit, down to a penny.',
		source: 'SSCR 2001 reg.100; HMRC stage 16, box c16.29',
	},
	'class4-limit': {
		label: 'Most Class 4 for someone who is employed too',
		rule: 'What is left of the most at the main rate, with the upper rate on all profits that it does not cover.',
		source: 'SSCR 2001 reg.100; HMRC NIM24175; HMRC stage 16, box c16.30',
	},
	class4: {
		label: 'Class 4 National Insurance',
		rule: 'Both parts together, or the limit if that is lower.',
		source: 'HMRC stage 16, box c16.31',
	},
	class2: {
		label: 'Class 2 National Insurance',
		rule: 'The weekly amount for each week, where it is compulsory or you chose to pay it.',
		source: 'SSCBA 1992 s.11; HMRC stage 16, box c16.32',
	},
	'student-loan-earned': {
		label: 'Earnings for student loans',
		rule: 'Pay, profits and pensions.',
		source: 'HMRC stage 27, box c27.17',
	},
	'student-loan-unearned': {
		label: 'Other income for student loans',
		rule: 'Interest, dividends, rents and other income, if together above £2,000; else none of it.',
		source: 'HMRC CSLM16030; HMRC stage 27, box c27.28',
	},
	'student-loan-income': {
		label: 'Income for student loans',
		rule: 'Both, less losses and pension payments.',
		source: 'HMRC stage 27, box c27.40',
	},
	'student-loan-repayment': {
		label: 'Student loan repayment of the year',
		rule: 'The rate on income above the lowest threshold of your plans, down to whole pounds.',
		source: 'S.I. 2009/470 reg.29; HMRC stage 27, box c27.42',
	},
	'student-loan': {
		label: 'Student loan repayment still due',
		rule: 'The repayment less what employers took.',
		source: 'HMRC stage 27, box c27.44 (SA110 box 3)',
	},
	'postgraduate-loan-repayment': {
		label: 'Postgraduate loan repayment of the year',
		rule: 'The rate on income above the threshold, down to whole pounds.',
		source: 'S.I. 2009/470; HMRC stage 27, box c27.43b',
	},
	'postgraduate-loan': {
		label: 'Postgraduate loan repayment still due',
		rule: 'The repayment less what employers took.',
		source: 'HMRC stage 27, box c27.45 (SA110 box 3.1)',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
