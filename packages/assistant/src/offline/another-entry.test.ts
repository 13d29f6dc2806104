/** A second job or trade told while something about the first is asked: it is added, and the first stays as it was. */
import { expect, it } from 'vitest';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

it.each([
	['Lidl paid me 16,000 and took 686 tax', 'then cleaning for Mitie, 8,000, tax 1,500'],
	['worked at DPD till october, p45 16,200 pay 1,540 tax', 'then Evri, pay 13,480.50 and tax 1,620.00'],
])('keeps “%s” beside “%s”', async (first, second) => {
	const talk = talkAbout();
	await talk.say(first);
	talk.approve();
	const [before] = talk.entries();
	await talk.say(second);
	talk.approve();
	expect(talk.entries()).toHaveLength(2);
	expect(talk.entries()).toContainEqual(before);
});

it('still takes other pay of the same job for a correction', async () => {
	const talk = talkAbout();
	await talk.say('P60 from Tesco, 23,500 and tax 2,186');
	talk.approve();
	await talk.say('the pay was 23,900');
	talk.approve();
	expect(talk.entries()).toMatchObject([{ answers: { employer: 'Tesco', pay: '23900.00' } }]);
});
