/** Someone who lets a flat jointly with a sister and has a loss from the year before. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Half of each amount, with income rounded down and costs up: 12,000 − 1,667 − 1,201 = 9,132, less the loss of 2,000 is
 * 7,132. 28,000 + 7,132 − 12,570 = 22,562 at 20% is 4,512.40; interest 5,000 at 20% comes off, 1,000.00: 3,512.40 − 3,086 is
 * 426.40.
 */
export const jointLandlord: Person = {
	name: 'Nadia Haddad',
	story:
		'My sister and I own a flat half and half. Together we had 24,001 of rent, 3,333 of repairs, 2,401 for the agent and 9,999 of ' +
		'mortgage interest. I have a loss of 2,000 from last year. My job paid 28,000, tax 3,086.',
	taxYear: '2025-26',
	details: {
		firstName: 'Nadia',
		lastName: 'Haddad',
		born: ['20', 'May', '1984'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'Rent from a property or a lodger in the UK'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Trent Pharmacy',
					'Employer PAYE reference': '451/TP2',
					'Pay from this job': '28000',
					'Tax taken off this pay': '3086',
				},
			],
		},
		{
			title: 'Letting property',
			entries: [
				{
					'What did you let?': 'A property I do not live in',
					'How many properties did you let?': '1',
					'I own one or more of them with someone else': true,
					'Do you want to enter the amounts of all owners together?': true,
					'Your share': '50',
					'How do you keep your accounts?': 'Cash basis: money counts on the day it comes in or goes out',
					'Rent for the year': '24,001',
					'Repairs and maintenance': '3,333',
					'Agent, legal and other fees': '2,401',
					'Loan interest on homes you let': '9,999',
					'Did you own vehicles or equipment for the letting?': 'No',
					'A loss, this year or left from earlier years': true,
					'Property losses from earlier years': '2,000',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1984-05-20'),
			YourTaxReturn: { ...schedule('Employment', 1), ...schedule('UKProperty') },
		},
		SA102: {
			Employment: {
				PayFromEmployment: '28000.00',
				TaxTakenOffPay: '3086.00',
				EmployerPAYEReference: '451/TP2',
				EmployersName: 'Trent Pharmacy',
				CompanyDirector: 'no',
			},
		},
		SA105: {
			UKPropertyDetails: { NumberOfProperties: '1', IncomeFromPropertyLetJointly: 'yes' },
			PropertyIncomeAndExpenses: {
				TotalRentsAndOtherIncomeFromProperty: '12000.00',
				RepairsAndMaintenance: '1667.00',
				LegalManagementAndProfessionalFees: '1201.00',
			},
			TaxableProfitOrLoss: {
				AdjustedProfitForTheYear: '9132.00',
				LossBroughtForward: '2000.00',
				TaxableProfitForTheYear: '7132.00',
				ResidentialFinanceCosts: '5000.00',
			},
		},
		SA110: due('426.40'),
		...signed('Nadia Haddad'),
	},
};
