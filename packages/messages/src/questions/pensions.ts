/** Pensions and state benefits received. */
import { ofSection, type QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const pensions: QuestionCatalogue = {
	...ofSection('pension', {
		payer: {
			label: 'Who paid the pension?',
			hint: 'Such as your old employer’s scheme or an insurance company',
			missing: 'Enter who paid the pension',
		},
		amount: {
			label: 'Pension for the year, before tax',
			hint: 'On your P60. Leave out a tax-free lump sum',
			why: 'Pensions are taxed like pay, but without National Insurance.',
		},
		taxDeducted: {
			label: 'Tax taken off this pension',
			hint: 'On your P60. If it shows a refund, put a minus sign before it. If no tax was taken, enter 0',
			why: 'You have paid this already, so it comes off your bill.',
		},
	}),
	...ofSection('statePension', {
		statePension: {
			label: 'State Pension for the year',
			hint: 'What you were due, week by week, from 6 April to 5 April. Your letter from the Pension Service gives the weekly amount',
			why: 'It is taxed, but no tax is taken off before you get it.',
		},
		hadLumpSum: {
			label: 'Did you get a lump sum because you put off your State Pension?',
		},
		statePensionLumpSum: {
			label: 'The lump sum',
			why: 'It is taxed at one rate, which depends on your other income.',
		},
		statePensionLumpSumTaxDeducted: {
			label: 'Tax taken off the lump sum',
			why: 'You have paid this already, so it comes off your bill.',
		},
	}),
	...ofSection('stateBenefits', {
		jobSeekersAllowance: {
			label: 'Jobseeker’s Allowance',
			hint: 'The taxable amount on your P45 or P60 from the Jobcentre',
		},
		employmentSupportAllowance: {
			label: 'Employment and Support Allowance',
			hint: 'Only the contribution-based or new-style kind',
		},
		incapacityBenefit: { label: 'Incapacity Benefit', hint: 'Only the taxable part, after week 28' },
		taxDeducted: {
			label: 'Tax taken off Incapacity Benefit or Employment and Support Allowance',
			hint: 'Leave it blank if there was none',
		},
		otherStateBenefits: {
			label: 'Other taxable benefits',
			hint: 'Such as Carer’s Allowance and Bereavement Allowance. Not Universal Credit, PIP, Child Benefit or Housing Benefit',
		},
	}),
	...ofSection('winterFuel', {
		winterFuelPayment: {
			label: 'Winter Fuel Payment you got',
			hint: 'Or the heating payment in Scotland, paid in the winter of this tax year',
			why: 'With income above £35,000 it is taken back through this return.',
		},
	}),
};
