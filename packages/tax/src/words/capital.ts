/** The words of capital allowances. */
import type { RuleWords } from './words.ts';

export const capitalWords = {
	'annual-investment-allowance': {
		label: 'Annual investment allowance',
		rule: 'The whole cost of equipment and vans in the year you buy them, up to £1 million a year, less private use. Cars don’t qualify.',
		source: 'CAA 2001 ss.38A and 51A; HMRC CA23080, CA27005; SA103F box 49, SA105 box 32',
	},
	'zero-emission-car-allowance': {
		label: 'Allowance for a zero-emission car',
		rule: 'The whole cost of a new electric car in the year you buy it, less private use.',
		source: 'CAA 2001 s.45D; SA103F box 52.1, SA105 box 34.1',
	},
	'zero-emission-goods-vehicle-allowance': {
		label: 'Allowance for a zero-emission goods vehicle',
		rule: 'The whole cost of a new electric van or lorry bought up to 5 April 2025, less private use.',
		source: 'CAA 2001 s.45DA; SA103F box 52',
	},
	'electric-charge-point-allowance': {
		label: 'Allowance for an electric charge point',
		rule: 'The whole cost of a new charge point in the year you buy it, less private use.',
		source: 'CAA 2001 s.45EA; SA103F box 54, SA105 box 33.1',
	},
	'first-year-allowance': {
		label: 'First-year allowance of 40%',
		rule: '40% of the cost of new items bought from 1 January 2026 that the annual investment allowance doesn’t cover. The rest goes into the pool next year.',
		source: 'CAA 2001 s.45U (Finance Act 2026 s.29); SA103F box 55',
	},
	'pool-balance': {
		label: 'Value of this pool before its allowance',
		rule: 'What was left last year, plus what you bought, less what you sold items for. An item sold for more than it cost counts at its cost.',
		source: 'CAA 2001 ss.53 to 62; HMRC CA23210',
	},
	'writing-down-allowance': {
		label: 'Writing-down allowance at the main rate',
		rule: 'The year’s percentage of the pool, in proportion for part of a year, rounded up to whole pounds, less private use.',
		source: 'CAA 2001 s.56; HMRC CA11110; SA103F box 50',
	},
	'special-rate-writing-down-allowance': {
		label: 'Writing-down allowance at the special rate',
		rule: 'The lower percentage, for features of buildings and for cars with higher emissions, rounded up to whole pounds, less private use.',
		source: 'CAA 2001 s.104D; SA103F box 51',
	},
	'small-pool-allowance': {
		label: 'Small pool written off',
		rule: 'You can deduct a main or special rate pool of £1,000 or less in one year. The limit is lower for part of a year.',
		source: 'CAA 2001 s.56A; SA103F boxes 50 and 51',
	},
	'balancing-allowance': {
		label: 'Balancing allowance',
		rule: 'What is left in a pool when its only item is sold or the business ends, less private use.',
		source: 'CAA 2001 ss.56(7), 65 and 207; HMRC CA23270; SA103F box 56',
	},
	'balancing-charge': {
		label: 'Balancing charge',
		rule: 'If you sell items for more than was left in their pool, the difference is taxed, less private use.',
		source: 'CAA 2001 ss.56(6) and 207; HMRC CA23210; SA103F box 59, SA105 box 31',
	},
	'pool-carried-forward': {
		label: 'Left in this pool for next year',
		rule: 'The pool less the whole allowance, including the part for private use.',
		source: 'CAA 2001 ss.58, 59 and 206; HMRC CA27005',
	},
	'structures-and-buildings-allowance': {
		label: 'Structures and buildings allowance',
		rule: '3% of the cost for each year of use (10% in a freeport or investment zone), counted in days, for the part used in the business.',
		source: 'CAA 2001 ss.270AA and 270BNA; SA103F boxes 53 and 53.1, SA105 boxes 33 and 33.2',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
