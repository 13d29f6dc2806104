/** What goes on no return stays off it, and what is told in parts, by a percentage or as half comes to one amount. */
import { lastingFigures } from '@halfpenny/years';
import { expect, it } from 'vitest';
import { people } from '../../../eval/harness/people.ts';
import { talkAbout } from '../../../eval/harness/return-in-memory.ts';

const amountsAfter = async (person: string, message: string) => {
	const { proposals } = await talkAbout(people[person]).say(message);
	return proposals
		.flatMap(({ changes }) => changes)
		.flatMap((one) =>
			'value' in one && /\.\d\d$/.test(String(one.value)) ? [`${one.section}.${one.field} ${one.value}`] : [],
		);
};

it.each([
	['nobody', 'our rent is 950 a month and the council tax is 180'],
	['employee', 'nursery fees cost us 980 a month'],
	['employee', 'food shop is about 120 a week and gas and electric 210 a month'],
	['nobody', 'the bank gave me a £175 switching bonus'],
	['nobody', 'we have about 143,000 left on the mortgage on our home'],
	['employee', 'mum lent me 6,000 and my nan left me 12,000'],
	['nobody', "sold a load of the kids' clothes on Vinted, about 340"],
])('of %s, “%s” proposes no amount', async (person, message) => {
	expect(await amountsAfter(person, message)).toEqual([]);
});

it.each([
	['nobody', 'i rent out my old flat for eight fifty a month', 'ukProperty.rents 10200.00'],
	['nobody', 'I own three houses that bring 6,200, 5,800 and 7,100 in rent', 'ukProperty.rents 19100.00'],
	['nobody', 'Rent from the flat was 11,400. The agent takes 10%.', 'ukProperty.professionalFees 1140.00'],
	[
		'nobody',
		'joint savings account earned 640 interest but only half of that is mine',
		'bankInterest.amount 320.00',
	],
	[
		'nobody',
		'I have 1,900 of old losses on shares from 2021-22 I never used',
		'capitalGainsDetails.lossesBroughtForward 1900.00',
	],
	['nobody', 'my rent was 9,600', 'ukProperty.rents 9600.00'],
	['nobody', 'uni job paid 8,050, no tax. also did tutoring 2,900', 'employment.pay 8050.00'],
	['nobody', 'bar job paid 6,400. also did gardening, 1,900', 'selfEmployment.turnover 1900.00'],
	[
		'nobody',
		"rent 10,800. I won't split the costs into a million boxes, they were 2,870",
		'ukProperty.totalExpenses 2870.00',
	],
	['nobody', 'odd jobs for neighbours came to 2,300', 'selfEmployment.turnover 2300.00'],
	['nobody', 'I drive for Uber. 27,300 fares, uber took 6,825', 'selfEmployment.otherExpenses 6825.00'],
])('of %s, “%s” proposes %s', async (person, message, change) => {
	expect(await amountsAfter(person, message)).toContain(change);
});

it('takes a figure for right again, and another name for an employer’s', async () => {
	const plumber = talkAbout(people['sole-trader']);
	await plumber.say('change my turnover to 41k');
	const right = await plumber.say('no wait my 38,400 was right all along');
	expect(right.proposals.flatMap(({ changes }) => changes)).toMatchObject([
		{ section: 'selfEmployment', field: 'turnover', value: '38400.00' },
	]);
	const renamed = await talkAbout(people.employee).say('employer should say Brightwater plc, not Acme Ltd');
	expect(renamed.proposals.flatMap(({ changes }) => changes)).toMatchObject([
		{ section: 'employment', field: 'employer', value: 'Brightwater plc' },
	]);
});

it('adds what comes on top of a figure, and takes no hope for pay', async () => {
	const { proposals } = await talkAbout(people['sole-trader']).say(
		'forgot the van insurance!! £385, it isnt in the 4,050 costs, needs adding on top',
	);
	expect(proposals.flatMap(({ changes }) => changes)).toMatchObject([
		{ operation: 'add', field: 'totalExpenses', value: '385.00' },
	]);
	expect(await amountsAfter('employee', 'boss hinted at a 10k bonus')).toEqual([]);
});

it.each([
	['plastering 31,200 takings, and at weekends I DJ at weddings, that made 4,600', ['31200.00', '4600.00']],
	[
		'I run two businesses, a dog grooming one that took 14,200 and ironing which made 3,100',
		['14200.00', '3100.00'],
	],
])('takes two trades for two businesses: “%s”', async (message, values) => {
	const { proposals } = await talkAbout(people.nobody).say(message);
	const told = proposals
		.flatMap(({ changes }) => changes)
		.filter((one) => 'field' in one && one.field === 'turnover');
	expect(told.map((one) => 'value' in one && one.value)).toEqual(values);
	expect(new Set(told.map(({ entry }) => JSON.stringify(entry))).size).toBe(2);
});

it('asks for no children’s number where it was told: “our 2”', async () => {
	const told = await talkAbout(people.employee).say(
		'we get child benefit for our 2, it was 2,251.60 for the year. I earn more than my wife does',
	);
	expect(told.proposals.flatMap(({ changes }) => changes)).toContainEqual(
		expect.objectContaining({ field: 'received', value: '2251.60' }),
	);
});

it('says with HMRC’s own figure which belongings to tell of', async () => {
	const { text } = await talkAbout().say('sold the kids’ old toys on vinted for 300');
	expect(text).toContain(`more than £${lastingFigures.possessionsPounds.toLocaleString('en-GB')}`);
});

it('says that what is given for bringing others can be taxed', async () => {
	const { text, proposals } = await talkAbout().say('i got 50 referral bonus from monzo');
	expect([text, proposals]).toEqual([expect.stringContaining('bringing others can be'), []]);
});
