/** The next step in the email about an acceptance. */

import { pence } from '@halfpenny/facts';
import type { Headline } from '@halfpenny/lifecycle';
import { expect, it } from 'vitest';
import { nextInLetter } from './step-once-accepted.ts';

const said = (headline: Headline, due?: string) =>
	nextInLetter({
		...{ headline, readyToSend: false, state: 'toPay', ...(due !== undefined && { due }) },
		amount: { kind: 'owed', amount: pence(123_45) },
		action: { words: { id: 'do.receipt' }, place: { page: 'check' } },
	});

it.each<[Headline, string | undefined, RegExp]>([
	[
		{ id: 'toPay', params: { amount: '£123.45', date: 'x' } },
		'2026-01-31',
		/tax to pay by 31 January 2026\. Sign in/,
	],
	[
		{ id: 'toPay.past', params: { amount: '£123.45', date: 'x' } },
		'2026-01-31',
		/was tax to pay by 31 January 2026/,
	],
	[{ id: 'refund', params: { amount: '£123.45' } }, undefined, /owes you a refund/],
	[{ id: 'nothingToPay.code', params: { amount: '£123.45' } }, undefined, /through your tax code/],
	[{ id: 'nothingToPay' }, undefined, /don’t have to pay/],
	[{ id: 'accepted.partnership' }, undefined, /each partner pays/],
])('says %o without the amount', (headline, due, words) => {
	const text = said(headline, due);
	expect(text).toMatch(words);
	expect(text).not.toMatch(/£|123/);
});
