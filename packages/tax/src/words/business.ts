/** The words of businesses, partnerships and property. */
import type { RuleWords } from './words.ts';

export const businessWords = {
	'trade-receipts': {
		label: 'Turnover and other business income',
		rule: 'Everything the business took in, each box rounded down to whole pounds.',
		source: 'ITTOIA 2005 s.24; SA103F boxes 15 and 16',
	},
	'trading-allowance': {
		label: 'Trading allowance',
		rule: 'What you took from all your businesses and casual earnings is tax-free up to the trading allowance, instead of deducting expenses for any of them.',
		source: 'ITTOIA 2005 Part 6A; HMRC BIM86000; SA103F box 16.1',
	},
	'trade-expenses': {
		label: 'Business expenses',
		rule: 'What the business spent, each box rounded up to whole pounds.',
		source: 'ITTOIA 2005 s.34; SA103F box 31',
	},
	'trade-disallowable': {
		label: 'Expenses that don’t count',
		rule: 'Private use, depreciation and the cost of entertaining customers are added back, each box rounded down to whole pounds.',
		source: 'ITTOIA 2005 ss.33, 34 and 45; SA103F box 46',
	},
	'trade-capital-allowances': {
		label: 'Capital allowances',
		rule: 'What you can deduct for equipment, vehicles and buildings, each box rounded up to whole pounds.',
		source: 'CAA 2001; SA103F box 57',
	},
	'trade-balancing-charge': {
		label: 'Balancing charges of this business',
		rule: 'The amount by which sales came to more than what was left in the pool, rounded down to whole pounds.',
		source: 'CAA 2001 s.55(3); SA103F box 59',
	},
	'trade-adjusted-profit': {
		label: 'Profit of this business',
		rule: 'Receipts less expenses and capital allowances, plus expenses that don’t count.',
		source: 'ITTOIA 2005 s.7; SA103F box 73',
	},
	'trade-transition-profit': {
		label: 'Transition profit of this business',
		rule: 'The part of your profit from the change of basis period that is taxed this year.',
		source: 'FA 2022 Sch 1; SA103F box 73.3',
	},
	'trade-transition-loss-used': {
		label: 'Loss set against this transition profit',
		rule: 'The losses from earlier years that you chose to set against it, up to its amount.',
		source: 'FA 2022 Sch 1; SA103F box 73.4',
	},
	'trade-loss-used': {
		label: 'Losses from earlier years used',
		rule: 'Losses of the same business, up to its profit, except those set against transition profit.',
		source: 'ITA 2007 s.83; SA103F box 74',
	},
	'trade-taxable-profit': {
		label: 'Taxable profit of this business',
		rule: 'The profit less losses from earlier years.',
		source: 'ITTOIA 2005 s.5; SA103F box 76',
	},
	'trade-loss': {
		label: 'Loss of this business',
		rule: 'The amount by which expenses and capital allowances were more than receipts.',
		source: 'ITA 2007 s.61; SA103F box 77',
	},
	'trade-loss-sideways': {
		label: 'Loss set against other income',
		rule: 'What you chose to set against your other income of the year.',
		source: 'ITA 2007 s.64; SA103F box 78',
	},
	'trade-losses-used': {
		label: 'Business losses from earlier years',
		rule: 'The losses used by each business, added up.',
		source: 'HMRC stage 1, box c1.14',
	},
	'trade-profits': {
		label: 'Profit from self-employment',
		rule: 'The profit of every business, added up, before losses from earlier years.',
		source: 'HMRC stage 1, box c1.16',
	},
	'partnership-adjusted-profit': {
		label: 'Your share of this partnership’s profit',
		rule: 'Your share, after adjustments, rounded down to whole pounds.',
		source: 'ITTOIA 2005 s.850; SA104F box 16',
	},
	'partnership-transition-profit': {
		label: 'Your share of transition profit',
		rule: 'The part of your profit from the change of basis period that is taxed this year.',
		source: 'FA 2022 Sch 1; SA104F box 16.3',
	},
	'partnership-transition-loss-used': {
		label: 'Loss set against your share of transition profit',
		rule: 'The losses from earlier years that you chose to set against it, up to its amount.',
		source: 'FA 2022 Sch 1; SA104F box 16.4',
	},
	'partnership-loss-used': {
		label: 'Partnership losses from earlier years used',
		rule: 'Losses of the same business, up to its profit, except those set against transition profit.',
		source: 'ITA 2007 s.83; SA104F box 17',
	},
	'partnership-trading-profit': {
		label: 'Your taxable share of trading profit',
		rule: 'Your share less losses from earlier years.',
		source: 'SA104F box 20',
	},
	'partnership-loss-sideways': {
		label: 'Partnership loss set against other income',
		rule: 'What you chose to set against your other income of the year.',
		source: 'ITA 2007 s.64; SA104F box 22',
	},
	'partnership-property-loss-used': {
		label: 'Property losses of this partnership used from earlier years',
		rule: 'Losses of the same property business, up to its profit.',
		source: 'ITA 2007 s.118; SA104F box 38',
	},
	'partnership-property-loss-sideways': {
		label: 'Property loss of this partnership set against other income',
		rule: 'What you chose to set against your other income of the year.',
		source: 'ITA 2007 s.120; SA104F box 39',
	},
	'partnership-property-profit': {
		label: 'Your share of property profit',
		rule: 'Your share less property losses from earlier years.',
		source: 'SA104F box 41',
	},
	'partnership-taxable-profit': {
		label: 'Your taxable share of this partnership’s profit',
		rule: 'Trading and property profit after losses from earlier years.',
		source: 'SA104F box 76',
	},
	'partnership-losses-used': {
		label: 'Partnership losses from earlier years',
		rule: 'The losses used in each partnership, added up.',
		source: 'HMRC stage 1, box c1.24',
	},
	'partnership-profits': {
		label: 'Profit from partnerships',
		rule: 'Your share of every partnership’s profit, added up, before losses from earlier years.',
		source: 'HMRC stage 1, box c1.26',
	},
	'property-receipts': {
		label: 'Rents and other income from property',
		rule: 'Your share of everything your tenants paid, rounded down to whole pounds.',
		source: 'ITTOIA 2005 s.266; SA105 boxes 20, 22 and 23',
	},
	'property-allowance': {
		label: 'Property allowance',
		rule: 'What you receive is tax-free up to the property allowance, instead of deducting expenses. A balancing charge counts as receipts; what a lodger pays doesn’t.',
		source: 'ITTOIA 2005 Part 6A Chapter 2; HMRC PIM4400; SA105 box 20.1',
	},
	'property-expenses': {
		label: 'Property expenses',
		rule: 'Your share of the costs of letting, each box rounded up to whole pounds.',
		source: 'ITTOIA 2005 s.272; SA105 boxes 24 to 29',
	},
	'property-private-use': {
		label: 'Private part of property expenses',
		rule: 'The part of the costs that was not for letting is added back, rounded down to whole pounds.',
		source: 'ITTOIA 2005 ss.34 and 272; SA105 box 30',
	},
	'property-balancing-charge': {
		label: 'Balancing charges of the property business',
		rule: 'The amount by which sales came to more than what was left in the pool, rounded down to whole pounds.',
		source: 'CAA 2001 s.55(3); SA105 box 31',
	},
	'property-capital-allowances': {
		label: 'Property allowances for equipment and furnishings',
		rule: 'Capital allowances and the cost of replacing domestic items, each box rounded up to whole pounds.',
		source: 'CAA 2001; ITTOIA 2005 s.311A; SA105 boxes 32 to 36',
	},
	'rent-a-room': {
		label: 'Rent-a-room relief',
		rule: 'Rent from a lodger is tax-free up to the limit, which is halved if someone else lets in the same home. If the rent is more, you deduct the limit, or the costs of the lodger if they are higher.',
		source: 'ITTOIA 2005 Part 7 Chapter 1 (s.795); SA105 box 37',
	},
	'property-adjusted-profit': {
		label: 'Property profit of the year',
		rule: 'Rents less expenses and allowances.',
		source: 'ITTOIA 2005 s.268; SA105 box 38',
	},
	'property-loss': {
		label: 'Property loss of the year',
		rule: 'The amount by which expenses were more than rents. It is carried forward to set against later property profits.',
		source: 'ITA 2007 s.118; SA105 box 41',
	},
	'property-loss-limit': {
		label: 'Part of the loss that can be set against other income',
		rule: 'Capital allowances on equipment less balancing charges. Nothing on the cash basis.',
		source: 'ITA 2007 ss.122, 123 and 127BA; HMRC PIM4222',
	},
	'property-loss-sideways': {
		label: 'Property loss set against other income',
		rule: 'What you chose to set against your other income of the year.',
		source: 'ITA 2007 s.120; SA105 box 42',
	},
	'property-losses-used': {
		label: 'Property losses from earlier years used',
		rule: 'Losses from earlier years, up to this year’s profit.',
		source: 'ITA 2007 s.118; HMRC stage 1, box c1.31 (SA105 box 39)',
	},
	'property-profit': {
		label: 'Profit from UK property',
		rule: 'The profit before deducting losses from earlier years.',
		source: 'HMRC stage 1, box c1.33',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
