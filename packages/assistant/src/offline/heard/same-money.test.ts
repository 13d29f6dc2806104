/** What is told of one amount in several ways, or is no amount of the return, makes one right figure or none. */
import { describe, expect, it } from 'vitest';
import { people } from '../../../eval/harness/people.ts';
import { talkAbout } from '../../../eval/harness/return-in-memory.ts';

/** The amounts proposed after these messages, each approved: `section.field=value`. */
async function told(person: string | undefined, ...messages: readonly string[]): Promise<readonly string[]> {
	const talk = talkAbout(people[person ?? '']);
	let last: readonly string[] = [];
	for (const message of messages) {
		const { proposals } = await talk.say(message);
		last = proposals
			.flatMap(({ changes }) => changes)
			.flatMap((one) =>
				'value' in one && /^-?\d+\.\d\d$/.test(String(one.value))
					? [`${one.section}.${one.field}=${one.value}`]
					: [],
			);
		talk.approve();
	}
	return last;
}

describe('an amount told in several ways', () => {
	it.each<readonly [string, readonly string[]]>([
		['barber. phone was 480, only 300 of that is for work', ['selfEmployment.adminCosts=300.00']],
		[
			'pension pot: 16,000 out, 4,000 tax free, 12,000 taxable, tax 2,400',
			['pension.amount=12000.00', 'pension.taxDeducted=2400.00'],
		],
		['interest was 12 quid and 5p', ['bankInterest.amount=12.05']],
		['i got 1,354.60 child benefit for my son', ['childBenefit.received=1354.60']],
		["she's on 72k and i'm on 31k", ['employment.pay=31000.00']],
		['on 48k and got a 5k bonus', ['employment.pay=48000.00']],
		['mobile hairdresser, took 19,640 april to april', ['selfEmployment.turnover=19640.00']],
		['plasterer. £480 a week from the firm. worked 46 weeks of it', ['selfEmployment.turnover=22080.00']],
		[
			'stall at the market, 3,100 in and 1,900 out',
			['selfEmployment.turnover=3100.00', 'selfEmployment.totalExpenses=1900.00'],
		],
	])('“%s”', async (message, amounts) => {
		expect([...(await told(undefined, message))].toSorted()).toEqual([...amounts].toSorted());
	});

	it('takes a part out of a figure on the return', async () => {
		expect(await told('landlord', 'of the 1,800 repairs 600 was our own bathroom, take that out')).toEqual([
			'ukProperty.repairsAndMaintenance=1200.00',
		]);
	});

	it.each([
		'never filed, 34, freelance translator',
		'the season ticket loan from work was more than 10 grand',
		'20k into my stocks and shares isa',
		'do they not want what the car cost, 34k list',
	])('hears no amount in “%s”', async (message) => expect(await told('employee', message)).toEqual([]));
});
