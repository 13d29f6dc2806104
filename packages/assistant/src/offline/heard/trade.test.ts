/** What people do for a living, as they say it. */
import { describe, expect, it } from 'vitest';
import { tradeIn } from './trade.ts';

describe('tradeIn', () => {
	it.each([
		["i'm a window cleaner and took 400", 'window cleaner'],
		['i am cleaner self employed', 'cleaner'],
		["i'm a mobile dog groomer, made 23k", 'dog groomer'],
		['freelance copywriter here. billed 44k', 'copywriter'],
		['i do gardening for a few people', 'gardening'],
		['childminding. income 18k', 'childminding'],
		['deliveroo paid me 13840', 'courier'],
	])('reads “%s”', (text, trade) => expect(tradeIn(text, true)).toBe(trade));

	it.each(["i'm a higher earner", 'i am over the limit', "i'm an hgv driver on paye"])(
		'takes “%s” for no business',
		(text) => expect(tradeIn(text, false)).toBeUndefined(),
	);
});
