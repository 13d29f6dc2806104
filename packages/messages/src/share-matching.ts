/** How sales of shares and tokens were matched with what was bought. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about matched sales. */
export const sayMatching = defineMessages({
	title: 'How your sales were matched',
	rule: ({ days }: { days: number }) =>
		`All your sales on one day count as one sale. HMRC matches it first with what you bought that day, then with what you bought in the next ${days} days, then with everything else you hold, at its average cost (the section 104 pool).`,
	sale: ({ name, date }: { name: string; date: string }) => `${name}, sold on ${date}`,
	with: 'Matched with',
	number: 'Number',
	cost: 'Cost',
	sameDay: ({ date }: { date: string }) => `Bought the same day, ${date}`,
	within: ({ days, date }: { days: number; date: string }) => `Bought within ${days} days, on ${date}`,
	pool: ({ quantity, cost }: { quantity: string; cost: string }) =>
		`Pool: ${quantity} held, which cost ${cost}`,
	unmatched: 'Nothing you’ve told us about, so no cost',
	proceeds: 'Sold for',
	fees: 'Selling fees',
	gain: 'Gain',
	loss: 'Loss',
	none: 'No sales in this tax year yet.',
});
