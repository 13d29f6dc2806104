/** Messages that need the answer before: another amount of what was tried, why it differs, since when, what was declined. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const lastOf = async (person: string, said: readonly string[]) => {
	const talk = talkAbout(people[person]);
	let last = await talk.say('');
	for (const one of said) last = await talk.say(one);
	return last;
};

it.each([
	[
		'landlord',
		['rent is 950 a month for the flat, right. what if it was empty for 2 months'],
		'£2,500.00 less rent',
	],
	['landlord', ['what if it was empty for 2 months', 'and for 3?'], '£3,000.00 less rent'],
	[
		'sole-trader',
		['if i put 20 a week in a pension what would i save', 'and 50?'],
		'£2,600.00 more into your pension',
	],
	['landlord', ['what if i put the rent up by 50 a month', 'make it 75 then'], '£900.00 more rent'],
	['employee', ['suppose i got a 5k bonus on top', 'and if it was 25'], '£25,000.00 more pay'],
	[
		'landlord',
		['explain the mortgage interest relief', 'what if it was 5k interest'],
		'£2,000.00 more mortgage interest',
	],
	[
		'landlord',
		['what if i put the rent up by 900', 'and if i’d paid 500 more on repairs as well'],
		'£900.00 more rent; £500.00 more costs of letting',
	],
])('tries for a %s what %j comes to', async (person, said, tried) => {
	const { text, proposals } = await lastOf(person, said);
	expect(text).toContain(tried);
	expect(proposals).toEqual([]);
});

it.each([
	['so if my takings had been 29,500 instead', '£29,500.00'],
	['and somebody on 27 grand takings for 25-26 and the same every year after?', '£27,000.00'],
])('says after Making Tax Digital what other takings would do: “%s”', async (takings, said) => {
	const { text, proposals } = await lastOf('sole-trader', ['am i getting made to do mtd and when', takings]);
	expect(text).toContain(`turnover and rents of ${said} in 2025-26, that year doesn’t bring you`);
	expect(proposals).toEqual([]);
});

it('works out the tax on an amount after its rule', async () => {
	const { text } = await lastOf('employee', ['how much interest is tax free', 'so on 700 i’d pay what']);
	expect(text).toContain('£80.00 more');
});

it('says which figures a what-if changes, with the rule for the allowance', async () => {
	const { text } = await lastOf('employee', ['what if i got a 25k bonus', 'why isn’t that just 40%']);
	expect(text).toContain('Personal allowance £10,070.00 instead of £12,570.00');
	expect(text).toContain('£100,000 comes off it');
});

it.each([
	['how much can i get in dividends before tax', 'since 2024-25'],
	['how much is the personal savings allowance', 'from 2023-24 on'],
	['do i pay ni on rent', 'don’t know when that began'],
])('says since when after “%s”', async (asked, since) => {
	expect((await lastOf('nobody', [asked, 'since when?'])).text).toContain(since);
});

it('declines again what carries on from what was declined', async () => {
	const { text } = await lastOf('sole-trader', [
		'can i just leave off the cash jobs, no one will know',
		'ok what if i only forget a couple',
	]);
	expect(text).toContain('can’t help with leaving income out');
});

it('answers something of its own after what was declined', async () => {
	const { text } = await lastOf('nobody', [
		'do my company’s corporation tax return',
		'what is the personal allowance',
	]);
	expect(text).toContain('£12,570');
});

it('says of a sent return where its receipt is', async () => {
	expect((await lastOf('filed', ['did it go ok?'])).text).toContain('accepted');
});
