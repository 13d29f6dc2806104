/** The words of stages 16 and 27: National Insurance and student loans. */
import type { RuleWords } from './words.ts';

export const contributionWords = {
	'class4-adjustments': {
		label: 'Adjustments for Class 4',
		rule: 'The adjustment you entered, or this year’s losses set against other income if they are more, up to your profits.',
		source: 'SSCBA 1992 Sch.2 para.3(4); HMRC NIM24615; HMRC stage 16, box c16.11',
	},
	'class4-profits': {
		label: 'Profits for Class 4 National Insurance',
		rule: 'The taxable profits of every business and partnership, less adjustments, which are at least this year’s losses set against other income. No Class 4 is due if you had reached State Pension age when the year began, or were under 16.',
		source: 'SSCBA 1992 s.15 and Sch.2 para.3; SSCR 2001 reg.91; HMRC stage 16, box c16.12',
	},
	'class4-main': {
		label: 'Class 4 at the main rate',
		rule: 'The main rate on profits between the lower and upper limits.',
		source: 'SSCBA 1992 s.15(3ZA); HMRC stage 16, box c16.16',
	},
	'class4-upper': {
		label: 'Class 4 above the upper limit',
		rule: 'The lower rate on profits above the upper limit.',
		source: 'SSCBA 1992 s.15(3ZA); HMRC stage 16, box c16.18',
	},
	'class4-limit-class2': {
		label: 'Class 2 that counts as paid',
		rule: 'For years when Class 2 was compulsory, the Class 2 you pay counts towards the limit.',
		source: 'SSCR 2001 reg.100; HMRC NIM24175; HMRC stage 16, box c16.21',
	},
	'class4-limit-paid': {
		label: 'Contributions that count as already paid',
		rule: 'The main rate on the pay you paid Class 1 on, rounded up to the penny, plus Class 2 for years when it was compulsory.',
		source: 'SSCR 2001 reg.100; HMRC NIM24175; HMRC stage 16, box c16.21',
	},
	'class4-limit-most': {
		label: 'The most anyone pays at the main rate',
		rule: 'The Class 4 main rate on everything between the limits, plus 53 weeks of Class 2 for years when it was compulsory.',
		source: 'SSCR 2001 reg.100; HMRC NIM24175; HMRC stage 16, box c16.23',
	},
	'class4-limit-left': {
		label: 'What is left of that',
		rule: 'The most anyone pays, less what you already paid.',
		source: 'SSCR 2001 reg.100; HMRC stage 16, box c16.24',
	},
	'class4-limit-profits-at-main': {
		label: 'Profits covered by what is left',
		rule: 'What is left, divided by the main rate.',
		source: 'SSCR 2001 reg.100; HMRC stage 16, box c16.25',
	},
	'class4-limit-rest': {
		label: 'Profits between the limits that are not covered',
		rule: 'Profits between the limits, less those covered by what is left.',
		source: 'SSCR 2001 reg.100; HMRC stage 16, box c16.27',
	},
	'class4-limit-on-rest': {
		label: 'Contributions on those profits',
		rule: 'The upper rate on these profits, rounded down to the penny.',
		source: 'SSCR 2001 reg.100; HMRC stage 16, box c16.28',
	},
	'class4-limit-on-upper': {
		label: 'Contributions on profits above the upper limit',
		rule: 'The upper rate on profits above the upper limit, rounded down to the penny.',
		source: 'SSCR 2001 reg.100; HMRC stage 16, box c16.29',
	},
	'class4-limit': {
		label: 'The most Class 4 for someone who is also employed',
		rule: 'What is left at the main rate, plus the upper rate on the profits that it doesn’t cover.',
		source: 'SSCR 2001 reg.100; HMRC NIM24175; HMRC stage 16, box c16.30',
	},
	class4: {
		label: 'Class 4 National Insurance',
		rule: 'Both amounts added up, or the limit if that is lower.',
		source: 'HMRC stage 16, box c16.31',
	},
	class2: {
		label: 'Class 2 National Insurance',
		rule: 'The weekly amount for each week, if it is compulsory or you chose to pay it.',
		source: 'SSCBA 1992 s.11; HMRC stage 16, box c16.32',
	},
	'student-loan-earned': {
		label: 'Earnings for student loans',
		rule: 'Pay, profits and pensions.',
		source: 'HMRC stage 27, box c27.17',
	},
	'student-loan-unearned': {
		label: 'Other income for student loans',
		rule: 'Interest, dividends, rents and other income. They count only if together they are more than £2,000.',
		source: 'HMRC CSLM16030; HMRC stage 27, box c27.28',
	},
	'student-loan-income': {
		label: 'Income for student loans',
		rule: 'Both amounts added up, less losses and pension payments.',
		source: 'HMRC stage 27, box c27.40',
	},
	'student-loan-repayment': {
		label: 'Student loan repayment for the year',
		rule: 'The rate on income above the lowest threshold of your loan plans, rounded down to whole pounds.',
		source: 'S.I. 2009/470 reg.29; HMRC stage 27, box c27.42',
	},
	'student-loan': {
		label: 'Student loan repayment still due',
		rule: 'The repayment less what your employers took from your pay.',
		source: 'HMRC stage 27, box c27.44 (SA110 box 3)',
	},
	'postgraduate-loan-repayment': {
		label: 'Postgraduate loan repayment for the year',
		rule: 'The rate on income above the threshold, rounded down to whole pounds.',
		source: 'S.I. 2009/470; HMRC stage 27, box c27.43b',
	},
	'postgraduate-loan': {
		label: 'Postgraduate loan repayment still due',
		rule: 'The repayment less what your employers took from your pay.',
		source: 'HMRC stage 27, box c27.45 (SA110 box 3.1)',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
