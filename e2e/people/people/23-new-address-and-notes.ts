/** Someone who moved, was out of work for a while, gave a paid talk, has an adviser and used an estimate. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/** 18,300 + 2,360 + 1,450 − 211 − 12,570 = 9,329 at 20% is 1,865.80, less 1,146 is 719.80. */
export const newAddressAndNotes: Person = {
	name: 'Sam Reeve',
	story:
		'I earned 18,300, tax 1,146, then had 2,360.20 of Jobseeker’s Allowance. A talk brought about 1,450, the train cost 210.50. ' +
		'I moved on 12 August 2025. Penny Lane helps me with tax.',
	taxYear: '2025-26',
	details: {
		firstName: 'Sam',
		lastName: 'Reeve',
		born: ['29', 'February', '1992'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: [
		'A job',
		'Any other income',
		'Jobseeker’s Allowance, Carer’s Allowance or another taxable benefit',
		'Something to tell HMRC beyond figures',
		'A new address that HMRC does not have',
		'Figures that are not final, or a note to HMRC',
		'A tax adviser who helps with this return',
	],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Northgate Books',
					'Employer PAYE reference': '362/NB4',
					'Pay from this job': '18300',
					'Tax taken off this pay': '1146',
				},
			],
		},
		{
			title: 'Other income',
			entries: [
				{
					'What was the income?': 'A talk at a fair',
					'All of it, before costs and tax': '1450',
					'Costs of earning the rest': '210.50',
				},
			],
		},
		{ title: 'State benefits', entries: [{ 'Jobseeker’s Allowance': '2,360.20' }] },
		{
			title: 'A new address',
			entries: [
				{
					'When did you move there?': '12 8 2025',
					'Your phone number, for HMRC': '0113 496 0000',
				},
			],
		},
		{
			title: 'Notes to HMRC',
			entries: [
				{
					'Are some figures not final?': true,
					'Anything else HMRC should know':
						'The fee of the talk is an estimate. I send the right one by 1 March 2027.',
				},
			],
		},
		{
			title: 'Your tax adviser',
			entries: [
				{
					'Your tax adviser’s name': 'Penny Lane',
					'Their phone number': '0113 496 0001',
					'Their reference for you': 'SR/7',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: {
				...personal('1992-02-29'),
				NewAddress: {
					AddressLine1: '1 Made-up Street',
					AddressLine2: 'Leeds',
					Postcode: 'LS1 4DL',
					EffectiveFrom: '2025-08-12',
				},
				TelephoneNumber: '0113 496 0000',
			},
			YourTaxReturn: schedule('Employment', 1),
			Income: {
				StateBenefits: { JobseekersAllowance: '2360.00' },
				OtherUKIncome: {
					OtherTaxableIncomeDetails: { OtherTaxableIncome: '1450.00' },
					AllowableExpenses: '211.00',
					DescriptionOfOtherIncome: 'A talk at a fair',
				},
			},
			FinishingYourTaxReturn: {
				TaxAdviser: {
					TaxAdviser: 'Penny Lane',
					TaxAdviserPhoneNumber: '0113 496 0001',
					TaxAdvisersReference: 'SR/7',
				},
				SigningYourForm: {
					OtherInformationSpace: 'The fee of the talk is an estimate. I send the right one by 1 March 2027.',
					ProvisionalFigures: 'yes',
				},
			},
		},
		SA102: {
			Employment: {
				PayFromEmployment: '18300.00',
				TaxTakenOffPay: '1146.00',
				EmployerPAYEReference: '362/NB4',
				EmployersName: 'Northgate Books',
				CompanyDirector: 'no',
			},
		},
		SA110: due('719.80'),
		...signed('Sam Reeve'),
	},
};
