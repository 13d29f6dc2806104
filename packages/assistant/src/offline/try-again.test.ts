/** What-ifs that carry on from the last one, that move several things, or that say no amount yet. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const lastOf = async (person: string, said: readonly string[]) => {
	const talk = talkAbout(people[person]);
	let text = '';
	for (const one of said) ({ text } = await talk.say(one));
	return text;
};

it.each([
	[
		'employee',
		['what if my pay was 100,000 and the same tax off', 'what if 110,000 straight'],
		'£14,000.00 to pay',
	],
	[
		'employee',
		['what if my pay was 100,000', 'one pound more and they take it back?? what if 102,000'],
		'£9,200.00 to pay',
	],
	['sole-trader', ['if my takings had been 45,000', 'or 50'], '£8,678.80 to pay'],
	['employee', ['how much would a 5,000 bonus cost me in tax', 'and half that'], '£1,000.00 more'],
	[
		'landlord',
		['suppose I had no mortgage at all', 'and if I’d paid twice the interest'],
		'£1,826.00 to pay',
	],
	['employee', ['what if I gave more to charity?', '£500'], '£125.00 less'],
	[
		'employee',
		['what if I’d done salary sacrifice, 5,000 into the pension so 75k pay', 'and 10,000?'],
		'£4,000.00 less',
	],
	['sole-trader', ['with 10,000 more in sales and 2,000 more in costs what would I owe'], '£7,742.80 to pay'],
	[
		'landlord',
		['if I’d got 3,000 overtime with 1,200 tax taken from it, would the bill move'],
		'stay the same: £2,426.00',
	],
	[
		'employee',
		['10k bonus maybe. if my pay was 90,000 and not 80,000 how much more income tax'],
		'£4,000.00 more',
	],
])('for a %s: %s', async (person, said, expected) => {
	expect(await lastOf(person, said)).toContain(expected);
});

it('takes what is real after a what-if as told', async () => {
	const talk = talkAbout(people['sole-trader']);
	await talk.say('if my takings had been 45,000');
	const { proposals } = await talk.say('no, put my real ones at 38,900');
	expect(proposals[0]?.changes).toMatchObject([{ field: 'turnover', value: '38900.00' }]);
});

it('proposes nothing of what is only imagined, and counts a profit as one', async () => {
	const said =
		'on PAYE 25,000 with £2,486 tax took. if i did a side gig making 3,000 profit after costs, how much extra tax? dont save anything';
	const { proposals, text } = await talkAbout(people.nobody).say(said);
	expect([proposals, text]).toEqual([[], expect.stringContaining('£600.00 more')]);
});
