/** The director of a close company, with a company car and dividends. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Pay 12,570 + car 5,460 + insurance 648 − 12,570 = 6,108 at 20%, 1,221.60. Dividends 43,260: 500 at 0, 31,092 at 8.75%,
 * 2,720.55, 11,668 at 33.75%, 3,937.95. 7,880.10; nothing was taken off, so half of it on account.
 * Boxes 7 to 7.4 of SA102 are new in 2025-26.
 */
export const companyDirector: Person = {
	name: 'Helen Marsh',
	story:
		'My company paid me 12,570 and no tax was due on it. It gave me a car (5,460 on the P11D) and medical insurance ' +
		'(648.50). I took 42,000 of dividends from it and had 1,260.75 from other shares. I own all of it.',
	taxYear: '2025-26',
	details: {
		firstName: 'Helen',
		lastName: 'Marsh',
		born: ['25', 'June', '1981'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'Dividends from shares or funds'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Marsh Interiors Ltd',
					'Employer PAYE reference': '670/MI44',
					'Pay from this job': '12570',
					'Tax taken off this pay': '0',
					'Were you a director of this company?': true,
					'Is it a close company?': true,
					'Name of the company': 'Marsh Interiors Ltd',
					'Company registration number': '09876543',
					'Dividends you had from this company in the year': '42000',
					'The largest part of the company you owned in the year': '100',
					'Benefits from this job': true,
					'Company car': '5,460',
					'Private medical or dental insurance': '648.50',
				},
			],
		},
		{
			title: 'Dividends',
			entries: [
				{
					'Company, fund or broker': 'Marsh Interiors Ltd',
					'Who paid them?': 'A UK company',
					'Dividends for the year': '42000',
				},
				{
					'Company, fund or broker': 'Shares',
					'Who paid them?': 'A UK company',
					'Dividends for the year': '1,260.75',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1981-06-25'),
			YourTaxReturn: schedule('Employment', 1),
			Income: { UKInterestAndDividends: { CompanyDividends: '43260.00' } },
		},
		SA102: {
			Employment: {
				PayFromEmployment: '12570.00',
				TaxTakenOffPay: '0.00',
				EmployerPAYEReference: '670/MI44',
				EmployersName: 'Marsh Interiors Ltd',
				CompanyDirector: 'yes',
				CloseCompany: 'yes',
				CloseCompanyName: 'Marsh Interiors Ltd',
				CompanyRegistrationNo: '09876543',
				CloseCompanyDividend: '42000.00',
				PercentageShareholding: '100',
			},
			Benefits: { CompanyCarsAndVansBenefit: '5460.00', PrivateMedicalDentalInsurance: '648.00' },
		},
		SA110: { ...due('7880.10'), PaymentsOnAccount: { FirstPaymentOnAccount: '3940.05' } },
		...signed('Helen Marsh'),
	},
};
