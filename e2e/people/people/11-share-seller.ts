/** Someone who traded one share: same day, thirty days and the pool, before and after 30 October 2024. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Pool of 3,000 at 10,500, 3.50 each. Sale of 1,200 on 5 September, 5.30 each less 1p: 200 with that day's purchase (TCGA
 * 1992 s.105) 1,058 − 1,075 = −17; 300 with those of 20 September (s.106A) 1,587 − 1,508 = 79; 700 of the pool
 * 3,703 − 2,450 = 1,253: 1,315. Sale of 1,500 on 15 January: 9,885 − 5,250 = 4,635. One sale a day is one disposal.
 * The exempt 3,000 goes against the later gain: 1,635 at 24%, 392.40, and 1,315 at 20%, 263.00: 655.40. HMRC's program
 * charges 20% on all 2,950, so box 51 has the other 4% of 1,635, 65.40. The computation that SA100 question 7 asks for is
 * in box 54. The income tax of 10,632 was all taken from pay.
 */
export const shareSeller: Person = {
	name: 'Owen Price',
	story:
		'I earn 58,000 and 10,632 tax was taken. I had 2,000 Brackley shares that cost 6,388. I bought 1,000 more in June 2024 ' +
		'for 4,100 and 12 of fees. On 5 September I sold 1,200 for 6,360, fee 12, and bought 200 back that day for 1,070, fee 5, ' +
		'then 300 on 20 September for 1,500, fee 8. In January I sold 1,500 for 9,900, fee 15.',
	taxYear: '2024-25',
	details: {
		firstName: 'Owen',
		lastName: 'Price',
		born: ['23', 'April', '1977'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: ['A job', 'The same shares or crypto traded several times'],
	tasks: [
		{
			title: 'Jobs',
			entries: [
				{
					'Employer’s name': 'Severn Logistics plc',
					'Employer PAYE reference': '301/SL61',
					'Pay from this job': '58000',
					'Tax taken off this pay': '10632',
				},
			],
		},
		{
			title: 'Shares and crypto you traded',
			entries: [
				{
					'What are the shares or tokens called?': 'Brackley plc',
					'What kind are they?': 'Shares or funds on a stock exchange',
					'Did you own any before 6 April, when the tax year began?': true,
					'How many did you own then?': '2000',
					'What those had cost you in all': '6388',
				},
			],
		},
		{
			title: 'Share and crypto trades',
			entries: [
				trade('Bought', '10 6 2024', '1000', '4100', '12'),
				trade('Sold or gave away', '5 9 2024', '1200', '6360', '12'),
				trade('Bought', '5 9 2024', '200', '1070', '5'),
				trade('Bought', '20 9 2024', '300', '1500', '8'),
				trade('Sold or gave away', '15 1 2025', '1500', '9900', '15'),
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1977-04-23'),
			YourTaxReturn: { ...schedule('Employment', 1), ...schedule('CapitalGains') },
		},
		SA102: {
			Employment: {
				PayFromEmployment: '58000.00',
				TaxTakenOffPay: '10632.00',
				EmployerPAYEReference: '301/SL61',
				EmployersName: 'Severn Logistics plc',
				CompanyDirector: 'no',
			},
		},
		SA108: {
			ListedSharesAndSecurities: {
				NumberOfDisposals: '2',
				DisposalProceeds: '16260.00',
				AllowableCosts: '10310.00',
				GainsInTheYear: '5950.00',
			},
			LossesAndAdjustments: { AdjustmentToCGT: '65.40' },
			AnyOtherInformationSpace: /proceeds 6360.*gain 1315.*proceeds 9900.*gain 4635/,
		},
		SA110: due('655.40', { CapitalGainsTaxDue: '655.40' }),
		...signed('Owen Price'),
	},
};

function trade(what: string, when: string, many: string, amount: string, fees: string) {
	return {
		'Which shares or tokens?': 'Brackley plc',
		'Did you buy or sell?': what,
		'When?': when,
		'How many?': many,
		'What you paid or got for them in all': amount,
		'Fees and stamp duty': fees,
	};
}
