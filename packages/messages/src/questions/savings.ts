/** Savings and investments. */
import type { QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const savings: QuestionCatalogue = {
	'bankInterest.account': {
		label: 'Bank or building society',
		hint: 'And the account, if you have several there',
		missing: 'Enter the bank or building society',
		why: 'Only so you can recognise it later. It does not go to HMRC.',
	},
	'bankInterest.taxedAlready': {
		label: 'Was tax taken off before you got the interest?',
		hint: 'Since April 2016 banks have paid interest on ordinary savings without taking tax off. If your statement says nothing about tax, the answer is no',
		missing: 'Say whether tax was taken off the interest',
		why: 'Interest with tax taken off goes in another box, and the tax counts as paid.',
	},
	'bankInterest.amount': {
		label: 'Interest for the year',
		hint: 'From 6 April to 5 April, in pounds and pence. If tax was taken off, enter the amount that reached you',
		why: 'Interest is taxed after your pay, often at 0%: up to £1,000 is tax-free for most people.',
	},
	'dividends.company': {
		label: 'Company, fund or broker',
		hint: 'One entry for each, or one for everything of the same kind on a broker’s statement',
		missing: 'Enter who paid the dividends',
		why: 'Only so you can recognise it later. It does not go to HMRC.',
	},
	'dividends.paidBy': {
		label: 'Who paid them?',
		choices: {
			ukCompany: 'A UK company',
			ukFund: 'A UK unit trust or fund',
			foreign:
				'A company abroad. Only up to £500 in all (£1,000 in 2023-24): more needs HMRC’s foreign pages',
		},
		missing: 'Say who paid the dividends',
		why: 'Each kind has its own box on HMRC’s form.',
	},
	'dividends.amount': {
		label: 'Dividends for the year',
		hint: 'From 6 April to 5 April. Leave out those inside an ISA. In pounds: convert any foreign currency at the rate on the day',
		why: 'Dividends have an allowance and rates of their own.',
	},
	'dividends.foreignTaxDeducted': {
		label: 'Foreign tax taken off these dividends',
		hint: 'Leave it blank if there was none. We cannot work out relief for it: the result will say so',
		why: 'HMRC’s form has a box for it.',
	},
	'otherInvestments.untaxedForeignInterest': {
		label: 'Interest from abroad, up to £2,000',
		hint: 'More than that needs HMRC’s foreign pages, which we do not have. Leave blank anything you did not have',
	},
	'otherInvestments.securitiesInterest': {
		label: 'Interest from gilts and company bonds',
		hint: 'Before any tax was taken off',
	},
	'otherInvestments.securitiesTaxDeducted': { label: 'Tax taken off that interest' },
	'otherInvestments.stockDividend': {
		label: 'Shares you got instead of a cash dividend',
		hint: 'Stock or scrip dividends: the amount on the dividend statement',
	},
	'otherInvestments.redeemableShares': {
		label: 'Bonus shares or securities that can be paid back',
		hint: 'The company’s letter says what they count for',
	},
	'otherInvestments.closeCompanyLoansWrittenOff': {
		label: 'Loans from your company that it wrote off',
		hint: 'A close company: one that five people or fewer control',
	},
};
