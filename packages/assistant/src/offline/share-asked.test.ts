/** Which figure ends the way that a message asks about. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

it.each([
	['sole-trader', 'talk me through 38,400 to what I owe', 'What you owe for the year: £5,662.80'],
	['sole-trader', 'profit?', '£34,350.00'],
	['landlord', 'twelve thousand rent, but you tax how much of it', 'Profit from UK property: £10,200.00'],
	['landlord', 'which bit of my wages is taxed at 40', '40% of £4,930.00'],
	['landlord', 'what rate was my last pound taxed at', '40% of £4,930.00'],
	[
		'landlord',
		'is the first twelve and a half grand of my wages not free then',
		'Personal allowance: £12,570.00',
	],
	['landlord', 'whats left after the allowance', 'Taxable income: £42,630.00'],
	['landlord', 'why is the january bill bigger than the tax', 'on account of next year’s tax: £1,213.00'],
	['sole-trader', 'split that into tax and NI for me', 'Income tax due £4,356.00'],
	['employee', 'why do i owe nothing on 80k', '£19,432.00 (Tax already taken off)'],
])('%s: %s', async (whose, said, figure) => {
	expect((await talkAbout(people[whose]).say(said)).text).toContain(figure);
});

it('takes no paper for the bill', async () => {
	const { text } = await talkAbout(people.documents).say(
		'who is the invoice from, and whats the total on it',
	);
	expect(text).not.toContain('What you owe');
});
