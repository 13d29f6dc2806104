/** Sums of the bill as people hear them, each of a made-up person's return on 20 November 2026. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const lastOf = async (person: string, said: readonly string[]) => {
	const talk = talkAbout(people[person]);
	let text = '';
	for (const one of said) ({ text } = await talk.say(one));
	return text;
};
const JANUARY = ['what do i owe', 'so what comes out my bank altogether on the 31st'];

it('takes both payments of January together', async () => {
	const said = await lastOf('sole-trader', JANUARY);
	expect(said).toContain('£8,494.20 altogether: £5,662.80 for 2025-26 and £2,831.40');
	expect(said).not.toContain('tax code');
});

it('says that a small bill beside pay may go through a tax code instead', async () => {
	const said = await lastOf('landlord', JANUARY);
	expect(said).toContain('£3,639.00 altogether: £2,426.00 for 2025-26 and £1,213.00');
	expect(said).toContain('If you file by 30 December 2026, HMRC normally collects the £2,426.00');
});

it('takes Income Tax and National Insurance off the income', async () => {
	const said = await lastOf('sole-trader', ['what do i owe', 'so what’s left after tax']);
	expect(said).toContain('is £34,350.00');
	expect(said).toContain('are £5,662.80. That leaves £28,687.20');
});
