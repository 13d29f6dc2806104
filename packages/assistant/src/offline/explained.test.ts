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
])('%s: %s', async (whose, said, figure) => {
	expect((await talkAbout(people[whose]).say(said)).text).toContain(figure);
});
