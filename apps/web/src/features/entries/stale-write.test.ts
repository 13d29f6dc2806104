/** A refused save shows both versions, and which answers differ. */
import { findSection } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { compareVersions, currentVersion } from './stale-write.ts';

const giftAid = findSection('giftAid');
if (!giftAid) throw new Error('there is a section giftAid');

const stale = (details: Record<string, unknown>) => ({
	kind: 'refused' as const,
	code: 'STALE_WRITE' as const,
	message: 'Changed',
	statusCode: 409,
	remediation: '',
	details,
});

describe('currentVersion', () => {
	it('is what the server says is saved now', () => {
		const current = { id: 'x', version: 3, answers: { amount: '5.00' }, provenance: {} };
		expect(currentVersion(stale({ yours: {}, current }))).toEqual({
			version: 3,
			answers: { amount: '5.00' },
		});
	});

	it.each([
		[stale({})],
		[stale({ current: { version: '3' } })],
		[{ ...stale({}), code: 'RETURN_LOCKED' as const }],
	])('is nothing for %o', (failure) => {
		expect(currentVersion(failure)).toBeUndefined();
	});
});

describe('compareVersions', () => {
	it('puts both answers of each question beside each other', () => {
		const rows = compareVersions(
			giftAid,
			{ charity: 'Lifeboats ', amount: '7' },
			{ charity: 'Lifeboats', amount: null },
		);
		expect(rows).toEqual([
			{ question: 'charity', label: 'Charity', yours: 'Lifeboats ', current: 'Lifeboats', differs: false },
			{
				question: 'amount',
				label: 'What you gave in the year',
				yours: '£7.00',
				current: 'Not answered yet',
				differs: true,
			},
		]);
	});
});
