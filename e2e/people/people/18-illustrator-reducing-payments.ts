/** An illustrator with traditional accounts who claims to reduce next year's payments on account. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * 52,300 − 9,800 = 42,500 less 2,400 of annual investment allowance is 40,100. 27,530 at 20% is 5,506.00, class 4 at 6% is
 * 1,651.80: 7,157.80. SA110 boxes 10 and 11: half would be 3,578.90, she pays 2,000 twice. Payments on account already
 * made do not go on the form.
 */
export const illustratorReducingPayments: Person = {
	name: 'Chloe Tan',
	story:
		'I draw for magazines and invoiced 52,300; costs were 9,800, and I bought a computer for 2,400. I paid 3,000 in January and ' +
		'3,000 in July. Next year will be slow, so I want to pay 2,000 each time. I pay myself, not through a tax code.',
	taxYear: '2024-25',
	details: {
		firstName: 'Chloe',
		lastName: 'Tan',
		born: ['28', 'September', '1991'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['Work for yourself', 'Payments on account, or a choice of how to pay'],
	tasks: [
		{
			title: 'Working for yourself',
			entries: [
				{
					'What does the business do?': 'Illustrator',
					'Name of the business': 'Chloe Tan',
					'How do you keep your accounts?': 'Traditional: money counts on the day of the invoice',
					'Do your accounts run from 6 April to 5 April?': true,
					'What the business took in the year': '52,300',
					'Do you want to give one figure for all costs?': true,
					'All costs of the business': '9,800',
					'Did you own vehicles, tools or machines for the business?': 'Yes: I know the figures to claim',
					'Annual investment allowance': '2,400',
				},
			],
		},
		{
			title: 'Paying your tax',
			entries: [
				{
					'Payments on account you made for this tax year': '6,000',
					'Do you want to lower the payments on account for next year?': true,
					'What each of the two payments should be': '2,000',
					'Do you want to pay what you owe yourself, rather than through your tax code?': true,
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1991-09-28'),
			YourTaxReturn: schedule('ShortSelfEmployment', 1),
			FinishingYourTaxReturn: { NotPaidEnough: { TaxOwedNotToBeCodedOut: 'yes' } },
		},
		SA103S: {
			BusinessDetails: {
				BusinessDescription: 'Illustrator',
				DateBusinessBooksAreMadeUpTo: '2025-04-05',
				ElectionToOptOutOfCashBasis: 'yes',
			},
			BusinessIncome: { Turnover: '52300.00' },
			AllowableBusinessExpenses: { TotalAllowableExpenses: '9800.00' },
			NetProfitOrLoss: '42500.00',
			CapitalAllowances: { AnnualInvestmentAllowance: '2400.00' },
			TaxableProfits: { NetBusinessProfitForTax: '40100.00' },
			ProfitsLossesNICsAndCIS: { TotalTaxableBusinessProfits: '40100.00' },
		},
		SA110: {
			...due('7157.80', { Class4NICsDue: '1651.80' }),
			PaymentsOnAccount: { ClaimToReducePaymentsOnAccount: 'yes', FirstPaymentOnAccount: '2000.00' },
		},
		...signed('Chloe Tan'),
	},
};
