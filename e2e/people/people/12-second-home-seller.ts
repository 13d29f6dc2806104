/** An employee who sold a second home and reported it within 60 days. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Gain 212,000 − 158,350 = 53,650, less 3,000 is 50,650. Taxable pay 33,430 leaves 4,270 of the basic band: 768.60 at 18%;
 * 46,380 at 24% is 11,131.20. 11,899.80 less 11,612 already charged (SA108 box 10) is 287.80.
 */
export const secondHomeSeller: Person = {
	name: 'Angela Frost',
	story:
		'I earn 46,000, tax 6,686. On 12 November 2024 I sold our flat in Whitby for 212,000. It cost 148,000, the kitchen 6,200 ' +
		'and the fees 4,150. I told HMRC within 60 days and was charged 11,612.',
	taxYear: '2024-25',
	details: {
		firstName: 'Angela',
		lastName: 'Frost',
		born: ['8', 'August', '1968'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'Something sold or given away: a home, shares, crypto or anything valuable'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Moorside School',
					'Employer PAYE reference': '567/MS2',
					'Pay from this job': '46000',
					'Tax taken off this pay': '6686',
				},
			],
		},
		{
			title: 'Things you sold or gave away',
			entries: [
				{
					'What did you sell or give away?': 'Flat in Whitby',
					'What kind of thing was it?': 'A home or flat',
					'When did you sell it or give it away?': '12 11 2024',
					'What you got for it': '212,000',
					'What it cost you': '158,350',
				},
			],
		},
		{
			title: 'Losses, tax paid and claims on what you sold',
			entries: [
				{
					'Did you report the sale of a home to HMRC within 60 days?': true,
					'Gains you reported within 60 days': '53,650',
					'Tax charged on those reports': '11,612',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1968-08-08'),
			YourTaxReturn: { ...schedule('Employment', 1), ...schedule('CapitalGains') },
		},
		SA102: {
			Employment: {
				PayFromEmployment: '46000.00',
				TaxTakenOffPay: '6686.00',
				EmployerPAYEReference: '567/MS2',
				EmployersName: 'Moorside School',
				CompanyDirector: 'no',
			},
		},
		SA108: {
			ResidentialPropertyAndCarriedInterest: {
				NumberOfDisposals: '1',
				DisposalProceeds: '212000.00',
				AllowableCosts: '158350.00',
				GainsOnResidentialPropertyInTheYear: '53650.00',
				GainOrLossFromUKpropertyDisposal: '53650.00',
				UKpropertyDisposalTaxAlreadyCharged: '11612.00',
			},
			AnyOtherInformationSpace: /proceeds 212000.*costs 158350.*gain 53650/,
		},
		SA110: due('287.80', { CapitalGainsTaxDue: '287.80' }),
		...signed('Angela Frost'),
	},
};
