import { expect, it } from 'vitest';
import { talkAbout } from '../../../eval/harness/return-in-memory.ts';
import { saidIn } from './said.ts';

it.each([
	[
		'my wife transferred her marriage allowance to me',
		'marriageAllowance',
		{ marriageAllowance: 'received' },
	],
	["i've given my marriage allowance to my husband", 'marriageAllowance', { marriageAllowance: 'given' }],
	["i've a student loan, plan 2", 'studentLoans', { plan2: true }],
	["i'm registered blind", 'blind', { blind: true }],
])('reads “%s”', (text, section, answers) => expect(saidIn(text)).toEqual({ section, answers }));

it.each(['what is the marriage allowance', 'repay my student loan', 'i gave my wife some money'])(
	'reads nothing in “%s”',
	(text) => expect(saidIn(text)).toBeUndefined(),
);

it('is proposed whatever was asked before', async () => {
	const talk = talkAbout();
	await talk.say("I'm a gardener, took 26,000");
	talk.approve();
	const { proposals } = await talk.say('my wife transferred her marriage allowance to me');
	expect(proposals.flatMap(({ changes }) => changes)).toMatchObject([
		{ section: 'marriageAllowance', field: 'marriageAllowance', value: 'received' },
	]);
});
