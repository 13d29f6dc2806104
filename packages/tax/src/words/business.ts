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
		rule: 'Receipts from all your businesses and casual earnings up to the trading allowance are free of tax, in place of every expense of all of them.',
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
	'trade-balancing-charge': {
		label: 'Balancing charges of this business',
		rule: 'What things were sold for above what was left of their pool, down to whole pounds.',
		source: 'CAA 2001 s.55(3); SA103F box 59',
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
	'trade-transition-loss-used': {
		label: 'Loss set against this transition profit',
		rule: 'What you chose to set against it of your losses of earlier years, as far as it goes.',
		source: 'FA 2022 Sch 1; SA103F box 73.4',
	},
	'trade-loss-used': {
		label: 'Losses of earlier years used',
		rule: 'Losses of the same business, but for those set against transition profit, as far as its profit goes.',
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
	'partnership-transition-loss-used': {
		label: 'Loss set against your share of transition profit',
		rule: 'What you chose to set against it of your losses of earlier years, as far as it goes.',
		source: 'FA 2022 Sch 1; SA104F box 16.4',
	},
	'partnership-loss-used': {
		label: 'Partnership losses of earlier years used',
		rule: 'Losses of the same business, but for those set against transition profit, as far as its profit goes.',
		source: 'ITA 2007 s.83; SA104F box 17',
	},
	'partnership-trading-profit': {
		label: 'Your taxable share of trading profit',
		rule: 'Your share less losses of earlier years.',
		source: 'SA104F box 20',
	},
	'partnership-loss-sideways': {
		label: 'Partnership loss set against other income',
		rule: 'What you chose to set against your other income of the year.',
		source: 'ITA 2007 s.64; SA104F box 22',
	},
	'partnership-property-loss-used': {
		label: 'Property losses of this partnership of earlier years used',
		rule: 'Losses of the same property business, as far as its profit goes.',
		source: 'ITA 2007 s.118; SA104F box 38',
	},
	'partnership-property-loss-sideways': {
		label: 'Property loss of this partnership set against other income',
		rule: 'What you chose to set against your other income of the year.',
		source: 'ITA 2007 s.120; SA104F box 39',
	},
	'partnership-property-profit': {
		label: 'Your share of property profit',
		rule: 'Your share less property losses of earlier years.',
		source: 'SA104F box 41',
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
		rule: 'Receipts up to the property allowance are free of tax, in place of expenses. What a lodger pays does not count, a balancing charge does.',
		source: 'ITTOIA 2005 Part 6A Chapter 2; HMRC PIM4400; SA105 box 20.1',
	},
	'property-expenses': {
		label: 'Property expenses',
		rule: 'Your share of what the lets cost, each box up to whole pounds.',
		source: 'ITTOIA 2005 s.272; SA105 boxes 24 to 29',
	},
	'property-private-use': {
		label: 'Private part of property expenses',
		rule: 'What of the costs was not for the lets is added back, down to whole pounds.',
		source: 'ITTOIA 2005 ss.34 and 272; SA105 box 30',
	},
	'property-balancing-charge': {
		label: 'Balancing charges of the property business',
		rule: 'What things were sold for above what was left of their pool, down to whole pounds.',
		source: 'CAA 2001 s.55(3); SA105 box 31',
	},
	'property-capital-allowances': {
		label: 'Property allowances for equipment and furnishings',
		rule: 'Capital allowances and the cost of replacing domestic items, each box up to whole pounds.',
		source: 'CAA 2001; ITTOIA 2005 s.311A; SA105 boxes 32 to 36',
	},
	'rent-a-room': {
		label: 'Rent-a-room relief',
		rule: 'Rent from a lodger is free of tax up to the limit, which is halved where another person lets too. Above it the limit is free, or the lodger’s costs come off where they are more.',
		source: 'ITTOIA 2005 Part 7 Chapter 1 (s.795); SA105 box 37',
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
	'property-loss-limit': {
		label: 'Part of the loss that may be set against other income',
		rule: 'Capital allowances on things above balancing charges; none on the cash basis.',
		source: 'ITA 2007 ss.122, 123 and 127BA; HMRC PIM4222',
	},
	'property-loss-sideways': {
		label: 'Property loss set against other income',
		rule: 'What you chose to set against your other income of the year.',
		source: 'ITA 2007 s.120; SA105 box 42',
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
