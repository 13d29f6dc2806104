/** Accounts of what was sold in whole conversations: begun in one message, finished in the next. */
import { expect, it } from 'vitest';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

async function answersAfter(...said: readonly string[]) {
	const talk = talkAbout();
	for (const one of said) {
		await talk.say(one);
		talk.approve();
	}
	return talk.entries();
}

it('adds the amounts of the next message to the sale that was begun', async () => {
	const entries = await answersAfter(
		'I’ve disposed of my aunt’s brooch. Auction was 9 October 2025',
		'hammered for 3,400, fees 340, probate value 2,000',
	);
	expect(entries).toEqual([
		expect.objectContaining({
			section: 'disposal',
			answers: expect.objectContaining({
				kind: 'other',
				date: '2025-10-09',
				proceeds: '3400.00',
				costs: '2340.00',
			}),
		}),
	]);
});

it('begins another for another kind of thing', async () => {
	const entries = await answersAfter(
		'sold the let flat in Ayr, contract 4 June 2025, for 90k, cost 80k',
		'the other was cardano, 12 feb 2026, sold 1,460 bought 2,020',
	);
	expect(entries.map(({ answers }) => answers.kind)).toEqual(['residentialProperty', 'cryptoAssets']);
});

it('notes nothing that was sold in another year', async () => {
	expect(await answersAfter('sold a painting on 3 March 2025 for 9,000, it cost 4,000')).toEqual([]);
});

it('notes losses of earlier years and tax paid already beside the sale', async () => {
	const entries = await answersAfter(
		'sold the let flat in Ayr, gain was 20,000, exchanged 1 oct 2025, tax paid 3,000',
	);
	expect(entries.find(({ section }) => section === 'capitalGainsDetails')?.answers).toMatchObject({
		taxPaidOn60DayReturns: '3000.00',
	});
});
