import type { EntryChange } from '@halfpenny/questions';
import { expect, it } from 'vitest';
import { portsOf } from '../../eval/harness/ports.ts';
import { planFor } from './replies.ts';
import { asksInterview, withScope } from './start-interview.ts';

it.each([
	'can we do my return?',
	"turnover 40,000. let's do the return",
	'what else do you need for the return',
])('begins the questions on “%s”', (text) => {
	expect(asksInterview(text)).toBe(true);
});

it.each(['do i have to do a return', 'i turned over 40,000', 'what is a tax return'])(
	'begins nothing on “%s”',
	(text) => {
		expect(asksInterview(text)).toBe(false);
	},
);

it('notes what a message says there was, and what it says there was not', () => {
	const message = "i have a job. no interest, dividends, and i'm not self-employed";
	const { memory } = withScope({ message, memory: {}, ports: portsOf() }, message);
	const said = (memory.changes ?? []).map((one) => ('value' in one ? `${one.field} ${one.value}` : ''));
	expect(said.toSorted()).toEqual([
		'bankInterest false',
		'dividends false',
		'employment true',
		'selfEmployment false',
	]);
});

it.each([
	['just marriage allowance', []],
	['student loans and marriage allowance', []],
	['i give my wife my marriage allowance', ['marriageAllowance given']],
])('“%s”, said to a page of the scope, tells %j beside what there was', (message, facts) => {
	const asking = { kind: 'page', section: 'scope', entry: { new: 'scope' }, page: 'money' } as const;
	const { steps } = planFor({ message, memory: { asking, interview: true }, ports: portsOf() });
	const proposed = steps.flatMap((step) =>
		'use' in step ? ((step.with?.changes ?? []) as EntryChange[]) : [],
	);
	const told = proposed.flatMap((one) =>
		one.section !== 'scope' && 'value' in one ? [`${one.field} ${one.value}`] : [],
	);
	expect(told).toEqual(facts);
});
