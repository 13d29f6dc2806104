/** When a bill is paid, where a tax code may collect it: on 20 November 2026, and once it is too late for that. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const { landlord = {}, 'sole-trader': trader = {} } = people;
const whenToPay = async (whose: Parameters<typeof talkAbout>[0]) =>
	(await talkAbout(whose).say('when do i have to pay it')).text;

it('says that a small bill beside pay may go through a tax code instead of being paid in January', async () => {
	const said = await whenToPay(landlord);
	expect(said).toContain('£3,639.00 by 31 January 2027');
	expect(said).toContain(
		'If you file by 30 December 2026, HMRC normally collects the £2,426.00 through a later tax code instead',
	);
});

it('says so of a return that was sent in time, whatever day it is', async () => {
	const said = await whenToPay({ ...landlord, ports: { isLocked: () => true, today: () => '2027-01-05' } });
	expect(said).toContain('If you filed by 30 December 2026, HMRC normally collects the £2,426.00');
});

it.each([
	['no pay that a code could take it from', trader],
	['the day gone by', { ...landlord, ports: { today: () => '2026-12-31' } }],
	[
		'a refusal',
		{
			...landlord,
			entries: [...(landlord.entries ?? []), { section: 'payments', answers: { taxOwedNotCodedOut: true } }],
		},
	],
])('says nothing of a tax code with %s', async (_, whose) => {
	const said = await whenToPay(whose);
	expect(said).toContain('31 January 2027');
	expect(said).not.toContain('tax code');
});
