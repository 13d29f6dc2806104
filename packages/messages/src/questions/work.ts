/** Jobs: what each employer paid, gave and took off. */
import type { QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const work: QuestionCatalogue = {
	'employment.employer': {
		label: 'Employer’s name',
		hint: 'As shown on your P60 or P45. HMRC has room for 28 characters: a longer name is shortened on the form',
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
		why: 'You have paid this already, so it comes off your bill. Leave it blank if you do not know: we will not count it as nothing.',
	},
	'employment.companyDirector': {
		label: 'Were you a director of this company?',
		hint: 'At any time in the tax year',
		why: 'HMRC’s employment page asks everyone this. It does not change your Income Tax.',
	},
	'employment.directorshipEnded': { label: 'Did you stop being a director in the tax year?' },
	'employment.directorshipEndDate': {
		label: 'When did you stop being a director?',
		hint: 'For example, 27 9 2025',
	},
	'employment.closeCompany': {
		label: 'Is it a close company?',
		hint: 'A company controlled by five people or fewer, or by its directors. Most small family companies are',
	},
	'employment.closeCompanyName': {
		label: 'Name of the company',
		hint: 'As it is registered at Companies House',
	},
	'employment.registrationNumber': {
		label: 'Company registration number',
		hint: '8 letters and numbers, like 01234567. Companies House lists it',
	},
	'employment.closeCompanyDividends': {
		label: 'Dividends you had from this company in the year',
		hint: 'Enter 0 if there were none. Put them under dividends too: this answer only tells HMRC where they came from',
	},
	'employment.shareholdingPercent': {
		label: 'The largest part of the company you owned in the year',
		hint: 'As a whole percentage. Enter 100 if all of it was yours',
	},
	'employment.hadBenefits': {
		label: 'Did you get benefits from this job?',
		tick: 'Benefits from this job',
		hint: 'Such as a company car or medical insurance. You will have a form P11D',
	},
	'employment.hadExpenses': {
		label: 'Did you pay for things this job needed?',
		tick: 'Costs of this job that you paid yourself',
		hint: 'Such as business mileage, professional fees or uniform, which your employer did not pay back',
	},
	'employment.hadOtherPay': {
		label: 'Did you have tips, off-payroll work or payrolled benefits?',
		tick: 'Tips, off-payroll work or payrolled benefits',
		hint: 'Most people have none of these',
	},
	'employment.tips': {
		label: 'Tips and other payments that are not on your P60',
		why: 'Tips are taxed like pay, even when customers give them to you directly.',
	},
	'employment.payrolledBenefits': {
		label: 'Benefits taxed through your payslip',
		hint: 'Only the part that is already inside the pay you entered. Your employer’s letter shows it',
		why: 'Student loan repayments leave these out.',
	},
	'employment.class1Earnings': {
		label: 'Earnings on which you paid the main rate of National Insurance',
		hint: 'Leave it blank unless you also work for yourself and earn well. Your P60 shows it',
		why: 'There is a yearly limit to National Insurance. With this we can see if you reach it.',
	},
	'employment.offPayrollWorker': {
		label: 'Were you paid under the off-payroll working (IR35) rules?',
		hint: 'Your own company invoiced a client who took tax off as for an employee',
		why: 'HMRC uses it to make sure that the same income is not taxed twice.',
	},
	'employment.car': { label: 'Company car', hint: 'P11D, section F. The cash equivalent' },
	'employment.van': { label: 'Company van', hint: 'P11D, section G' },
	'employment.carFuel': {
		label: 'Fuel for a company car',
		hint: 'P11D, section F. The cash equivalent of fuel',
	},
	'employment.vanFuel': { label: 'Fuel for a company van', hint: 'P11D, section G' },
	'employment.medicalInsurance': {
		label: 'Private medical or dental insurance',
		hint: 'P11D, section I',
	},
	'employment.vouchersAndCreditCards': { label: 'Vouchers and credit cards', hint: 'P11D, section C' },
	'employment.mileage': {
		label: 'Mileage paid above the approved rates',
		hint: 'P11D, section E. Only the part above HMRC’s rates',
	},
	'employment.assets': {
		label: 'Goods and other things you were given or could use',
		hint: 'P11D, sections A and L',
	},
	'employment.accommodation': { label: 'A home that came with the job', hint: 'P11D, section D' },
	'employment.beneficialLoan': { label: 'Cheap or interest-free loans', hint: 'P11D, section H' },
	'employment.otherItems': { label: 'Other benefits', hint: 'P11D, sections J, K and M' },
	'employment.expensesReceived': {
		label: 'Expenses your employer paid you',
		hint: 'P11D, section N. Not those that are free of tax',
	},
	'employment.businessTravelCosts': {
		label: 'Travel for the job',
		hint: 'Trains, taxis, parking. Not travel from home to your usual workplace',
	},
	'employment.hotelAndMealExpenses': {
		label: 'Hotels and meals on business trips',
		hint: 'Only what your employer did not pay back',
	},
	'employment.mileageAllowanceRelief': {
		label: 'Mileage allowance relief',
		hint: 'For business miles in your own vehicle: HMRC’s rate for those miles, less what your employer paid you',
	},
	'employment.flatRateJobExpenses': {
		label: 'Flat rate for uniform, work clothes and tools',
		hint: 'HMRC lists an amount for each kind of job: find yours below, or enter what you paid if it was more',
	},
	'employment.professionalSubscriptions': {
		label: 'Professional fees and subscriptions',
		hint: 'Only to bodies on HMRC’s list 3, such as the nurses’ or teachers’ register',
	},
	'employment.whyAtHome': {
		label: 'If you worked from home, why?',
		hint: 'Leave it blank if you didn’t. There is relief only if the job required it, for example because there was no office you could use',
		choices: {
			required: 'My employer required it',
			chosen: 'I chose to, or agreed it with my employer',
		},
	},
	'employment.workingFromHome': {
		label: 'Working from home because you had to',
		hint: 'Not if you chose to. HMRC accepts £6 a week without receipts, or the extra cost you can show',
	},
	'employment.jobExpenses': {
		label: 'Other costs of doing the job',
		hint: 'Things you must buy for the job and use only for it',
	},
	'employment.otherAndCapitalAllowances': {
		label: 'Equipment you had to buy for the job',
		hint: 'The part you can claim in the year, called capital allowances',
	},
};
