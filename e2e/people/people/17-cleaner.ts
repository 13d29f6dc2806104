/** A cleaner who claims the trading allowance and gives marriage allowance to her husband. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/** 9,400 − 1,000 = 8,400 is inside the allowance of 12,570 − 1,260 = 11,310. No tax, and no class 4 below 12,570. */
export const cleaner: Person = {
	name: 'Rosa Mendes',
	story:
		'I clean houses and took 9,400. I spent hardly anything. I give my marriage allowance to my husband João, whom I ' +
		'married on 14 May 2016.',
	taxYear: '2024-25',
	details: {
		firstName: 'Rosa',
		lastName: 'Mendes',
		born: ['19', 'July', '1989'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['Work for yourself', 'Marriage Allowance, given or received'],
	tasks: [
		{
			title: 'Working for yourself',
			entries: [
				{
					'What does the business do?': 'Cleaning',
					'Name of the business': 'Rosa Mendes',
					'How do you keep your accounts?': 'Cash basis: money counts on the day it comes in or goes out',
					'Do your accounts run from 6 April to 5 April?': true,
					'What the business took in the year': '9,400',
					'Do you want the £1,000 trading allowance instead of your costs?': true,
				},
			],
		},
		{
			title: 'Marriage Allowance',
			entries: [
				{
					'Do you give part of your allowance, or get part of your partner’s?':
						'I give it to my husband, wife or civil partner',
					'First name of your husband, wife or civil partner': 'Joao',
					'Last name of your husband, wife or civil partner': 'Mendes',
					'Their National Insurance number': 'QQ123456B',
					'Their date of birth': '3 3 1987',
					'When did you marry or form a civil partnership?': '14 5 2016',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1989-07-19'),
			YourTaxReturn: schedule('ShortSelfEmployment', 1),
			MarriageAllowance: {
				SpouseFirstName: 'Joao',
				SpouseLastName: 'Mendes',
				SpouseNINO: 'QQ123456B',
				SpouseDateOfBirth: '1987-03-03',
				DateOfMarriageOrCivilPartnership: '2016-05-14',
			},
			MarriageAllowanceTransferredOut: 'yes',
		},
		SA103S: {
			BusinessDetails: {
				BusinessDescription: 'Cleaning',
				DateBusinessBooksAreMadeUpTo: '2025-04-05',
			},
			BusinessIncome: { Turnover: '9400.00', TradingIncomeAllowance: '1000.00' },
			NetProfitOrLoss: '9400.00',
			TaxableProfits: { NetBusinessProfitForTax: '8400.00' },
			ProfitsLossesNICsAndCIS: { TotalTaxableBusinessProfits: '8400.00' },
		},
		SA110: due('0.00'),
		...signed('Rosa Mendes'),
	},
};
