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
	['landlord', 'what is the basic rate part', '£7,540.00'],
	['landlord', 'what did you do with my eighteen hundred repairs', '£10,200.00'],
	['sole-trader', '6% of what', 'Class 4 at the main rate £1,306.80'],
	['employee', 'what’s 7,540', 'Tax at the basic rate: £7,540.00'],
	['employee', 'what does taxable income mean', 'Taxable income: £67,430.00'],
	['sole-trader', 'which part of my profit isn’t taxed', 'Personal allowance: £12,570.00'],
	['employee', 'how much of my wage was tax free', 'Personal allowance: £12,570.00'],
	['employee', 'how much of it is in the 40 band', 'Tax at the higher rate: £11,892.00'],
	['landlord', 'how much tax did you count as already taken off', 'Tax already taken off: £6,486.00'],
	['employee', 'how much tax did acme take', 'Tax already taken off: £19,432.00'],
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

it('says in the bill what comes back for paying at the higher rate', async () => {
	const talk = talkAbout(people.employee);
	await talk.say('I gave Shelter £480 with gift aid');
	talk.approve();
	const { text } = await talk.say('how much do i get back for being higher rate');
	expect(text).toContain('£120.00');
});

it('explains a bill of dividends with what of them is free', async () => {
	const talk = talkAbout(people.employee);
	await talk.say('dividends 1,900 from UK companies');
	talk.approve();
	const { text } = await talk.say('explain the 472.50, isnt the first bit tax free');
	expect(text).toContain('£500.00');
});

it('tries a sum beside the name of a band', async () => {
	const { calls } = await talkAbout(people['sole-trader']).say('would earning 55k push me into the 40 band');
	expect(calls.map(({ tool }) => tool)).toEqual(['whatIf']);
});

it.each([
	[['whats the cgt allowance', 'and the rate?'], '24%'],
	[['whats making tax digital', 'am i in it'], 'come to £0.00'],
	[
		[
			'payments on account, is there a minimum',
			'nearly all my tax goes through wages, does that get me out of it',
		],
		'80%',
	],
	[
		[
			'started gardening for people in June, never registered. when should i have told them by',
			'oh god. what do I do now',
		],
		'Register',
	],
	[['whens the very last day to do this online', 'and to pay?'], 'the tax by 31 January 2027'],
])('answers what carries on from the question before: %s', async (said, figure) => {
	const talk = talkAbout(people.nobody);
	const answers: string[] = [];
	for (const one of said) answers.push((await talk.say(one)).text);
	expect(answers.at(-1)).toContain(figure);
});
