/** A taxi driver who claims HMRC's mileage rate. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * 10,000 miles at 45p and 11,400 at 25p are 7,350 (ITTOIA 2005 s.94F), which covers all the costs of the car. With 4,860,
 * 277, 319 and 240 that is 13,046; profit 25,168. Tax on 12,598 at 20% is 2,519.60, class 4 at 6% is 755.88: 3,275.48.
 */
export const taxiDriver: Person = {
	name: 'Mohammed Iqbal',
	story:
		'I drive a taxi and took 38,214.60. I did 21,400 business miles and claim HMRC’s rate for them, so 7,350. The radio circuit ' +
		'and badge were 4,860, the phone 276.40, card fees 318.90, the accountant 240.',
	taxYear: '2024-25',
	details: {
		firstName: 'Mohammed',
		lastName: 'Iqbal',
		born: ['11', 'February', '1970'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['Work for yourself'],
	tasks: [
		{
			title: 'Working for yourself',
			entries: [
				{
					'What does the business do?': 'Taxi driver',
					'Name of the business': 'Mohammed Iqbal',
					'Postcode of the business': 'BD1 1AA',
					'How do you keep your accounts?': 'Cash basis: money counts on the day it comes in or goes out',
					'Do your accounts run from 6 April to 5 April?': true,
					'What the business took in the year': '38,214.60',
					'Car, van and travel': '7350',
					'Phone, internet, post and office costs': '276.40',
					'Bank, card and lease charges': '318.90',
					'Accountant, solicitor and other fees': '240',
					'Other costs': '4860',
					'Did you own vehicles, tools or machines for the business?':
						'No, or they are all in my costs already',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1970-02-11'),
			YourTaxReturn: schedule('ShortSelfEmployment', 1),
		},
		SA103S: {
			BusinessDetails: {
				BusinessDescription: 'Taxi driver',
				BusinessAddressPostcode: 'BD1 1AA',
				DateBusinessBooksAreMadeUpTo: '2025-04-05',
			},
			BusinessIncome: { Turnover: '38214.00' },
			AllowableBusinessExpenses: {
				CarVanAndTravelExpenses: '7350.00',
				AccountancyAndLegalFees: '240.00',
				InterestAndFinanceCharges: '319.00',
				PhoneAndOtherOfficeCosts: '277.00',
				OtherAllowableBusinessExpenses: '4860.00',
				TotalAllowableExpenses: '13046.00',
			},
			NetProfitOrLoss: '25168.00',
			TaxableProfits: { NetBusinessProfitForTax: '25168.00' },
			ProfitsLossesNICsAndCIS: { TotalTaxableBusinessProfits: '25168.00' },
		},
		SA110: {
			...due('3275.48', { Class4NICsDue: '755.88' }),
			PaymentsOnAccount: { FirstPaymentOnAccount: '1637.74' },
		},
		...signed('Mohammed Iqbal'),
	},
};
