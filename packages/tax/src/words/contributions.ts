/** The words of stages 16, 18 and 27: National Insurance, capital gains tax and student loans. */
import type { RuleWords } from './words.ts';

export const contributionWords = {
	'class4-profits': {
		label: 'Profits for Class 4 National Insurance',
		rule: 'The taxable profits of every business and partnership, less adjustments. If you had reached State Pension age when the year began, no Class 4 is due on them.',
		source: 'SSCBA 1992 s.15; SSCR 2001 reg.91; HMRC stage 16, box c16.12',
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
	'class4-limit': {
		label: 'Most Class 4 for someone who is employed too',
		rule: 'Contributions on your pay count towards the most that anyone pays at the main rate.',
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
	'residential-gains': {
		label: 'Gains on residential property',
		rule: 'Gains of every sale, added up, down to whole pounds.',
		source: 'TCGA 1992 s.1; HMRC stage 18 (SA108 box 6)',
	},
	'other-gains': {
		label: 'Gains on shares, crypto and other assets',
		rule: 'Gains of each kind, added up, each kind down to whole pounds.',
		source: 'TCGA 1992 s.1; HMRC stage 18, boxes c18.3 and c18.4',
	},
	'capital-losses': {
		label: 'Losses of the year',
		rule: 'Losses of each kind, up to whole pounds, all set against gains of the year.',
		source: 'TCGA 1992 s.1(3); HMRC stage 18, box c18.16',
	},
	'capital-losses-brought-forward': {
		label: 'Losses of earlier years used',
		rule: 'Only as much as brings gains down to the exempt amount.',
		source: 'TCGA 1992 s.1E; HMRC stage 18, box c18.5 (SA108 box 45)',
	},
	'taxable-gains': {
		label: 'Taxable gains',
		rule: 'Gains less losses and the annual exempt amount.',
		source: 'TCGA 1992 s.1K; HMRC stage 18, boxes c18.27.1, c18.28 and c18.29',
	},
	'relief-gains-tax': {
		label: 'Tax on gains with business asset disposal or investors’ relief',
		rule: 'One rate for these gains, which use the basic rate band first.',
		source: 'TCGA 1992 ss.169N and 169VC; HMRC stage 18, box c18.30',
	},
	'residential-gains-basic': {
		label: 'Tax on residential gains in the basic rate band',
		rule: 'Gains that fit into what income leaves of the basic rate band, times the lower rate.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.45.2',
	},
	'residential-gains-higher': {
		label: 'Tax on residential gains above it',
		rule: 'The rest of these gains times the higher rate.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.45.4',
	},
	'other-gains-basic': {
		label: 'Tax on other gains in the basic rate band',
		rule: 'Gains that fit into what is left of the basic rate band, times the lower rate.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.47',
	},
	'other-gains-higher': {
		label: 'Tax on other gains above it',
		rule: 'The rest of these gains times the higher rate.',
		source: 'TCGA 1992 s.1H; HMRC stage 18, box c18.49',
	},
	'gains-adjustment': {
		label: 'Adjustment for a change of rates within the year',
		rule: 'HMRC’s calculation charges the rates from before the change on all gains; the law charges later gains at the new rates.',
		source: 'FA 2025 s.7; HMRC stage 18, box c18.51 (SA108 box 51)',
	},
	'gains-tax-charged': {
		label: 'Capital gains tax',
		rule: 'The tax on every kind of gain, added up.',
		source: 'HMRC stage 18, box c18.52',
	},
	'gains-tax-already-paid': {
		label: 'Capital gains tax already paid',
		rule: 'What you paid with returns made within 60 days of selling a home, up to whole pounds.',
		source: 'FA 2019 Sch 2; HMRC stage 18, box c18.57',
	},
	'gains-tax-overpaid': {
		label: 'Capital gains tax paid too much',
		rule: 'What you paid within 60 days above the tax of the year.',
		source: 'HMRC stage 18, box c18.59',
	},
	'gains-tax-due': {
		label: 'Capital gains tax still due',
		rule: 'The tax less what you paid already.',
		source: 'HMRC stage 18, box c18.58 (SA110 box 5)',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
