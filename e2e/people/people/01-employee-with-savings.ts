/** An employee with two savings accounts. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Taxable pay 38,450 − 12,570 = 25,880 at 20% is 5,176.00. Interest 1,946 less the allowance of 1,000 is 946 at 20%,
 * 189.20. 5,365.20 less 5,177 (tax rounded up) is 188.20.
 */
export const employeeWithSavings: Person = {
	name: 'Priya Nair',
	story:
		'I work at a library. My P60 says pay 38,450.75 and tax 5,176.40. Nationwide paid me 1,742.61 of interest and ' +
		'Monzo 203.55, nothing taken off.',
	taxYear: '2024-25',
	details: {
		firstName: 'Priya',
		lastName: 'Nair',
		born: ['14', 'March', '1988'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'Interest from a UK bank or building society'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Ashby Town Library',
					'Employer PAYE reference': '475/LB2201',
					'Pay from this job': '38,450.75',
					'Tax taken off this pay': '5,176.40',
					'Were you a director of this company?': false,
				},
			],
		},
		{
			title: 'Interest from savings',
			entries: [
				{ 'Bank or building society': 'Nationwide', 'Interest for the year': '1,742.61' },
				{ 'Bank or building society': 'Monzo', 'Interest for the year': '203.55' },
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1988-03-14'),
			YourTaxReturn: schedule('Employment', 1),
			Income: { UKInterestAndDividends: { UntaxedUKinterestEtc: '1946.00' } },
		},
		SA102: {
			Employment: {
				PayFromEmployment: '38450.00',
				TaxTakenOffPay: '5177.00',
				EmployerPAYEReference: '475/LB2201',
				EmployersName: 'Ashby Town Library',
				CompanyDirector: 'no',
			},
		},
		SA110: due('188.20'),
		...signed('Priya Nair'),
	},
};
