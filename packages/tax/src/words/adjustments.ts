/** The words of stages 9, 24 to 26 and 28: reductions and charges. */
import type { RuleWords } from './words.ts';

export const adjustmentWords = {
	'venture-capital-trust': {
		label: 'Relief for venture capital trust shares',
		rule: 'A percentage of what you paid for the shares, rounded up to the penny.',
		source: 'ITA 2007 s.261; HMRC stage 9, box c9.5 (SA101 box 1)',
	},
	'enterprise-investment-limited': {
		label: 'Enterprise Investment Scheme investments that get relief',
		rule: 'What you paid for the shares. Above the first limit, only shares in knowledge-intensive companies get relief.',
		source: 'ITA 2007 s.158(2) to (2ZB); HMRC helpsheet HS341 (SA101 Ai2 box 2)',
	},
	'enterprise-investment-scheme': {
		label: 'Enterprise Investment Scheme relief',
		rule: '30% of what you paid for the shares, rounded up to the penny.',
		source: 'ITA 2007 s.158; HMRC stage 9, box c9.7 (SA101 box 2)',
	},
	'seed-enterprise-investment-scheme': {
		label: 'Seed Enterprise Investment Scheme relief',
		rule: '50% of what you paid for the shares, rounded up to the penny.',
		source: 'ITA 2007 s.257AB; HMRC stage 9, box c9.9 (SA101 box 10)',
	},
	'community-investment': {
		label: 'Community investment tax relief',
		rule: '5% of what you invested, rounded up to the penny.',
		source: 'ITA 2007 s.335; HMRC stage 9, box c9.11 (SA101 box 3)',
	},
	maintenance: {
		label: 'Relief for maintenance payments',
		rule: '10% of what you paid. Payments above the minimum married couple’s allowance don’t count.',
		source: 'ITA 2007 s.453; HMRC stage 9, box c9.15a (SA101 box 7)',
	},
	'married-couples-amount': {
		label: 'Married couple’s allowance',
		rule: 'You can claim it if one of you was born before 6 April 1935. It falls by £1 for every £2 of adjusted net income above the limit, but not below a minimum.',
		source: 'ITA 2007 ss.45 and 46; HMRC stages 9 and 15, box c9.18',
	},
	'married-couples-allowance': {
		label: 'Relief for married couple’s allowance',
		rule: '10% of the allowance, rounded up to the penny.',
		source: 'ITA 2007 s.45; HMRC stage 9, box c9.19',
	},
	'marriage-allowance-received': {
		label: 'Marriage allowance received',
		rule: 'Basic rate tax on the tenth of the personal allowance that your spouse or civil partner gave you.',
		source: 'ITA 2007 s.55B; HMRC stage 9, box c9.21',
	},
	'finance-costs': {
		label: 'Interest on homes you let',
		rule: 'This year’s interest plus any left over from earlier years, rounded up to whole pounds.',
		source: 'ITTOIA 2005 s.274A; HMRC stage 24, box c24.15a',
	},
	'finance-costs-within-profits': {
		label: 'Interest up to your property profit',
		rule: 'Interest can’t be more than the profit of the same property business.',
		source: 'ITTOIA 2005 s.274AA; HMRC stage 24, box c24.16',
	},
	'finance-costs-income-limit': {
		label: 'Income that limits the relief',
		rule: 'Net income less interest, dividends and allowances. Relief can’t be given on more than this.',
		source: 'ITTOIA 2005 s.274AA; HMRC stage 24, box c24.15',
	},
	'finance-costs-relievable': {
		label: 'Interest that gets relief',
		rule: 'The lower of these two amounts. The rest is carried forward.',
		source: 'ITTOIA 2005 s.274AA; HMRC stage 24, box c24.17',
	},
	'finance-costs-relief': {
		label: 'Relief for finance costs',
		rule: 'Basic rate tax on the interest that gets relief, rounded up to the penny.',
		source: 'ITTOIA 2005 s.274A; HMRC stage 9, box c9.23',
	},
	'loan-interest-relief': {
		label: 'Relief for interest on loans to a property partnership',
		rule: 'Basic rate tax on the interest, rounded up to the penny.',
		source: 'ITA 2007 s.399B; HMRC stage 9, box c9.23b (SA101 box 12)',
	},
	'tax-after-reductions': {
		label: 'Income tax after reductions',
		rule: 'Income tax charged less all reductions, but not below zero.',
		source: 'ITA 2007 s.23 step 6; HMRC stage 9, box c9.31',
	},
	'gift-aid-tax': {
		label: 'Tax that charities claim on your gifts',
		rule: 'Basic rate tax on your gifts plus that tax, rounded down to whole pounds.',
		source: 'ITA 2007 s.423; HMRC stage 9, box c9.34',
	},
	'gift-aid-cover': {
		label: 'Income tax that covers this',
		rule: 'Income tax charged less all reductions except relief for maintenance.',
		source: 'ITA 2007 s.425; HMRC stage 9, box c9.37',
	},
	'gift-aid-charge': {
		label: 'Tax to cover what charities claim',
		rule: 'If your income tax and capital gains tax are less than charities claim on your gifts, you owe the difference.',
		source: 'ITA 2007 s.424; HMRC stage 9, box c9.39',
	},
	'threshold-income': {
		label: 'Threshold income',
		rule: 'Net income without transition profit, less your own pension payments with relief at source, plus pay you gave up for pension.',
		source: 'FA 2004 s.228ZA(5); FA 2022 Sch.1 para.75(2)(c); HMRC PTM057100 and BIM81320',
	},
	'adjusted-income': {
		label: 'Adjusted income',
		rule: 'Net income, plus the pension payments that reduced it, plus what your employers paid.',
		source: 'FA 2004 s.228ZA(4); HMRC PTM057100',
	},
	'pension-annual-allowance': {
		label: 'Annual allowance for pension savings',
		rule: '£60,000. If your threshold income is above £200,000, it falls by £1 for every £2 of adjusted income above £260,000, but not below £10,000.',
		source: 'FA 2004 ss.228 and 228ZA; HMRC PTM057100',
	},
	'pension-savings-excess': {
		label: 'Pension savings above the annual allowance',
		rule: 'Pension savings above this year’s allowance plus any unused from the last three years. Once you’ve drawn a pension flexibly, savings in pension pots above the money purchase allowance count too, even if you have other allowance left.',
		source: 'FA 2004 ss.227, 227B and 228A; HMRC PTM055100 and PTM056510; SA101 Ai4 box 10',
	},
	'annual-allowance-charge': {
		label: 'Charge on pension savings above the annual allowance',
		rule: 'Tax on the excess as if it were the top slice of your income, less what your pension scheme paid.',
		source: 'FA 2004 s.227; HMRC stage 25, box c25.26',
	},
	'overseas-transfer-charge': {
		label: 'Charge on a transfer to an overseas pension',
		rule: 'The rate on what was transferred, less what was already paid.',
		source: 'FA 2004 ss.244A to 244N; HMRC stage 25, box c25.31',
	},
	'unauthorised-payments-charge': {
		label: 'Charge on unauthorised pension payments',
		rule: 'A percentage of payments that pension rules don’t allow, higher if there is a surcharge, less foreign tax.',
		source: 'FA 2004 ss.208 and 209; HMRC stage 25, box c25.39',
	},
	'short-service-refund-charge': {
		label: 'Charge on a refund of pension payments',
		rule: 'A lower rate up to a limit and a higher rate above it, less foreign tax.',
		source: 'FA 2004 s.205; HMRC stage 25, box c25.49',
	},
	'pension-charges': {
		label: 'Charges on pension savings',
		rule: 'All charges on pension savings and payments, added up.',
		source: 'FA 2004 ss.205 to 227; HMRC stage 25, box c25.50',
	},
	'state-pension-lump-sum': {
		label: 'Tax on a State Pension lump sum',
		rule: 'The whole lump sum, taxed at the highest rate that your other income reaches.',
		source: 'F(No.2)A 2005 s.7; HMRC stage 26, box c26.3',
	},
	'child-benefit-charge': {
		label: 'High Income Child Benefit Charge',
		rule: 'You pay back part of the Child Benefit. The part grows as your adjusted net income rises above the limit, until you pay back all of it. It is rounded down to whole pounds.',
		source: 'ITEPA 2003 ss.681B to 681H; HMRC stage 28, box c28.14',
	},
	'winter-fuel-charge': {
		label: 'Winter Fuel Payment charge',
		rule: 'The whole payment, if your total income is above £35,000.',
		source: 'Finance Act 2026; GOV.UK policy paper of 26 November 2025',
	},
	'income-tax-due': {
		label: 'Income tax due',
		rule: 'Income tax after reductions, plus the charges added to it.',
		source: 'ITA 2007 s.23 step 7; HMRC stage 9, box c9.43',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
