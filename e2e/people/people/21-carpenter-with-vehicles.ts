/** A carpenter with traditional accounts, turnover above 90,000, private use, a pool, a new van and a car. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * SA103F. Costs 31,251 + 12,000 + 6,400 + 960 + 1,300 + 3,000 = 54,911, of which 1,600 + 240 + 500 + 3,000 = 5,340 are not
 * allowed. Van 18,500 in full (CAA 2001 s.51A); pool 8,000 at 18% is 1,440; the car emits 42 g, so 18% of 14,000 is 2,520,
 * of which three quarters is for business: 1,890. 104,600 − 54,911 + 5,340 − 21,830 = 33,199. Tax 20,629 at 20%, 4,125.80;
 * class 4 at 6%, 1,237.74.
 */
export const carpenterWithVehicles: Person = {
	name: 'Joe Sadler',
	story:
		'I build kitchens and invoiced 104,600. Wood was 31,250.40, my lad’s wages 12,000, the car and van 6,400 (1,600 private), the ' +
		'phone 960 (240 private), adverts 800, lunches for customers 500, and my accounts take off 3,000 of depreciation. My pool ' +
		'stood at 8,000. I bought a van in September for 18,500 and in May a used hybrid car, 42 g, for 14,000, a quarter private.',
	taxYear: '2024-25',
	details: {
		firstName: 'Joe',
		lastName: 'Sadler',
		born: ['16', 'April', '1982'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['Work for yourself'],
	tasks: [
		{
			title: 'Working for yourself',
			entries: [
				{
					'What does the business do?': 'Carpenter',
					'Name of the business': 'Sadler Kitchens',
					'First line of the business address': '4 Mill Yard',
					'Postcode of the business': 'YO1 7AA',
					'How do you keep your accounts?': 'Traditional: money counts on the day of the invoice',
					'Do your accounts run from 6 April to 5 April?': true,
					'What the business took in the year': '104,600',
					'Goods and materials': '31,250.40',
					'Wages and other staff costs': '12,000',
					'Car, van and travel': '6,400',
					'Phone, internet, post and office costs': '960',
					Advertising: '800',
					'Entertaining customers': '500',
					Depreciation: '3,000',
					'Is some of this private, or not allowed by HMRC?': true,
					'Car, van and travel: the part not allowed': '1,600',
					'Phone, internet, post and office costs: the part not allowed': '240',
					'Entertaining customers: the part not allowed': '500',
					'Depreciation: the part not allowed': '3,000',
					'Did you own vehicles, tools or machines for the business?':
						'Yes: I will list them, work the allowances out for me',
					'Did you buy or sell something, or is something used privately too?': true,
					'Main pool: what was left at the end of last year': '8,000',
				},
			],
		},
		{
			title: 'Vehicles and equipment',
			entries: [
				{
					'Which business is it for?': 'Carpenter',
					'What is it?': 'Ford Transit',
					'What kind of thing?': 'Van, lorry or motorcycle',
					'When did you buy it?': '3 9 2024',
					'What did it cost?': '18,500',
					'How much of its use is private?': '0',
				},
				{
					'Which business is it for?': 'Carpenter',
					'What is it?': 'Toyota Prius',
					'What kind of thing?': 'Car',
					'When did you buy it?': '10 5 2024',
					'What did it cost?': '14,000',
					'Was it used before you bought it?': true,
					'CO2 emissions in grams per kilometre': '42',
					'How much of its use is private?': '25',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1982-04-16'),
			YourTaxReturn: schedule('FullSelfEmployment', 1),
		},
		SA103F: {
			BusinessDetails: {
				BusinessName: 'Sadler Kitchens',
				BusinessDescription: 'Carpenter',
				BusinessAddressFirstLine: '4 Mill Yard',
				BusinessAddressPostcode: 'YO1 7AA',
				DateAccountingPeriodStarts: '2024-04-06',
				DateAccountingPeriodEnds: '2025-04-05',
				ElectionToOptOutOfCashBasis: 'yes',
			},
			BusinessIncome: { Turnover: '104600.00' },
			BusinessExpenses: {
				TotalExpenses: {
					CostOfGoods: '31251.00',
					WagesSalariesAndStaffCosts: '12000.00',
					CarVanAndTravelExpenses: '6400.00',
					PhoneAndOtherOfficeCosts: '960.00',
					AdvertisingAndEntertainmentCosts: '1300.00',
					DepreciationAndLossProfitOnSale: '3000.00',
					TotalExpenses: '54911.00',
				},
				DisallowableExpenses: {
					DisallowableCarAndTravelExpenses: '1600.00',
					DisallowablePhoneAndOtherOfficeCosts: '240.00',
					DisallowableAdvertisingAndEntertainmentCosts: '500.00',
					DisallowableDepreciationAndLossProfitOnSale: '3000.00',
					TotalDisallowableExpenses: '5340.00',
				},
			},
			NetProfitLoss: '49689.00',
			CapitalAllowances: {
				AnnualInvestmentAllowance: '18500.00',
				AnnualAllowancesAtHigherRate: '3330.00',
				TotalCapitalAllowances: '21830.00',
			},
			TaxableProfitOrLoss: {
				AdditionsToNetProfitDeductionsFromNetLoss: '5340.00',
				DeductionsFromNetProfitAdditionsToNetLoss: '21830.00',
				NetBusinessProfitLossForTax: '33199.00',
				AdjustedProfitForTheYear: '33199.00',
				TotalTaxableBusinessProfits: '33199.00',
			},
		},
		SA110: {
			...due('5363.54', { Class4NICsDue: '1237.74' }),
			PaymentsOnAccount: { FirstPaymentOnAccount: '2681.77' },
		},
		...signed('Joe Sadler'),
	},
};
