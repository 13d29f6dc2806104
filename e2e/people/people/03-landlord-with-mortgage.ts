/** An employee who lets two flats with mortgages. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * SA105: 19,860 − 1,246 − 2,310 − 1,986 − 350 = 13,968. Taxable 41,200 + 13,968 − 12,570 = 42,598: 37,700 at 20% is
 * 7,540.00, 4,898 at 40% is 1,959.20. Interest 6,433 at 20%, 1,286.60, comes off: 8,212.60. Less 5,726: 2,486.60,
 * half of it on account.
 */
export const landlordWithMortgage: Person = {
	name: 'Margaret Osei',
	story:
		'I am an office manager on 41,200, tax 5,726. I let two flats for 19,860 in all. Insurance and ground rent were ' +
		'1,245.60, a new boiler part and paint 2,310, the agent 1,986. I replaced a fridge for 349.99. The mortgages cost me ' +
		'6,432.18 in interest.',
	taxYear: '2024-25',
	details: {
		firstName: 'Margaret',
		lastName: 'Osei',
		born: ['21', 'July', '1966'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'Rent from a property or a lodger in the UK'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Fenwick & Hall Ltd',
					'Employer PAYE reference': '120/FH88',
					'Pay from this job': '41200',
					'Tax taken off this pay': '5726',
				},
			],
		},
		{
			title: 'Letting property',
			entries: [
				{
					'What did you let?': 'A property I do not live in',
					'How many properties did you let?': '2',
					'How do you keep your accounts?': 'Cash basis: money counts on the day it comes in or goes out',
					'Rent for the year': '19,860.00',
					'Rent, rates, insurance and ground rent': '1,245.60',
					'Repairs and maintenance': '2,310',
					'Agent, legal and other fees': '1,986.00',
					'Loan interest on homes you let': '6,432.18',
					'Replacing furniture and appliances': '349.99',
					'Did you own vehicles or equipment for the letting?': 'No',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1966-07-21'),
			YourTaxReturn: { ...schedule('Employment', 1), ...schedule('UKProperty') },
		},
		SA102: {
			Employment: {
				PayFromEmployment: '41200.00',
				TaxTakenOffPay: '5726.00',
				EmployerPAYEReference: '120/FH88',
				EmployersName: 'Fenwick & Hall Ltd',
				CompanyDirector: 'no',
			},
		},
		SA105: {
			UKPropertyDetails: { NumberOfProperties: '2' },
			PropertyIncomeAndExpenses: {
				TotalRentsAndOtherIncomeFromProperty: '19860.00',
				RentRatesInsuranceAndGroundRents: '1246.00',
				RepairsAndMaintenance: '2310.00',
				LegalManagementAndProfessionalFees: '1986.00',
			},
			TaxableProfitOrLoss: {
				CostsOfReplacingDomesticItems: '350.00',
				AdjustedProfitForTheYear: '13968.00',
				TaxableProfitForTheYear: '13968.00',
				ResidentialFinanceCosts: '6433.00',
			},
		},
		SA110: { ...due('2486.60'), PaymentsOnAccount: { FirstPaymentOnAccount: '1243.30' } },
		...signed('Margaret Osei'),
	},
};
