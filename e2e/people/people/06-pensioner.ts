/** A pensioner with the State Pension, a private pension, dividends and interest. */
import { due, nationalInsurance, personal, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Pensions 25,762 − 12,570 = 13,192 at 20% is 2,638.40. Interest 812 is inside the allowance of 1,000. Dividends 3,635
 * less 500 is 3,135 at 8.75%, 274.31. 2,912.71 − 2,639 = 273.71. No supplementary pages.
 */
export const pensioner: Person = {
	name: 'Doris Whitfield',
	story:
		'My State Pension came to 11,502.40, the Teachers’ Pension 14,260.32 with 2,638.20 tax. My BT shares paid 3,415.88 and ' +
		'a unit trust 220.40. The building society paid 812.07.',
	taxYear: '2024-25',
	details: {
		firstName: 'Doris',
		lastName: 'Whitfield',
		born: ['18', 'May', '1946'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: [
		'Interest from a UK bank or building society',
		'Dividends from shares or funds',
		'A pension from an old job or one of your own',
		'The State Pension',
	],
	tasks: [
		{
			title: 'Interest from savings',
			entries: [{ 'Bank or building society': 'Skipton', 'Interest for the year': '812.07' }],
		},
		{
			title: 'Dividends',
			entries: [
				{
					'Company, fund or broker': 'BT',
					'Who paid them?': 'A UK company',
					'Dividends for the year': '3,415.88',
				},
				{
					'Company, fund or broker': 'Income fund',
					'Who paid them?': 'A UK unit trust or fund',
					'Dividends for the year': '220.40',
				},
			],
		},
		{
			title: 'Pensions',
			entries: [
				{
					'Who paid the pension?': 'Teachers’ Pensions',
					'Pension for the year, before tax': '14,260.32',
					'Tax taken off this pension': '2,638.20',
				},
			],
		},
		{ title: 'State Pension', entries: [{ 'State Pension for the year': '11,502.40' }] },
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1946-05-18'),
			Income: {
				UKInterestAndDividends: {
					UntaxedUKinterestEtc: '812.00',
					CompanyDividends: '3415.00',
					UnitTrustEtcDividends: '220.00',
				},
				StateBenefits: {
					AnnualStatePension: '11502.00',
					OtherPensionsAndRetirementAnnuities: '14260.00',
					TaxTakenOffPensionsAndRetirementAnnuities: '2639.00',
				},
			},
		},
		SA110: due('273.71'),
		...signed('Doris Whitfield'),
	},
};
