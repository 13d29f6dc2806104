/** Which figure is explained where a message names a rate, both kinds of tax, or nothing but the whole. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

it.each([
	['landlord', 'why am I paying forty percent on some of it, I’m only on 45k', '£4,930.00'],
	['sole-trader', 'which part of my profit is the 6% charged on', '6%'],
	['sole-trader', 'what’s the tax bit and what’s the NI bit', '£4,356.00'],
	['sole-trader', 'explain my income tax please, not the NI, just the income tax', '£4,356.00'],
	['sole-trader', 'so overall', '£5,662.80'],
	['sole-trader', 'so whats the 21780', '£34,350.00'],
	['sole-trader', 'ok so where’s 34,350 from', '£34,350.00'],
])('%s: %s', async (whose, said, figure) => {
	expect((await talkAbout(people[whose]).say(said)).text).toContain(figure);
});

it('explains the allowance beside the income that it is for', async () => {
	const talk = talkAbout(people.employee);
	await talk.say('Marcus paid £1,400 interest');
	talk.approve();
	const { text } = await talk.say(
		'explain why there’s tax on that interest, i thought the first grand was free',
	);
	expect(text).toContain('£500.00');
});
