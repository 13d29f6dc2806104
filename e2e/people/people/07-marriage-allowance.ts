/** A husband who receives part of his wife's personal allowance. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/** Taxable 24,600 − 12,570 = 12,030 at 20% is 2,406.00, less 20% of 1,260, 252.00. 2,154.00 − 2,406 = −252.00. */
export const marriageAllowance: Person = {
	name: 'Tom Ashworth',
	story:
		'I drive for a bakery: 24,600 and 2,406 tax. My wife earns little and has given me her marriage allowance. The bank ' +
		'paid 340.20.',
	taxYear: '2025-26',
	details: {
		firstName: 'Tom',
		lastName: 'Ashworth',
		born: ['5', 'December', '1990'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'Interest from a UK bank or building society', 'Marriage Allowance, given or received'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Hovis Depot',
					'Employer PAYE reference': '083/HD5',
					'Pay from this job': '24600.00',
					'Tax taken off this pay': '2406.00',
				},
			],
		},
		{
			title: 'Interest from savings',
			entries: [{ 'Bank or building society': 'Lloyds', 'Interest for the year': '340.20' }],
		},
		{
			title: 'Marriage Allowance',
			entries: [
				{
					'Do you give part of your allowance, or get part of your partner’s?':
						'I get it from my husband, wife or civil partner',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1990-12-05'),
			YourTaxReturn: schedule('Employment', 1),
			Income: { UKInterestAndDividends: { UntaxedUKinterestEtc: '340.00' } },
			MarriageAllowanceTransferredIn: 'yes',
		},
		SA102: {
			Employment: {
				PayFromEmployment: '24600.00',
				TaxTakenOffPay: '2406.00',
				EmployerPAYEReference: '083/HD5',
				EmployersName: 'Hovis Depot',
				CompanyDirector: 'no',
			},
		},
		SA110: due('-252.00'),
		...signed('Tom Ashworth'),
	},
};
