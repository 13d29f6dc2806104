/** A landlord whose lodger pays more than the rent-a-room limit. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Box 1 counts let properties, not a room at home. Rent of 9,360 is above 7,500, so box 4 stays empty and box 37 has 7,500
 * (HMRC rule 6468): profit 1,860.
 * 29,400 + 1,860 − 12,570 = 18,690 at 20% is 3,738.00, less 3,366 is 372.00.
 */
export const lodgerLandlord: Person = {
	name: 'Grace Linton',
	story: 'I earn 29,400, tax 3,366. A lodger in my spare room paid me 180 a week, 9,360 in the year.',
	taxYear: '2024-25',
	details: {
		firstName: 'Grace',
		lastName: 'Linton',
		born: ['6', 'October', '1986'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'Rent from a property or a lodger in the UK'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Harbour Dental',
					'Employer PAYE reference': '224/HD31',
					'Pay from this job': '29400',
					'Tax taken off this pay': '3366',
				},
			],
		},
		{
			title: 'Letting property',
			entries: [
				{
					'What did you let?': 'A furnished room in my own home',
					'What your lodger paid': '9,360',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1986-10-06'),
			YourTaxReturn: { ...schedule('Employment', 1), ...schedule('UKProperty') },
		},
		SA102: {
			Employment: {
				PayFromEmployment: '29400.00',
				TaxTakenOffPay: '3366.00',
				EmployerPAYEReference: '224/HD31',
				EmployersName: 'Harbour Dental',
				CompanyDirector: 'no',
			},
		},
		SA105: {
			PropertyIncomeAndExpenses: { TotalRentsAndOtherIncomeFromProperty: '9360.00' },
			TaxableProfitOrLoss: {
				RentARoomExemptAmount: '7500.00',
				AdjustedProfitForTheYear: '1860.00',
				TaxableProfitForTheYear: '1860.00',
			},
		},
		SA110: due('372.00'),
		...signed('Grace Linton'),
	},
};
