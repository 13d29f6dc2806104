/** A suggestion changes each entry once and leaves other answers alone. */
import { expect, it } from 'vitest';
import type { Entry } from '../api/shapes.ts';
import { changedEntries } from './apply-changes.ts';

const job = {
	...{ id: '5b2f3c3e-6a51-4a53-8f0e-0d4f3c0b1a2d', section: 'employment', version: 3 },
	answers: { employer: 'Mill', pay: '1.00' },
} as unknown as Entry;

it('groups the changes by entry', () => {
	const entry = { id: job.id, version: 3 };
	const changed = changedEntries(
		[
			{ section: 'employment', entry, operation: 'set', field: 'hadExpenses', value: true },
			{ section: 'employment', entry, operation: 'add', field: 'workingFromHome', value: '312.00' },
			{ section: 'giftAid', entry: { new: 'giftAid' }, operation: 'set', field: 'amount', value: '5.00' },
		],
		[job],
	);
	expect(changed).toEqual([
		{
			...{ section: 'employment', entry: job },
			answers: { ...job.answers, hadExpenses: true, workingFromHome: '312.00' },
		},
		{ section: 'giftAid', entry: undefined, answers: { amount: '5.00' } },
	]);
});
