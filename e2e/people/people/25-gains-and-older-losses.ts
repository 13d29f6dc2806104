/** Someone with a gain on a fund, a loss on land, and losses from earlier years. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Gain 20,000 − 7,499.60, down to 12,500; loss 15,000 − 17,000.50, up to 2,001. Of the earlier 10,000 only 7,499 is used, down
 * to the exempt 3,000 (TCGA 1992 s.1E); 2,501 is carried forward (SA108 boxes 45 and 47). No Capital Gains Tax; all the
 * income tax was taken from pay.
 */
export const gainsAndOlderLosses: Person = {
	name: 'Peter Lang',
	story:
		'I earn 25,000, tax 2,486. On 4 June 2025 I sold a fund for 20,000 that cost 7,499.60, and on 9 October a field for 15,000 that ' +
		'cost 17,000.50. I have 10,000 of losses from earlier years.',
	taxYear: '2025-26',
	details: {
		firstName: 'Peter',
		lastName: 'Lang',
		born: ['13', 'July', '1965'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'Something sold or given away: a home, shares, crypto or anything valuable'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Dale Garden Centre',
					'Employer PAYE reference': '406/DG1',
					'Pay from this job': '25000',
					'Tax taken off this pay': '2486',
				},
			],
		},
		{
			title: 'Things you sold or gave away',
			entries: [
				{
					'What did you sell or give away?': 'Growth fund',
					'What kind of thing was it?': 'Shares or funds on a stock exchange',
					'When did you sell it or give it away?': '4 6 2025',
					'What you got for it': '20,000',
					'What it cost you': '7,499.60',
				},
				{
					'What did you sell or give away?': 'Field',
					'What kind of thing was it?': 'Anything else: land, a business, art, jewellery',
					'When did you sell it or give it away?': '9 10 2025',
					'What you got for it': '15,000',
					'What it cost you': '17,000.50',
				},
			],
		},
		{
			title: 'Losses, tax paid and claims on what you sold',
			entries: [
				{
					'Do you have losses from earlier years that you told HMRC about?': true,
					'Losses from earlier years': '10,000',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1965-07-13'),
			YourTaxReturn: { ...schedule('Employment', 1), ...schedule('CapitalGains') },
		},
		SA102: {
			Employment: {
				PayFromEmployment: '25000.00',
				TaxTakenOffPay: '2486.00',
				EmployerPAYEReference: '406/DG1',
				EmployersName: 'Dale Garden Centre',
				CompanyDirector: 'no',
			},
		},
		SA108: {
			OtherPropertyAssetsAndGains: {
				NumberOfDisposals: '1',
				DisposalProceeds: '15000.00',
				AllowableCosts: '17001.00',
				LossesInTheYear: '2001.00',
			},
			ListedSharesAndSecurities: {
				NumberOfDisposals: '1',
				DisposalProceeds: '20000.00',
				AllowableCosts: '7500.00',
				GainsInTheYear: '12500.00',
			},
			LossesAndAdjustments: {
				LossesBroughtForwardAndUsedInTheReturnYear: '7499.00',
				LossesToBeCarriedForward: '2501.00',
			},
			AnyOtherInformationSpace: /Growth fund.*20000.*7499.60.*Field.*15000.*17000.50/,
		},
		SA110: due('0.00'),
		...signed('Peter Lang'),
	},
};
