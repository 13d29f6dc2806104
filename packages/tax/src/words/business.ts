/** The words of businesses, partnerships and property. */
import type { RuleWords } from './words.ts';

export const businessWords = {
	'trade-receipts': {
		label: 'Turnover and other business income',
		rule: 'Everything the business took in, each box down to whole pounds.',
		source: 'ITTOIA 2005 s.24; SA103F boxes 15 and 16',
	},
	'trading-allowance': {
		label: 'Trading allowance',
		rule: 'Up to £1,000 of receipts from all your businesses is free of tax, in place of every expense of all of them.',
		source: 'ITTOIA 2005 Part 6A; HMRC BIM86000; SA103F box 16.1',
	},
	'trade-expenses': {
		label: 'Business expenses',
		rule: 'What the business spent, each box up to whole pounds.',
		source: 'ITTOIA 2005 s.34; SA103F box 31',
	},
	'trade-disallowable': {
		label: 'Expenses that do not count',
		rule: 'Private parts, depreciation and entertaining customers are added back, each box down to whole pounds.',
		source: 'ITTOIA 2005 ss.33, 34 and 45; SA103F box 46',
	},
	'trade-capital-allowances': {
		label: 'Capital allowances',
		rule: 'What you may deduct for equipment, vehicles and buildings, each box up to whole pounds.',
		source: 'CAA 2001; SA103F box 57',
	},
	'trade-adjusted-profit': {
		label: 'Profit of this business',
		rule: 'Receipts less expenses and capital allowances, with what does not count added back.',
		source: 'ITTOIA 2005 s.7; SA103F box 73',
	},
	'trade-transition-profit': {
		label: 'Transition profit of this business',
		rule: 'The part of the profit from the change of basis periods that counts this year.',
		source: 'FA 2022 Sch 1; SA103F box 73.3',
	},
	'trade-loss-used': {
		label: 'Losses of earlier years used',
		rule: 'Losses of the same business, as far as its profit goes.',
		source: 'ITA 2007 s.83; SA103F box 74',
	},
	'trade-taxable-profit': {
		label: 'Taxable profit of this business',
		rule: 'The profit less losses of earlier years.',
		source: 'ITTOIA 2005 s.5; SA103F box 76',
	},
	'trade-loss': {
		label: 'Loss of this business',
		rule: 'Expenses and capital allowances were more than receipts.',
		source: 'ITA 2007 s.61; SA103F box 77',
	},
	'trade-loss-sideways': {
		label: 'Loss set against other income',
		rule: 'What you chose to set against your other income of the year.',
		source: 'ITA 2007 s.64; SA103F box 78',
	},
	'trade-losses-used': {
		label: 'Business losses of earlier years',
		rule: 'What every business used, added up.',
		source: 'HMRC stage 1, box c1.14',
	},
	'trade-profits': {
		label: 'Profit from self-employment',
		rule: 'The taxable profit of every business, before losses of earlier years.',
		source: 'HMRC stage 1, box c1.16',
	},
	'partnership-adjusted-profit': {
		label: 'Your share of this partnership’s profit',
		rule: 'Your share with its adjustments, down to whole pounds.',
		source: 'ITTOIA 2005 s.850; SA104F box 16',
	},
	'partnership-transition-profit': {
		label: 'Your share of transition profit',
		rule: 'The part of the profit from the change of basis periods that counts this year.',
		source: 'FA 2022 Sch 1; SA104F box 16.3',
	},
	'partnership-loss-used': {
		label: 'Partnership losses of earlier years used',
		rule: 'Losses of the same business, as far as its profit goes.',
		source: 'ITA 2007 s.83; SA104F boxes 17 and 38',
	},
	'partnership-trading-profit': {
		label: 'Your taxable share of trading profit',
		rule: 'Your share less losses of earlier years.',
		source: 'SA104F box 20',
	},
	'partnership-loss-sideways': {
		label: 'Partnership loss set against other income',
		rule: 'What you chose to set against your other income of the year.',
		source: 'ITA 2007 s.64; SA104F boxes 22 and 39',
	},
	'partnership-taxable-profit': {
		label: 'Your taxable share of this partnership’s profit',
		rule: 'Trading and property profit after losses of earlier years.',
		source: 'SA104F box 76',
	},
	'partnership-losses-used': {
		label: 'Partnership losses of earlier years',
		rule: 'What every partnership used, added up.',
		source: 'HMRC stage 1, box c1.24',
	},
	'partnership-profits': {
		label: 'Profit from partnerships',
		rule: 'Your shares of every partnership, before losses of earlier years.',
		source: 'HMRC stage 1, box c1.26',
	},
	'property-receipts': {
		label: 'Rents and other income from property',
		rule: 'Your share of everything tenants paid, down to whole pounds.',
		source: 'ITTOIA 2005 s.266; SA105 boxes 20, 22 and 23',
	},
	'property-allowance': {
		label: 'Property allowance',
		rule: 'Up to £1,000 of rents is free of tax, in place of expenses.',
		source: 'ITTOIA 2005 Part 6A Chapter 2; HMRC PIM4400; SA105 box 20.1',
	},
	'property-expenses': {
		label: 'Property expenses',
		rule: 'Your share of what the lets cost, each box up to whole pounds.',
		source: 'ITTOIA 2005 s.272; SA105 boxes 24 to 29',
	},
	'property-capital-allowances': {
		label: 'Property allowances for equipment and furnishings',
		rule: 'Capital allowances and the cost of replacing domestic items, each box up to whole pounds.',
		source: 'CAA 2001; ITTOIA 2005 s.311A; SA105 boxes 32 to 36',
	},
	'rent-a-room': {
		label: 'Rent-a-room relief',
		rule: 'Rent from a lodger is free of tax up to the limit, which is halved where another person lets too.',
		source: 'ITTOIA 2005 Part 7 Chapter 1; SA105 box 37',
	},
	'property-adjusted-profit': {
		label: 'Property profit of the year',
		rule: 'Rents less expenses and allowances.',
		source: 'ITTOIA 2005 s.268; SA105 box 38',
	},
	'property-loss': {
		label: 'Property loss of the year',
		rule: 'Expenses were more than rents. The loss waits for later property profits.',
		source: 'ITA 2007 s.118; SA105 box 41',
	},
	'property-losses-used': {
		label: 'Property losses of earlier years used',
		rule: 'Losses of earlier years, as far as this year’s profit goes.',
		source: 'ITA 2007 s.118; HMRC stage 1, box c1.31 (SA105 box 39)',
	},
	'property-profit': {
		label: 'Profit from UK property',
		rule: 'The profit before losses of earlier years.',
		source: 'HMRC stage 1, box c1.33',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
