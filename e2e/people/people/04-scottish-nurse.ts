/** A Scottish nurse with a student loan and Child Benefit. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Scottish bands of 2024-25 on 62,840 − 12,570 = 50,270: 438.14 + 2,337.00 + 3,591.21 + 8,054.76 = 14,421.11.
 * Child Benefit: 2,840 above 60,000 is 14%, of 2,212 is 309. Plan 4: 9% of 62,840 − 31,395 is 2,830, less 2,814
 * taken is 16. 14,421.11 + 309 + 16 − 14,399 = 347.11.
 */
export const scottishNurse: Person = {
	name: 'Mairi Campbell',
	story:
		'I am a senior charge nurse in Dundee: 62,840.90, tax 14,398.40. They took 2,814 for my student loan, which is plan 4. ' +
		'We get Child Benefit for two children, 2,212.60 in the year, and I earn more than my husband.',
	taxYear: '2024-25',
	details: {
		firstName: 'Mairi',
		lastName: 'Campbell',
		born: ['30', 'January', '1985'],
		nationalInsurance,
		lives: 'Scotland',
	},
	had: ['A job', 'Child Benefit, for you or your partner', 'A student loan you are paying back'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'NHS Tayside',
					'Employer PAYE reference': '961/NT77',
					'Pay from this job': '62,840.90',
					'Tax taken off this pay': '14,398.40',
				},
			],
		},
		{
			title: 'Child Benefit',
			entries: [
				{
					'Whose income was higher, yours or your partner’s?': 'Mine was higher',
					'Child Benefit paid for the year': '2,212.60',
					'How many children was it paid for?': '2',
				},
			],
		},
		{
			title: 'Student loans',
			entries: [{ 'Plan 4': true, 'Student loan repayments taken from your pay': '2,814' }],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1985-01-30', 'S'),
			YourTaxReturn: schedule('Employment', 1),
			StudentLoanRepayments: {
				IncomeContingentStudentLoanNotification: 'yes',
				StudentLoanRepaymentDeductedAmount: '2814.00',
				PlanType: '04',
			},
			HighIncomeChildBenefitCharge: { AmountReceived: '2212.00', NumberOfChildren: '2' },
		},
		SA102: {
			Employment: {
				PayFromEmployment: '62840.00',
				TaxTakenOffPay: '14399.00',
				EmployerPAYEReference: '961/NT77',
				EmployersName: 'NHS Tayside',
				CompanyDirector: 'no',
			},
		},
		SA110: due('347.11', { StudentLoanRepaymentDue: '16.00' }),
		...signed('Mairi Campbell'),
	},
};
