/** Jobs: what each employer paid, gave and took off. */
import type { QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const work: QuestionCatalogue = {
	'employment.employer': {
		label: 'Employer’s name',
		hint: 'As it stands on your P60 or P45. HMRC has room for 28 characters, so shorten a longer name',
		missing: 'Enter the employer’s name',
		why: 'HMRC matches each job on your return with what that employer reported. The name goes in box 5 of the employment page.',
	},
	'employment.payeReference': {
		label: 'Employer PAYE reference',
		hint: 'Three digits, a slash, then letters and numbers, like 123/AB456. Your P60 has it near the employer’s name',
		why: 'It says exactly which employer paid you. Two employers can share a name but not a reference.',
	},
	'employment.pay': {
		label: 'Pay from this job',
		hint: 'Before tax, in pounds and pence. On a P60 it is “Pay in this employment”',
		why: 'This is the income that the tax is worked out on. HMRC’s form takes whole pounds: we leave the pence off income, as HMRC does.',
	},
	'employment.taxDeducted': {
		label: 'Tax taken off this pay',
		hint: 'On a P60 it is “Tax deducted”. If it shows a refund (an R), put a minus sign before it. If no tax was taken, enter 0',
		why: 'You have paid this already, so it comes off your bill. Leave it blank if you do not know: we will not take it as nothing.',
	},
	'employment.companyDirector': {
		label: 'Were you a director of this company?',
		hint: 'At any time in the tax year',
		why: 'HMRC’s employment page asks it of everybody. It does not change your Income Tax.',
	},
};
