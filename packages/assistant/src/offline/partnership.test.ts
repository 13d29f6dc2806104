/** A partnership's return in conversation: its amounts are proposed, and nothing of a person's is. */
import { describe, expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const proposed = (answer: Awaited<ReturnType<ReturnType<typeof talkAbout>['say']>>) =>
	answer.proposals
		.flatMap(({ changes }) => changes)
		.map((change) => `${change.section}.${change.field} ${'value' in change ? change.value : ''}`);

describe('a partnership', () => {
	it('is told amounts of its trade, its property and its savings', async () => {
		const talk = talkAbout(people.partnership);
		expect(proposed(await talk.say('our takings were £88,700'))).toContain(
			'partnershipTrade.turnover 88700.00',
		);
		expect(talk.approve()).toBe(0);
		expect(proposed(await talk.say('van diesel and insurance 3,410'))).toContain(
			'partnershipTrade.motorExpenses 3410.00',
		);
		expect(proposed(await talk.say('the flat we let brought in 7,200 of rent'))).toContain(
			'partnershipProperty.rents 7200.00',
		);
		expect(proposed(await talk.say('the bank paid the firm 212 interest'))).toContain(
			'partnershipSavings.untaxedUkInterest 212.00',
		);
	});

	it('has no bill for a proposal to change', async () => {
		const { proposals } = await talkAbout(people.partnership).say('our turnover was 90,000');
		expect(proposals).toMatchObject([{ effect: null }]);
	});

	it('is not asked the questions of a person', async () => {
		const { text, proposals } = await talkAbout(people.partnership).say('walk me through the return');
		expect(text).toContain('partnership');
		expect(proposals).toEqual([]);
	});
});
