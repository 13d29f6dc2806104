/** An employee whose tax code collected an earlier underpayment and who is owed a refund. */
import { nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * 36,750 − 12,570 = 24,180 at 20% is 4,836.00; the 312.50 in the code is added (SA110 box 7): 5,148.50 − 5,412 is
 * −263.50. A seven-figure account gets a zero in front (SA100 box FIN7 has 8 digits).
 */
export const codedOutUnderpayment: Person = {
	name: 'Frank Doyle',
	story:
		'I am a bus driver: 36,750.40, tax 5,412. My tax code took 312.50 for an earlier year. What I am owed goes to my account, ' +
		'12-34-56, 1234567.',
	taxYear: '2025-26',
	details: {
		firstName: 'Frank',
		lastName: 'Doyle',
		born: ['31', 'March', '1964'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: [
		'A job',
		'A bank account for a refund',
		'Something to tell HMRC beyond figures',
		'Tax collected through a tax code, or paid back already',
	],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Mersey Buses',
					'Employer PAYE reference': '428/MB90',
					'Pay from this job': '36,750.40',
					'Tax taken off this pay': '5,412',
				},
			],
		},
		{
			title: 'Where a refund goes',
			entries: [
				{
					'Bank or building society': 'Northern Bank',
					'Name on the account': 'Mr F Doyle',
					'Sort code': '12-34-56',
					'Account number': '1234567',
				},
			],
		},
		{
			title: 'Tax codes and earlier years',
			entries: [{ 'Tax from earlier years collected through this year’s code': '312.50' }],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1964-03-31'),
			YourTaxReturn: schedule('Employment', 1),
			FinishingYourTaxReturn: {
				PaidTooMuch: {
					PaymentDetails: {
						BankAccountDetails: {
							BankOrBuildingSocietyName: 'Northern Bank',
							AccountHolderOrNomineeName: 'Mr F Doyle',
							BranchSortCode: '123456',
							AccountNumber: '01234567',
						},
					},
				},
			},
		},
		SA102: {
			Employment: {
				PayFromEmployment: '36750.00',
				TaxTakenOffPay: '5412.00',
				EmployerPAYEReference: '428/MB90',
				EmployersName: 'Mersey Buses',
				CompanyDirector: 'no',
			},
		},
		SA110: {
			SelfAssessment: { TotalTaxEtcDue: '-263.50' },
			UnderpaidTax: { UnderpaidTaxForEarlierYearsIncludedInCode: '312.50' },
		},
		...signed('Frank Doyle'),
	},
};
