/** Figures that are no figures of the return are not proposed, and what was changed can be put back. */
import { expect, it } from 'vitest';
import { people } from '../../eval/harness/people.ts';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

/** The changes of the last answer; before every other message, what the one before it proposed is approved or declined. */
async function changesAfter(
	person: string,
	says: readonly string[],
	then: 'approve' | 'decline' = 'approve',
): Promise<readonly string[]> {
	const talk = talkAbout(people[person]);
	for (const one of says.slice(0, -1)) {
		await talk.say(one);
		talk[then]();
	}
	const { proposals } = await talk.say(says.at(-1) ?? '');
	return proposals
		.flatMap(({ changes }) => changes)
		.flatMap((one) => ('value' in one ? [`${one.operation} ${one.section}.${one.field} ${one.value}`] : []));
}

it.each([
	['sole-trader', 'I take 200 out of the business each month'],
	['sole-trader', 'I pay myself 1,500 a month'],
	['sole-trader', 'my drawings were 14,000 for the year'],
	['sole-trader', 'took 300 off the customers'],
	['sole-trader', 'gave a customer 300 off'],
	['sole-trader', 'last year i was 35,200'],
])('of %s, “%s” proposes nothing', async (person, message) => {
	expect(await changesAfter(person, [message])).toEqual([]);
});

it('says that drawings are no cost', async () => {
	const { text } = await talkAbout(people['sole-trader']).say('I take 200 out of the business each month');
	expect(text).toContain('neither a cost nor pay');
});

it('takes a director’s salary and a job’s pay for no drawings', async () => {
	expect(await changesAfter('nobody', ['director of my own company, I pay myself 12,570 salary'])).toContain(
		'set employment.pay 12570.00',
	);
});

it.each([
	['turnover 31,000 this year, 28,500 last year', 'set selfEmployment.turnover 31000.00', '28500.00'],
	["I'm a plumber. last year 28,500, this year 31,000", 'set selfEmployment.turnover 31000.00', '28500.00'],
	['turnover 31,000, up from 28,500', 'set selfEmployment.turnover 31000.00', '28500.00'],
])('leaves last year’s figure out of “%s”', async (message, change, old) => {
	const changes = await changesAfter('nobody', [message]);
	expect(changes).toContain(change);
	expect(changes.join()).not.toContain(old);
});

it.each([
	['and 80 a month to the agent'],
	['80 a month goes to the agent'],
	['80 a month to the lettings agency'],
])('takes what an agent gets for a cost of the let: “%s”', async (message) => {
	const changes = await changesAfter('nobody', ['rent from the flat is 850 a month', message]);
	expect(changes).toContain('set ukProperty.professionalFees 960.00');
	expect(changes.join()).not.toContain('rents');
});

it.each([['say 25'], ['suppose it was 9k'], ["let's say 45,000"]])(
	'proposes nothing for what is supposed: “%s”',
	async (message) => {
		expect(await changesAfter('sole-trader', ['turnover was 40,000', message])).toEqual([]);
	},
);

it.each([
	[
		'sole-trader',
		'change my turnover to 41,000',
		'put it back to what it was',
		'set selfEmployment.turnover 38400.00',
	],
	[
		'sole-trader',
		'change my turnover to 41,000',
		'no change it back',
		'set selfEmployment.turnover 38400.00',
	],
	[
		'sole-trader',
		'add 200 to my costs',
		'revert to the old figure',
		'set selfEmployment.totalExpenses 4050.00',
	],
	[
		'landlord',
		'repairs were 2,800 not 1,800',
		'undo that, put it back',
		'set ukProperty.repairsAndMaintenance 1800.00',
	],
])('of %s, puts back after “%s”: “%s”', async (person, first, then, change) => {
	expect(await changesAfter(person, [first, then])).toEqual([change]);
});

it.each([
	['sole-trader', 'another 500 on tools', 'it was 450', ['add selfEmployment.totalExpenses 450.00']],
	['landlord', 'repairs were 2,800', '2,080', ['add ukProperty.repairsAndMaintenance 2080.00']],
	['landlord', 'also got 300 interest from Barclays', 'it was 320', ['set bankInterest.amount 320.00']],
	[
		'nobody',
		'worked at Asda, 14,300, tax 346',
		'the tax was 364',
		['set employment.employer Asda', 'set employment.pay 14300.00', 'set employment.taxDeducted 364.00'],
	],
])('of %s, mends what was declined after “%s”: “%s”', async (person, first, then, changes) => {
	expect(await changesAfter(person, [first, then], 'decline')).toEqual(expect.arrayContaining(changes));
});

it.each([
	['add 200 to my costs', 'add selfEmployment.totalExpenses 200.00'],
	['put 150 more on the expenses please', 'add selfEmployment.totalExpenses 150.00'],
	[
		'none of that 4,050 has any motoring in it. i use my own car for jobs, 11,400 business miles, want the flat rate',
		'add selfEmployment.totalExpenses 4850.00',
	],
])('adds to what there is, and to nothing that is only repeated: “%s”', async (message, change) => {
	expect(await changesAfter('sole-trader', [message])).toEqual([change]);
});

it('replaces no turnover with a small amount that nobody calls so', async () => {
	const changes = await changesAfter('sole-trader', ['got 380 from somewhere']);
	expect(changes.join()).not.toContain('set selfEmployment.turnover');
});

it('mends the tax of the only pension, and of the job that is named', async () => {
	expect(
		await changesAfter('nobody', [
			'teachers pension paid me 19,840 and took 3,575.60 tax',
			'got my glasses on now, the tax on the p60 is 3,755.60. also 1,340 interest from skipton',
		]),
	).toContain('set pension.taxDeducted 3755.60');
	expect(
		await changesAfter('nobody', [
			'worked at Asda, 14,300, tax 346',
			'then Morrisons from January, 5,100 and 620 tax',
			'sorry, the Morrisons tax was 260',
		]),
	).toEqual(['set employment.taxDeducted 260.00']);
});

it('mends the year of a day that was told, and takes it for no pay', async () => {
	const changes = await changesAfter('nobody', [
		'job paid me 9,200, no tax off it. I give my marriage allowance to my husband Dean Harker, born 3 feb 1981, we wed 12 june 2008',
		'he says it was 2009',
	]);
	expect(changes).toEqual(['set marriageAllowance.dateOfMarriage 2009-06-12']);
});

it('takes a lodger beside a flat that is let for both', async () => {
	expect(
		await changesAfter('landlord', ['also had a lodger in the spare room, 6,200 over the year']),
	).toContain('set ukProperty.lettingKind both');
});

it('takes what somebody’s kid made for no figure', async () => {
	expect(
		(await changesAfter('sole-trader', ['our kid cleared 52k plumbing this year'])).join(),
	).not.toContain('52000');
});

it('leaves out what a bank gave for switching, though another part of the sentence says so', async () => {
	expect(await changesAfter('employee', ['switched bank to first direct and they bunged me £175'])).toEqual(
		[],
	);
});

it('names who gets the Marriage Allowance, where it is told beside pay', async () => {
	const changes = await changesAfter('nobody', [
		'job paid me 9,200, no tax off it. want to give my marriage allowance to my husband Dean Harker',
	]);
	expect(changes).toContain('set marriageAllowance.lastName Harker');
});

it('takes a loss from last year, and a figure that goes up to another, for figures of this year', async () => {
	expect(await changesAfter('sole-trader', ['put my turnover up to 41,000'])).toEqual([
		'set selfEmployment.turnover 41000.00',
	]);
	expect(await changesAfter('sole-trader', ['carry forward loss of 1,150 from last year'])).toContain(
		'set selfEmployment.lossBroughtForward 1150.00',
	);
});

it.each([
	['sole-trader', ['this year 31,000']],
	['sole-trader', ['my turnover is wrong', 'this year 31,000']],
	['sole-trader', ['turnover was 30,000', 'no, it was 31,000 this year']],
	['nobody', ["I'm a plumber. last year 28,500, this year 31,000"]],
])(
	'of %s, takes “this year” for the year of a figure, not for when the business began: %j',
	async (person, says) => {
		const changes = await changesAfter(person, says);
		expect(changes).toContain('set selfEmployment.turnover 31000.00');
		expect(changes.join()).not.toContain('startedThisYear');
	},
);
