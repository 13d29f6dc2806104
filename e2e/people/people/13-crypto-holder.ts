/** Someone who sold Bitcoin at a gain and Ether at a loss. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Bitcoin: 0.5 of a pool of 0.8 at 16,000 costs 10,000; 39,500 − 60 − 10,000 = 29,440. Ether: 2 of 3 at 9,600 cost 6,400;
 * 4,880 − 20 − 6,400 = −1,540. 27,900 − 3,000 = 24,900. Taxable pay 21,430 leaves 16,270 at 18%, 2,928.60; 8,630 at 24%,
 * 2,071.20. SA108 boxes 13.1 to 13.5.
 */
export const cryptoHolder: Person = {
	name: 'Zara Khan',
	story:
		'I earn 34,000, tax 4,286. I had 0.8 Bitcoin that cost 16,000 and 3 Ether that cost 9,600. In July 2025 I sold 0.5 Bitcoin ' +
		'for 39,500, fee 60, and in November 2 Ether for 4,880, fee 20.',
	taxYear: '2025-26',
	details: {
		firstName: 'Zara',
		lastName: 'Khan',
		born: ['17', 'June', '1993'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'The same shares or crypto traded several times'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Redbrick Studios',
					'Employer PAYE reference': '073/RS18',
					'Pay from this job': '34000',
					'Tax taken off this pay': '4286',
				},
			],
		},
		{
			title: 'Shares and crypto you traded',
			entries: [holding('Bitcoin', '0.8', '16000'), holding('Ether', '3', '9600')],
		},
		{
			title: 'Share and crypto trades',
			entries: [
				sale('Bitcoin', '2 7 2025', '0.5', '39500', '60'),
				sale('Ether', '10 11 2025', '2', '4880', '20'),
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1993-06-17'),
			YourTaxReturn: { ...schedule('Employment', 1), ...schedule('CapitalGains') },
		},
		SA102: {
			Employment: {
				PayFromEmployment: '34000.00',
				TaxTakenOffPay: '4286.00',
				EmployerPAYEReference: '073/RS18',
				EmployersName: 'Redbrick Studios',
				CompanyDirector: 'no',
			},
		},
		SA108: {
			Cryptoassets: {
				NumberOfDisposals: '2',
				DisposalProceeds: '44380.00',
				AllowableCosts: '16480.00',
				GainsInTheYear: '29440.00',
				LossesInTheYear: '1540.00',
			},
			AnyOtherInformationSpace: /proceeds 39500.*gain 29440.*proceeds 4880.*loss 1540/,
		},
		SA110: due('4999.80', { CapitalGainsTaxDue: '4999.80' }),
		...signed('Zara Khan'),
	},
};

function holding(name: string, many: string, cost: string) {
	return {
		'What are the shares or tokens called?': name,
		'What kind are they?': 'Crypto',
		'Did you own any before 6 April, when the tax year began?': true,
		'How many did you own then?': many,
		'What those had cost you in all': cost,
	};
}

function sale(name: string, when: string, many: string, amount: string, fees: string) {
	return {
		'Which shares or tokens?': name,
		'Did you buy or sell?': 'Sold or gave away',
		'When?': when,
		'How many?': many,
		'What you paid or got for them in all': amount,
		'Fees and stamp duty': fees,
	};
}
