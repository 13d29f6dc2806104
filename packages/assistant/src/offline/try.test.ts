/** What-if questions: what something becomes, and how much more it is. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const triedBy = async (person: string, said: string) => {
	const { calls } = await talkAbout(people[person]).say(said);
	const call = calls.find(({ tool }) => tool === 'whatIf');
	return call && `${String(call.arguments.kind)} ${String(call.arguments.amount)}`;
};

it.each([
	['sole-trader', 'if my costs were 6,050 instead, what would I owe?', 'costs 2000.00'],
	['sole-trader', 'what if my expenses were only 2,000', 'costs -2050.00'],
	['sole-trader', 'what if I spent another 2k on tools', 'costs 2000.00'],
	['sole-trader', 'imagine another 2,500 of materials, where’d that leave me', 'costs 2500.00'],
	['sole-trader', 'suppose supplies cost me 1,000 more, what would I pay', 'costs 1000.00'],
	[
		'sole-trader',
		'dreaming a bit: turnover of 60,000 instead of what it is, costs the same',
		'profit 21600.00',
	],
	['sole-trader', 'in dreamland I turn over 60,000. what would I pay', 'profit 21600.00'],
	['sole-trader', 'don’t save this: turnover 45,000', 'profit 6600.00'],
	['landlord', 'if the rent was 15,000 instead of 12,000?', 'rent 3000.00'],
	['landlord', 'what if my mortgage interest was 5,000', 'mortgage 2000.00'],
	['landlord', 'if my mortgage interest was £4,500 not 3,000 would the tax go down?', 'mortgage 1500.00'],
	['landlord', 'what if I spent 1,500 more on repairs', 'propertyCosts 1500.00'],
	['employee', 'would sticking three grand in my SIPP help', 'pension 3000.00'],
	['employee', 'how much tax would I pay on 95k', 'pay 15000.00'],
	['employee', 'if my pay was 110k and the tax taken off stayed the same, what would I owe', 'pay 30000.00'],
	['employee', 'if my pay was 90,000 with the tax unchanged, what would the bill be', 'pay 10000.00'],
	['employee', 'if the other account had paid £1,500 interest how much tax is that', 'interest 1500.00'],
])('for a %s takes “%s” as %s', async (person, said, expected) => {
	expect(await triedBy(person, said)).toBe(expected);
});

it('asks for an amount where a percentage was said of nothing that is known', async () => {
	const { calls, text } = await talkAbout(people.employee).say('imagine my takings went up 10%');
	expect([calls, text]).toEqual([[], expect.stringContaining('How much')]);
});
