/** What is told of the year stays told: its words do not make it a refusal, and a union is no employer. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const changesAfter = async (person: string, message: string) => {
	const { proposals } = await talkAbout(people[person]).say(message);
	return proposals
		.flatMap(({ changes }) => changes)
		.flatMap((one) => ('value' in one ? [`${one.section}.${one.field} ${one.value}`] : []));
};

it.each([
	[
		'nobody',
		'Market stall, Bury. I took 37,255 over the counter, rent of the pitch 2,080',
		'selfEmployment.turnover 37255.00',
	],
	[
		'landlord',
		'replaced a knackered cooker 389, plumber for the leak 145',
		'ukProperty.costOfReplacingDomesticGoods 389.00',
	],
	['employee', 'subs: Prospect 216, the IET 189', 'employment.professionalSubscriptions 405.00'],
])('of %s, “%s” proposes %s', async (person, message, change) => {
	expect(await changesAfter(person, message)).toContain(change);
});
