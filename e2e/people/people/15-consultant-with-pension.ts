/** A consultant whose pension savings exceed the tapered annual allowance. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * SA103F: turnover is above 90,000. Profit 318,400 − 28,400 = 290,000. No allowance: adjusted net income is 230,000. Bands
 * widened by 60,000: 97,700 at 20%, 19,540; 87,440 at 40%, 34,976; 104,860 at 45%, 47,187: 101,703.00.
 * Annual allowance 60,000 − half of 30,000 (FA 2004 s.228ZA) = 45,000; none left from earlier years; 15,000 at 45%,
 * 6,750.00 (SA110 box 6). Class 4: 2,262.00 + 4,794.60. 115,509.60, half of it on account.
 */
export const consultantWithPension: Person = {
	name: 'Kwame Boateng',
	story:
		'I advise banks and took 318,400. Trains and hotels were 9,420, the office phone 3,180, fees 4,300, other costs 11,500. ' +
		'I paid 60,000 into my pension, tax relief included, and nobody else paid in. In the three years before I used my ' +
		'allowance up.',
	taxYear: '2024-25',
	details: {
		firstName: 'Kwame',
		lastName: 'Boateng',
		born: ['12', 'December', '1971'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: [
		'Work for yourself',
		'Payments into a pension that you made yourself',
		'Something less common',
		'Pension savings above the annual allowance, or other pension charges',
	],
	tasks: [
		{
			title: 'Working for yourself',
			entries: [
				{
					'What does the business do?': 'Risk consultant',
					'Name of the business': 'Boateng Risk',
					'How do you keep your accounts?': 'Cash basis: money counts on the day it comes in or goes out',
					'Do your accounts run from 6 April to 5 April?': true,
					'What the business took in the year': '318,400',
					'Car, van and travel': '9,420',
					'Phone, internet, post and office costs': '3,180',
					'Accountant, solicitor and other fees': '4,300',
					'Other costs': '11,500',
					'Did you own vehicles, tools or machines for the business?':
						'No, or they are all in my costs already',
				},
			],
		},
		{
			title: 'Payments into pensions',
			entries: [
				{
					'Which pension?': 'Aviva',
					'How does tax relief work for it?':
						'The provider adds £20 to every £80 I pay: personal pensions, and many workplace ones',
					'What was paid in the year': '60,000',
				},
			],
		},
		{
			title: 'Charges on pension savings',
			entries: [
				{
					'Did you save more into pensions than your annual allowance?':
						'I think so: I will give my savings, work it out for me',
					'All pension savings of the year': '60,000',
					'Of that, what employers paid': '0',
					'Of that, what you paid from your pay before tax': '0',
					'Pay you gave up for pension': '0',
					'Three years before: what was saved': '40,000',
					'Three years before: your annual allowance': '40,000',
					'Two years before: what was saved': '40,000',
					'Two years before: your annual allowance': '40,000',
					'The year before: what was saved': '60,000',
					'The year before: your annual allowance': '60,000',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1971-12-12'),
			YourTaxReturn: { ...schedule('FullSelfEmployment', 1), ...schedule('AdditionalInformation') },
			TaxReliefs: { Pensions: { PaymentsToRegisteredPensionSchemes: '60000.00' } },
		},
		SA101: {
			OtherInformation: {
				PensionTaxAndLumpSums: { AmountSavedExceedingAnnualAllowance: '15000.00' },
			},
		},
		SA103F: {
			BusinessDetails: {
				BusinessName: 'Boateng Risk',
				BusinessDescription: 'Risk consultant',
				DateAccountingPeriodStarts: '2024-04-06',
				DateAccountingPeriodEnds: '2025-04-05',
			},
			BusinessIncome: { Turnover: '318400.00' },
			BusinessExpenses: {
				TotalExpenses: {
					CarVanAndTravelExpenses: '9420.00',
					PhoneAndOtherOfficeCosts: '3180.00',
					AccountancyAndLegalFees: '4300.00',
					OtherBusinessExpenses: '11500.00',
					TotalExpenses: '28400.00',
				},
			},
			NetProfitLoss: '290000.00',
			TaxableProfitOrLoss: {
				NetBusinessProfitLossForTax: '290000.00',
				AdjustedProfitForTheYear: '290000.00',
				TotalTaxableBusinessProfits: '290000.00',
			},
		},
		SA110: {
			...due('115509.60', { Class4NICsDue: '7056.60', PensionChargesDue: '6750.00' }),
			PaymentsOnAccount: { FirstPaymentOnAccount: '57754.80' },
		},
		...signed('Kwame Boateng'),
	},
};
