/** A registered blind pensioner with gilts, foreign dividends and a Winter Fuel Payment. */
import { due, nationalInsurance, personal, schedule, signed } from '../common.ts';
import type { Person } from '../person.ts';

/**
 * Pensions 34,373 − 12,570 − 3,130 = 18,673 at 20% is 3,734.60. Interest 1,500 + 1,120 − 1,000 is 1,620 at 20%, 324.00.
 * Dividends of 440 are within the allowance of 500, and low enough for SA100 box 6. Income of 37,433 is above 35,000, so the 200
 * is taken back (SA100 box WFP1, new in 2025-26). 4,258.60 − 3,900 = 358.60.
 */
export const blindPensioner: Person = {
	name: 'Arthur Penrose',
	story:
		'I am registered blind with Kent County Council. My State Pension was 11,973, the works pension 22,400 with 3,900 tax. Gilts ' +
		'paid 1,500 gross, the bank 1,120, Nestle shares 440. I had a Winter Fuel Payment of 200.',
	taxYear: '2025-26',
	details: {
		firstName: 'Arthur',
		lastName: 'Penrose',
		born: ['7', 'November', '1949'],
		nationalInsurance,
		lives: 'England or Northern Ireland',
	},
	had: [
		'Interest from a UK bank or building society',
		'Dividends from shares or funds',
		'A pension from an old job or one of your own',
		'The State Pension',
		'A Winter Fuel Payment',
		'Something less common',
		'Interest from abroad, gilts or bonds, or shares instead of dividends',
		'Blind Person’s Allowance, your own or your partner’s',
	],
	tasks: [
		{
			title: 'Interest from savings',
			entries: [{ 'Bank or building society': 'Halifax', 'Interest for the year': '1120' }],
		},
		{
			title: 'Dividends',
			entries: [
				{
					'Company, fund or broker': 'Nestle',
					'Who paid them?':
						'A company abroad. Only up to £500 in all (£1,000 in 2023-24): more needs HMRC’s foreign pages',
					'Dividends for the year': '440',
				},
			],
		},
		{
			title: 'Other income from savings and shares',
			entries: [{ 'Interest from gilts and company bonds': '1500' }],
		},
		{
			title: 'Pensions',
			entries: [
				{
					'Who paid the pension?': 'Kent Dockyard Scheme',
					'Pension for the year, before tax': '22400',
					'Tax taken off this pension': '3900',
				},
			],
		},
		{ title: 'State Pension', entries: [{ 'State Pension for the year': '11973' }] },
		{ title: 'Winter Fuel Payment', entries: [{ 'Winter Fuel Payment you got': '200' }] },
		{
			title: 'Blind Person’s Allowance',
			entries: [
				{
					'Are you registered blind or severely sight impaired?': true,
					'Which council or register?': 'Kent County Council',
				},
			],
		},
	],
	expected: {
		SA100: {
			YourPersonalDetails: personal('1949-11-07'),
			YourTaxReturn: schedule('AdditionalInformation'),
			Income: {
				UKInterestAndDividends: { UntaxedUKinterestEtc: '1120.00', ForeignDividends: '440.00' },
				StateBenefits: {
					AnnualStatePension: '11973.00',
					OtherPensionsAndRetirementAnnuities: '22400.00',
					TaxTakenOffPensionsAndRetirementAnnuities: '3900.00',
				},
			},
			TaxReliefs: {
				BlindPersonsAllowance: {
					BlindPersonsAllowanceDetails: {
						RegisteredBlind: 'yes',
						LocalAuthorityName: 'Kent County Council',
					},
				},
			},
			WinterFuelPaymentOrPensionsAgeWinterHeatingPaymentReceived: '200.00',
		},
		SA101: { GiltEdgeSecuritiesInterest: { GrossGiltInterest: '1500.00' } },
		SA110: due('358.60'),
		...signed('Arthur Penrose'),
	},
};
