/** An employee whose new photography business made a loss. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Loss 8,140 − 12,656 = −4,516: 3,000 against pay, 1,516 carried forward. 31,500 − 3,000 − 12,570 = 15,930 at 20% is
 * 3,186.00; less 3,786 is −600.00. SA103S: with a loss box 32 stands in place of boxes 28 and 31.
 */
export const soleTraderWithLoss: Person = {
	name: 'Dev Patel',
	story:
		'I earn 31,500 in a shop, tax 3,786. In June 2024 I began to take wedding pictures: 8,140 came in, 12,655.40 went out. ' +
		'I want 3,000 of the loss against my wages and the rest for later.',
	taxYear: '2024-25',
	details: {
		firstName: 'Dev',
		lastName: 'Patel',
		born: ['11', 'October', '1995'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'Work for yourself'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Camera Corner',
					'Employer PAYE reference': '581/CC9',
					'Pay from this job': '31,500',
					'Tax taken off this pay': '3,786',
				},
			],
		},
		{
			title: 'Working for yourself',
			entries: [
				{
					'What does the business do?': 'Wedding photography',
					'Name of the business': 'Dev Patel Photography',
					'It started in this tax year': true,
					'When did it start?': '1 6 2024',
					'How do you keep your accounts?': 'Cash basis: money counts on the day it comes in or goes out',
					'Do your accounts run from 6 April to 5 April?': true,
					'What the business took in the year': '8,140',
					'Do you want to give one figure for all costs?': true,
					'All costs of the business': '12,655.40',
					'Did you own vehicles, tools or machines for the business?':
						'No, or they are all in my costs already',
					'A loss, this year or left from earlier years': true,
					'How much of this year’s loss to take off your other income': '3,000',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1995-10-11'),
			YourTaxReturn: { ...schedule('Employment', 1), ...schedule('ShortSelfEmployment', 1) },
		},
		SA102: {
			Employment: {
				PayFromEmployment: '31500.00',
				TaxTakenOffPay: '3786.00',
				EmployerPAYEReference: '581/CC9',
				EmployersName: 'Camera Corner',
				CompanyDirector: 'no',
			},
		},
		SA103S: {
			BusinessDetails: {
				BusinessDescription: 'Wedding photography',
				DateBusinessStarted: '2024-06-01',
				DateBusinessBooksAreMadeUpTo: '2025-04-05',
			},
			BusinessIncome: { Turnover: '8140.00' },
			AllowableBusinessExpenses: { TotalAllowableExpenses: '12656.00' },
			NetProfitOrLoss: '-4516.00',
			ProfitsLossesNICsAndCIS: {
				NetBusinessLossForTax: '4516.00',
				LossOfYearSetAgainstOtherIncome: '3000.00',
				TotalLossToCarryForward: '1516.00',
			},
		},
		SA110: due('-600.00'),
		...signed('Dev Patel'),
	},
};
