/** A section's list: blanks aren't zeros, totals add up, and missing answers are counted. */
import { findSection } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../api/shapes.ts';
import { entryRows, totalOf } from './entry-rows.ts';

const section = findSection('employment');
if (!section) throw new Error('there is a section employment');
const entry = (id: string, answers: Entry['answers'], provenance: Entry['provenance'] = {}): Entry => ({
	id,
	taxReturnId: 'r',
	section: 'employment',
	answers,
	provenance,
	version: 1,
	updatedAt: '2026-11-20T06:00:00.000Z',
});

describe('entryRows', () => {
	it('names each entry, its amount, what is missing and where it came from', () => {
		const from = {
			source: 'document' as const,
			documentId: 'd',
			page: 1,
			confirmedAt: '2026-11-20T06:00:00.000Z',
		};
		const rows = entryRows(section, [
			entry('1', { employer: 'Mill', pay: '10.00' }, { pay: from }),
			{ ...entry('2', { charity: 'x' }), section: 'giftAid' },
			entry('3', { employer: null, pay: null }),
		]);
		expect(rows).toEqual([
			{ id: '1', name: 'Mill', amount: 1000, missing: 6, documentId: 'd' },
			{ id: '3', name: 'Unnamed', amount: undefined, missing: 8, documentId: undefined },
		]);
	});
});

describe('an entry that belongs to another', () => {
	it('has the other’s name, and a share instead of an amount if its section has none', () => {
		const shares = findSection('partnerShares');
		if (!shares) throw new Error('there is a section of later shares');
		const all = [
			{ ...entry('a', { name: 'Ada Moss' }), section: 'partners' },
			{ ...entry('s', { partner: 'a', share: '60', from: '2024-10-01' }), section: 'partnerShares' },
			{ ...entry('t', { partner: 'gone', share: '60' }), section: 'partnerShares' },
		];
		expect(entryRows(shares, all)).toMatchObject([
			{ id: 's', name: 'Ada Moss', amount: null, share: '60%', missing: 0 },
			{ id: 't', name: 'Unnamed', amount: null },
		]);
		const partners = findSection('partners');
		const ben = { ...entry('b', { name: 'Ben', dividedBy: 'amounts', share: '40' }), section: 'partners' };
		expect(partners && entryRows(partners, [ben])[0]).not.toHaveProperty('share');
	});
});

describe('totalOf', () => {
	it('adds what is given, and is undefined if nothing is', () => {
		const rows = entryRows(section, [
			entry('1', { pay: '0.10' }),
			entry('2', { pay: null }),
			entry('3', { pay: '0.20' }),
		]);
		expect(totalOf(rows)).toBe(30);
		expect(totalOf(entryRows(section, [entry('1', { pay: null })]))).toBeUndefined();
	});
});
