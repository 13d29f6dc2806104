/** A proposal's effect on the tax, in words. */
import { expect, it } from 'vitest';
import type { Proposal } from '../api/shapes.ts';
import { documentOf, effectWords, entryAddress } from './proposals.ts';

const figures = (taxOwed: string, refundAmount = '0.00') => ({
	...{ totalIncome: '0.00', taxableIncome: '0.00', taxLiability: '0.00', taxOwed, refundAmount },
});
const proposal = (more: Partial<Proposal>): Proposal => ({
	id: 'p',
	origin: { kind: 'document', reference: 'd' },
	target: { kind: 'return', id: 'r' },
	changes: [
		{ section: 'employment', entry: { new: 'd' }, operation: 'set', field: 'pay', value: '30000.00' },
	],
	...{ doubtful: [], costs: [] },
	status: 'open',
	expiresAt: null,
	effect: null,
	notices: [],
	entryIds: [],
	createdAt: '2026-11-20T06:00:00.000Z',
	...more,
});

it.each([
	[null, undefined],
	[
		{ before: figures('0.00'), after: figures('1486.00') },
		'On your answers so far, you owe nothing. With this, you owe £1,486.00.',
	],
	[
		{ before: figures('20.00'), after: figures('0.00', '5.10') },
		'On your answers so far, you owe £20.00. With this, you get £5.10 back.',
	],
	[
		{ before: figures('20.00'), after: figures('20.00') },
		'This doesn’t change your tax. On your answers so far, you owe £20.00.',
	],
] as const)('the effect %j reads %j', (effect, words) => {
	expect(effectWords(proposal({ effect }))).toBe(words);
});

it('links to the entry it made, and names its document', () => {
	expect(entryAddress(proposal({}))).toBeUndefined();
	expect(entryAddress(proposal({ entryIds: ['e'] }))).toBe('/app/return/r/employment/e');
	expect(documentOf(proposal({}))).toBe('d');
	expect(documentOf(proposal({ origin: { kind: 'partnership', reference: 'd' } }))).toBeNull();
});
