/** What is known is proposed in the answer that asks for what is missing. */
import { expect, it } from 'vitest';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const proposed = (answer: Awaited<ReturnType<ReturnType<typeof talkAbout>['say']>>) =>
	answer.proposals
		.flatMap(({ changes }) => changes)
		.map((change) => ('value' in change ? `${change.field} ${change.value}` : change.operation));

it.each([
	['wages were 31,200 and tax 3,726', 'pay 31200.00', 'Employer’s name'],
	['self employed, took 22k', 'turnover 22000.00', 'What does the business do'],
	['paid £3,000 into a pension', 'amount 3000.00', 'How does tax relief work'],
])('proposes “%s” and asks the missing question', async (said, change, question) => {
	const talk = talkAbout();
	const answer = await talk.say(said);
	expect(proposed(answer)).toContain(change);
	expect(answer.text).toContain(question);
	expect(talk.approve()).toBe(0);
});

it('names the job that was approved without a name', async () => {
	const talk = talkAbout();
	await talk.say('wages were 31,200 and tax 3,726');
	talk.approve();
	await talk.say('Greggs');
	talk.approve();
	expect(talk.facts().employments).toMatchObject([{ employer: 'Greggs', pay: 3_120_000 }]);
});

it('says that what was paid into a pension counts in full', async () => {
	const paid = await talkAbout().say('paid £3,000 into my SIPP');
	expect(paid.text).toContain('full amount');
	const net = await talkAbout().say('paid £3,000 net into my SIPP');
	expect(proposed(net)).not.toContain('amount 3000.00');
});
