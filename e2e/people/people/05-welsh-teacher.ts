/** A Welsh teacher with a second job, Gift Aid and a union subscription. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * 52,310 − 177 + 2,115 − 12,570 = 41,678. Gifts of 600 widen the basic band by 750 to 38,450: 7,690.00; the other 3,228
 * at 40% is 1,291.20. 8,981.20 − 8,357 − 423 = 201.20. Wales has the same rates.
 */
export const welshTeacher: Person = {
	name: 'Rhys Bevan',
	story:
		'I teach in Swansea: 52,310.20, tax 8,356.40. I mark exams too: 2,115 and 423 tax. My union costs me 176.50. I give ' +
		'480 a year to my chapel and gave 120 once to an appeal, both with Gift Aid.',
	taxYear: '2024-25',
	details: {
		firstName: 'Rhys',
		lastName: 'Bevan',
		born: ['9', 'September', '1974'],
		nationalInsurance,
		lives: 'Wales',
	},
	had: [
		'A job',
		'Gifts to charity through Gift Aid',
		'Something less common',
		'Gifts of shares or land to charity, payroll giving, or Gift Aid for another year',
	],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Swansea Council',
					'Employer PAYE reference': '948/SC10',
					'Pay from this job': '52,310.20',
					'Tax taken off this pay': '8,356.40',
					'Costs of this job that you paid yourself': true,
					'Professional fees and subscriptions': '176.50',
				},
				{
					'Employer’s name': 'Exam Board for Wales',
					'Employer PAYE reference': '948/EB3',
					'Pay from this job': '2115',
					'Tax taken off this pay': '423',
				},
			],
		},
		{
			title: 'Gifts to charity',
			entries: [
				{ Charity: 'Bethel Chapel', 'What you gave in the year': '480' },
				{ Charity: 'Flood appeal', 'What you gave in the year': '120' },
			],
		},
		{ title: 'Other gifts to charity', entries: [{ 'Gift Aid gifts you will not repeat': '120' }] },
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1974-09-09', 'C'),
			YourTaxReturn: schedule('Employment', 2),
			TaxReliefs: {
				CharitableGiving: { GiftAidPaymentsMadeInYear: '600.00', OneOffGiftAidPayments: '120.00' },
			},
		},
		SA102: [
			{
				Employment: {
					PayFromEmployment: '52310.00',
					TaxTakenOffPay: '8357.00',
					EmployerPAYEReference: '948/SC10',
					EmployersName: 'Swansea Council',
					CompanyDirector: 'no',
				},
				Expenses: { ProfessionalFeesAndSubscriptions: '177.00' },
			},
			{
				Employment: {
					PayFromEmployment: '2115.00',
					TaxTakenOffPay: '423.00',
					EmployerPAYEReference: '948/EB3',
					EmployersName: 'Exam Board for Wales',
					CompanyDirector: 'no',
				},
			},
		],
		SA110: due('201.20'),
		...signed('Rhys Bevan'),
	},
};
