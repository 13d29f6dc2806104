/** What is tried by a percentage of what there is now. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

it.each([
	['sole-trader', 'if my takings were 10% higher what would I owe', '£3,840.00 more turnover'],
	['sole-trader', 'what if my takings went up by ten percent', '£3,840.00 more turnover'],
	['sole-trader', 'suppose costs fell 25%', '£1,012.50 less business costs'],
	['employee', 'if I get a 2.5% pay rise what would it cost me', '£2,000.00 more pay'],
])('%s: %s', async (whose, said, tried) => {
	expect((await talkAbout(people[whose]).say(said)).text).toContain(tried);
});
