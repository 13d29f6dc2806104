/** A plumber under the Construction Industry Scheme, who is owed money. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * SA103S, each cost up to the pound: 6,215 + 3,981 + 412 + 350 + 389 = 11,347; profit 46,820 − 11,347 = 35,473.
 * Tax 22,903 at 20% is 4,580.60; class 4 22,903 at 6% is 1,374.18; less 7,600 taken by contractors: −1,645.22.
 * HMRC took off more than 80%, so no payments on account (TMA 1970 s.59A).
 */
export const plumberUnderCis: Person = {
	name: 'Gary Holt',
	story:
		'I am a plumber. Builders paid me 46,820.50 before they kept back 7,600 for CIS. Pipes and fittings were 6,214.33, ' +
		'the van 3,980.10, mending tools 412, the phone 388.20 and my accountant 350.',
	taxYear: '2024-25',
	details: {
		firstName: 'Gary',
		lastName: 'Holt',
		born: ['2', 'November', '1979'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['Work for yourself'],
	tasks: [
		{
			title: 'Working for yourself',
			entries: [
				{
					'What does the business do?': 'Plumbing',
					'Name of the business': 'Gary Holt',
					'How do you keep your accounts?': 'Cash basis: money counts on the day it comes in or goes out',
					'Do your accounts run from 6 April to 5 April?': true,
					'What the business took in the year': '46,820.50',
					'Goods and materials': '6,214.33',
					'Car, van and travel': '3,980.10',
					'Repairs and maintenance': '412',
					'Phone, internet, post and office costs': '388.20',
					'Accountant, solicitor and other fees': '350',
					'Did you own vehicles, tools or machines for the business?':
						'No, or they are all in my costs already',
					'Tax was taken off what I was paid': true,
					'Deductions by contractors (CIS)': '7,600.00',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1979-11-02'),
			YourTaxReturn: schedule('ShortSelfEmployment', 1),
		},
		SA103S: {
			BusinessDetails: {
				BusinessDescription: 'Plumbing',
				DateBusinessBooksAreMadeUpTo: '2025-04-05',
			},
			BusinessIncome: { Turnover: '46820.00' },
			AllowableBusinessExpenses: {
				CostOfGoods: '6215.00',
				CarVanAndTravelExpenses: '3981.00',
				RepairsAndMaintenanceCosts: '412.00',
				AccountancyAndLegalFees: '350.00',
				PhoneAndOtherOfficeCosts: '389.00',
				TotalAllowableExpenses: '11347.00',
			},
			NetProfitOrLoss: '35473.00',
			TaxableProfits: { NetBusinessProfitForTax: '35473.00' },
			ProfitsLossesNICsAndCIS: {
				TotalTaxableBusinessProfits: '35473.00',
				SubContractorsTaxDeduction: '7600.00',
			},
		},
		SA110: due('-1645.22', { Class4NICsDue: '1374.18' }),
		...signed('Gary Holt'),
	},
};
