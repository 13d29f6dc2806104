/** The words of stages 4, 14 and 15: reliefs and allowances. */
import type { RuleWords } from './words.ts';

export const reliefWords = {
	'losses-brought-forward': {
		label: 'Losses from earlier years',
		rule: 'Losses of businesses, partnerships and property, each set against profit from the same source.',
		source: 'ITA 2007 ss.83 and 118; HMRC stage 4, box c4.63b',
	},
	'share-losses-sideways': {
		label: 'Losses on unlisted shares set against income',
		rule: 'The loss that you chose to set against income, up to the loss you made.',
		source: 'ITA 2007 s.131; SA108 box 41',
	},
	'share-losses-without-limit': {
		label: 'Part of these losses on shares with enterprise investment relief',
		rule: 'The limit on reliefs doesn’t apply to this part.',
		source: 'ITA 2007 ss.24A and 131; SA108 box 42',
	},
	'losses-sideways': {
		label: 'This year’s losses set against other income',
		rule: 'The losses that you chose to set against your other income.',
		source: 'ITA 2007 ss.64, 120 and 131; HMRC stage 4, boxes c4.25 and c4.31',
	},
	'loan-interest': {
		label: 'Interest on qualifying loans',
		rule: 'Interest on a loan for a business or partnership you work in, rounded up to whole pounds.',
		source: 'ITA 2007 s.383; HMRC stage 4, box c4.38 (SA101 box 5)',
	},
	'reliefs-within-limit': {
		label: 'Reliefs that the limit applies to',
		rule: 'Losses set against other income and interest, added up.',
		source: 'ITA 2007 s.24A; HMRC stage 4, box c4.40',
	},
	'relief-limit': {
		label: 'Limit on reliefs',
		rule: 'Some reliefs together can’t be more than £50,000, or a quarter of your income if that is more.',
		source: 'ITA 2007 s.24A; HMRC stage 4, box c4.45',
	},
	'reliefs-allowed': {
		label: 'Reliefs allowed',
		rule: 'The losses and interest deducted from income, after the limit.',
		source: 'ITA 2007 s.24; HMRC stage 4, box c4.47',
	},
	'pension-payments-gross': {
		label: 'Pension payments without relief at source',
		rule: 'Payments you haven’t had tax relief on yet. They are deducted from income, rounded up to whole pounds.',
		source: 'FA 2004 s.194; HMRC stage 4, box c4.48 (SA100 TR4 boxes 2 to 4)',
	},
	'gifts-of-assets': {
		label: 'Shares and land given to charity',
		rule: 'Their value is deducted from income, rounded up to whole pounds.',
		source: 'ITA 2007 s.431; HMRC stage 4, box c4.49 (SA100 TR4 boxes 9 and 10)',
	},
	'annual-payments': {
		label: 'Annual payments',
		rule: 'What you paid plus the basic rate tax you kept back, rounded up to whole pounds.',
		source: 'ITA 2007 s.448; HMRC stage 4, box c4.51 (SA101 box 4)',
	},
	'transition-profit': {
		label: 'Transition profit',
		rule: 'Profit from the change of basis period that is taxed this year. Its tax is worked out separately and added.',
		source: 'FA 2022 Sch 1 para 68; HMRC stage 4, box c4.54.1',
	},
	'net-income': {
		label: 'Net income',
		rule: 'Total income less reliefs.',
		source: 'ITA 2007 s.23 step 2; HMRC stage 4, box c4.55',
	},
	'gifts-paid': {
		label: 'Gifts to charity that you paid',
		rule: 'Your Gift Aid payments that count for this year, rounded up to whole pounds.',
		source: 'ITA 2007 s.416; HMRC stage 4, box c4.56 (SA100 TR4 boxes 5, 7 and 8)',
	},
	'gift-aid': {
		label: 'Gifts plus the tax that charities claim',
		rule: 'The charity claims basic rate tax on your gift, so a gift of £80 counts as £100. Rounded up to whole pounds.',
		source: 'ITA 2007 s.415; HMRC stage 4, box c4.57',
	},
	'pension-relief-at-source': {
		label: 'Pension payments with relief at source',
		rule: 'What you paid plus the basic rate relief that the pension scheme claimed, rounded up to whole pounds.',
		source: 'FA 2004 s.192; HMRC stage 4, box c4.58 (SA100 TR4 box 1)',
	},
	'band-extension': {
		label: 'Increase of the basic rate band',
		rule: 'Gifts to charity and pension payments increase the band taxed at the basic rate, so that less is taxed at the higher rates.',
		source: 'ITA 2007 s.414; FA 2004 s.192; HMRC stage 4, box c4.59',
	},
	'adjusted-net-income': {
		label: 'Adjusted net income',
		rule: 'Net income less gifts to charity (including the tax charities claim) and pension payments with relief at source. Some allowances and charges depend on it.',
		source: 'ITA 2007 s.58; HMRC stage 4, box c4.63',
	},
	'personal-allowance-taper': {
		label: 'Personal allowance lost',
		rule: 'The personal allowance falls by £1 for every £2 of adjusted net income above £100,000.',
		source: 'ITA 2007 s.35(2); HMRC stage 14',
	},
	'personal-allowance': {
		label: 'Personal allowance',
		rule: 'The income you don’t pay tax on.',
		source: 'ITA 2007 s.35; HMRC stage 14, box c14.6, and stage 4, box c4.64',
	},
	'blind-persons-allowance': {
		label: 'Blind person’s allowance',
		rule: 'More income you don’t pay tax on, including any of this allowance that your spouse couldn’t use.',
		source: 'ITA 2007 ss.38 and 39; HMRC stage 4, boxes c4.65 and c4.66',
	},
	'marriage-allowance-given': {
		label: 'Marriage allowance given away',
		rule: 'A tenth of the personal allowance goes to your spouse or civil partner. Neither of you can pay tax above the basic rate.',
		source: 'ITA 2007 ss.55B and 55C; HMRC stage 4, box c4.68',
	},
	'deductions-and-allowances': {
		label: 'Deductions and allowances',
		rule: 'Everything deducted from your income before tax is worked out.',
		source: 'HMRC stage 4, box c4.70',
	},
	'taxable-income': {
		label: 'Taxable income',
		rule: 'Total income less deductions and allowances.',
		source: 'ITA 2007 s.23 step 3; HMRC stage 4, box c4.74',
	},
	'savings-allowance': {
		label: 'Personal savings allowance',
		rule: 'Interest taxed at 0%. It is £1,000, or £500 if any of your taxable income is above the basic rate band. You get none if any is above the higher rate band.',
		source: 'ITA 2007 ss.12A and 12B; HMRC stage 4, box c4.79',
	},
	'dividend-allowance': {
		label: 'Dividend allowance',
		rule: 'Dividends taxed at 0%. They still use up part of the tax band they are in.',
		source: 'ITA 2007 s.13A; HMRC stage 4, box c4.80',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
