/** What-if questions about the allowance, a gain, and costs of nothing. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

it.each([
	['sole-trader', 'and if I used the trading allowance instead of my costs?', '£6,455.80'],
	['sole-trader', 'and say costs were nil?', '£6,715.80'],
	['landlord', 'had I charged 14,400 rent instead, where would I be', '£3,386.00'],
	['landlord', 'with a capital gain of 8,000 on listed shares as well, what would I pay in all', '£3,626.00'],
	['landlord', 'what would it be if I hadn’t had the flat at all', '£0.00'],
	['sole-trader', 'suppose costs had doubled', '£4,609.80'],
	['employee', 'would giving 400 to Oxfam get me anything back', '£100.00'],
])('%s: %s', async (whose, said, bill) => {
	const talk = talkAbout(people[whose]);
	const { text, proposals } = await talk.say(said);
	expect(text).toContain(bill);
	expect(proposals).toEqual([]);
	expect(talk.writes()).toBe(0);
});
