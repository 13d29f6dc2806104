/** Corrections of what is on the return, and taking back what was told. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const changesOf = (answer: Awaited<ReturnType<ReturnType<typeof talkAbout>['say']>>) =>
	answer.proposals
		.flatMap(({ changes }) => changes)
		.map((one) => `${one.operation} ${one.field}${'value' in one ? ` ${one.value}` : ''}`);

it.each([
	['landlord', 'repairs were 2,800, not 1,800', ['set repairsAndMaintenance 2800.00']],
	['landlord', 'repairs should say 1,080 i put 1,800 by mistake', ['set repairsAndMaintenance 1080.00']],
	[
		'sole-trader',
		'Costs are back to front, it should be £5,040 in total rather than £4,050!',
		['set totalExpenses 5040.00'],
	],
	['landlord', 'take out the mortgage interest', ['remove financeCosts']],
	['employee', 'change my employer to Beta Ltd', ['set employer Beta Ltd']],
	['sole-trader', 'remove my expenses', ['remove totalExpenses']],
	['employee', 'you have my tax as 19,432 but the P60 says 19,342.00', ['set taxDeducted 19342.00']],
	[
		'landlord',
		'overstated the mortgage: of that 3,000 only 2,400 was interest, the other 600 paid the loan down',
		['set financeCosts 2400.00'],
	],
	['sole-trader', 'increase turnover by 1,000', ['add turnover 1000.00']],
])('for a %s reads “%s”', async (person, said, expected) => {
	expect(changesOf(await talkAbout(people[person]).say(said))).toEqual(expected);
});

it('takes an added amount off again once it is approved, and nothing before', async () => {
	for (const said of ['scrap the van', 'no, that was last year', 'take that off again']) {
		const open = talkAbout(people['sole-trader']);
		await open.say('spent 2,100 on the van');
		expect(changesOf(await open.say(said))).toEqual([]);
		const approved = talkAbout(people['sole-trader']);
		await approved.say('spent 2,100 on the van');
		approved.approve();
		expect(changesOf(await approved.say(said))).toEqual(['set totalExpenses 4050.00']);
	}
});

it('renames the employer though another question was asked since', async () => {
	const talk = talkAbout();
	await talk.say('I earned 29,400 at Lidl and paid 3,366 in tax');
	talk.approve();
	expect(changesOf(await talk.say('actually the employer was Aldi'))).toEqual(['set employer Aldi']);
	expect(changesOf(await talk.say("it wasn't Lidl, it was Asda"))).toContain('set employer Asda');
});
