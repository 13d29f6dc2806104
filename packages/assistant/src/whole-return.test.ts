/** A whole return by conversation: one question at a time, every change a proposal, to check answers. */
import { describe, expect, it } from 'vitest';
import { talkAbout, unfinished } from '../eval/harness/return-in-memory.ts';

/** Says everything, approving each proposal as it comes; gives the last answer. */
async function sayAll(talk: ReturnType<typeof talkAbout>, lines: readonly string[]) {
	let last = await talk.say('walk me through my return');
	for (const line of lines) {
		last = await talk.say(line);
		if (last.proposals.length > 0) expect(talk.approve()).toBe(0);
	}
	return last;
}

const business = [
	...['Acme Ltd', '123/AB456', '32,000', '£3,886.40', 'no', 'no', 'nope', 'no', 'no'],
	...['plumbing', 'Bob’s Plumbing', 'no', 'no', 'yes', '38.4k', 'no', 'no'],
	...['tools 2,150, van 1,900 and £25 a month for my phone', 'no', 'none', 'no', 'no', 'no', 'no', 'no'],
	...['Monzo', 'no', '120', 'no'],
	...['Nest', 'the provider adds it', '2,500', 'no'],
];

describe('a whole return by conversation', () => {
	it('takes down a job, a business, interest and a pension, and leads to check answers', async () => {
		const talk = talkAbout();
		const last = await sayAll(talk, [
			...['a job, self-employed and interest', 'I paid into a pension'],
			...business,
		]);
		expect(last.actions.map(({ place }) => place.page)).toContain('check');
		expect(unfinished(talk.entries(), talk.facts())).toEqual([]);
		expect(talk.facts()).toMatchObject({
			employments: [
				{ employer: 'Acme Ltd', payeReference: '123/AB456', pay: 3_200_000, taxDeducted: 388_640 },
			],
			trades: [
				{
					description: 'plumbing',
					turnover: 3_840_000,
					tradingAllowance: false,
					expenses: { otherExpenses: 215_000, carVanTravelExpenses: 190_000, adminCosts: 30_000 },
				},
			],
			savings: { untaxedUkInterest: 12_000 },
			reliefs: { pensionReliefAtSource: 250_000 },
		});
	});

	it('takes down a landlord with a lodger and Child Benefit, with answers left out and put in', async () => {
		const talk = talkAbout();
		await sayAll(talk, [
			...['rent', 'child benefit'],
			...['both', '2', 'no', '£400 a month', 'none', '12k', 'none', 'no', 'no'],
			...['repairs 300 and agent’s fees of 900', 'mortgage interest 3k', 'no', 'no', 'no'],
			...['mine', '£1,331.20', 'one', 'no'],
		]);
		expect(unfinished(talk.entries(), talk.facts())).toEqual([]);
		expect(talk.facts()).toMatchObject({
			ukProperty: {
				numberOfProperties: 2,
				rents: 1_200_000,
				rentARoom: { receipts: 480_000 },
				expenses: { repairsAndMaintenance: 30_000, professionalFees: 90_000 },
				financeCosts: 300_000,
			},
			childBenefit: { received: 133_120, children: 1 },
		});
	});

	it('changes nothing that was not approved', async () => {
		const talk = talkAbout();
		for (const line of ['walk me through my return', 'a job', 'none', 'I earned 30k at Acme', 'yes', 'no'])
			await talk.say(line);
		expect([talk.writes(), talk.entries()]).toEqual([0, []]);
	});

	it('answers a question in between, and goes on where it was', async () => {
		const talk = talkAbout();
		await talk.say('walk me through my return');
		expect((await talk.say('what do I owe?')).text).toContain('I don’t know yet what you owe');
		expect((await talk.say('a job')).text).toContain('Child Benefit');
	});

	it('takes an amount that comes before it is asked for, and goes on', async () => {
		const talk = talkAbout();
		await talk.say('walk me through my return');
		const answer = await talk.say('I worked for Greggs and they paid me £19,400');
		expect(answer.proposals.flatMap(({ changes }) => changes)).toContainEqual(
			expect.objectContaining({ section: 'employment', field: 'pay', value: '19400.00' }),
		);
		expect(answer.text).toContain('Did you work for yourself?');
	});

	it('takes “just the one” for no other, and says what is owed with what was not approved yet', async () => {
		const talk = talkAbout();
		for (const line of [
			'walk me through my return',
			'a job',
			'none',
			'Asda, I got 22,450 and paid 1,500 tax',
		])
			await talk.say(line);
		// £22,450 less £12,570 at 20%, less £1,500.
		expect((await talk.say('what do I owe?')).text).toContain('it would be £476.00');
		for (const line of ['120/AS99', 'no', 'no', 'no', 'no']) await talk.say(line);
		expect((await talk.say('just the one')).text).toContain('That is everything I need to ask');
	});
});
