/** Entries that belong to other entries: into their lists, back from their facts, and orphans. */
import { describe, expect, it } from 'vitest';
import { type FoldableEntry, foldFacts } from './fold-facts.ts';
import { missingInEntry, sectionStatus } from './progress.ts';
import { entryOfOrigin, questionOfFact } from './question-of-fact.ts';
import { businessAsset } from './sections/self-employment/business-assets.ts';

const business = (id: string): FoldableEntry => ({
	id,
	section: 'selfEmployment',
	answers: { description: `Business ${id}` },
});
const van = (id: string, of: string, cost: string): FoldableEntry => ({
	id,
	section: 'businessAsset',
	answers: {
		business: of,
		description: 'Van',
		kind: 'van',
		bought: '2024-07-01',
		cost,
		wasSold: false,
		hasMore: false,
	},
});
const entries = [
	business('a'),
	business('b'),
	van('v1', 'b', '100.00'),
	van('v2', 'a', '200.00'),
	van('v3', 'b', '300.00'),
];
const costs = (facts: Record<string, unknown>) =>
	(facts.trades as { capitalAssets?: { assets: { cost: string }[] } }[]).map(({ capitalAssets }) =>
		capitalAssets?.assets.map(({ cost }) => cost),
	);

describe('a child entry', () => {
	it('goes into its parent’s lists, in order, and nowhere else', () => {
		expect(costs(foldFacts(entries))).toEqual([['200.00'], ['100.00', '300.00']]);
		expect(costs(foldFacts(entries.toReversed()))).toEqual([['300.00', '100.00'], ['200.00']]);
	});

	it('gives nothing once its parent is gone, and leaves no trace in another entry', () => {
		expect(costs(foldFacts(entries.filter(({ id }) => id !== 'b')))).toEqual([['200.00']]);
		expect(foldFacts([van('v1', 'b', '100.00')])).toEqual({});
	});

	it('does not accept an entry of another section as its parent', () => {
		const job = { id: 'b', section: 'employment', answers: { employer: 'Mill' } };
		expect(foldFacts([job, van('v1', 'b', '1.00')])).toEqual({ employments: [{ employer: 'Mill' }] });
	});

	it('is found again from its fact', () => {
		const origin = questionOfFact('trades[1].capitalAssets.assets[1].cost');
		expect(origin).toEqual({ section: 'businessAsset', question: 'cost', entryIndex: 1, within: 1 });
		expect(origin && entryOfOrigin(origin, entries)?.id).toBe('v3');
		const turnover = questionOfFact('trades[1].turnover');
		expect(turnover && entryOfOrigin(turnover, entries)?.id).toBe('b');
	});

	it('waits for a new parent once its own is gone', () => {
		const orphan = van('v1', 'b', '100.00');
		expect(missingInEntry(businessAsset, orphan, entries)).toEqual([]);
		expect(missingInEntry(businessAsset, orphan, [orphan]).map(({ id }) => id)).toEqual(['business']);
		expect(sectionStatus(businessAsset, [orphan])).toBe('incomplete');
		expect(sectionStatus(businessAsset, [business('b'), orphan])).toBe('complete');
	});
});

describe('a list position named by a question', () => {
	it('is kept, with nothing in the positions before it', () => {
		const answers = { excessBy: 'savings', saved: '9.00', yearBeforeSaved: '1.00' };
		expect(foldFacts([{ section: 'pensionCharges', answers }])).toEqual({
			pensionCharges: { savings: { saved: '9.00', earlierYears: [{}, {}, { saved: '1.00' }] } },
		});
		expect(questionOfFact('pensionCharges.savings.earlierYears[2].saved')).toEqual({
			...{ section: 'pensionCharges', question: 'yearBeforeSaved', entryIndex: null },
		});
	});

	it('counts entries of the list after those that the entry itself has', () => {
		const partner = (id: string) => ({ id, section: 'partners', answers: { name: id, share: '50' } });
		const later = (id: string, of: string) => ({
			...{ id, section: 'partnerShares', answers: { partner: of, share: '40', from: '2025-01-01' } },
		});
		const all = [partner('a'), partner('b'), later('s', 'a'), later('t', 'b')];
		const origin = questionOfFact('partners[1].shares[1].share', 'partnership');
		expect(origin && entryOfOrigin(origin, all)?.id).toBe('t');
		const first = questionOfFact('partners[1].shares[0].share', 'partnership');
		expect(first && entryOfOrigin(first, all)?.id).toBe('b');
	});
});

describe('a fact of a group', () => {
	it.each([
		['studentLoans.plans[0]', { section: 'studentLoans', question: 'plan1', entryIndex: null }],
		['studentLoans', { section: 'studentLoans', question: 'plan1', entryIndex: null }],
		['capitalGains.disposals[2]', { section: 'disposal', question: 'description', entryIndex: 2 }],
		['ukProperty.rents', { section: 'ukProperty', question: 'rents', entryIndex: null }],
		['otherSchedules[0]', { section: 'scope', question: 'foreign', entryIndex: null }],
		['person.addressChangedOn', { section: 'newAddress', question: 'addressChangedOn', entryIndex: null }],
		['pensions.taxDeducted', { section: 'pension', question: 'taxDeducted', entryIndex: null }],
	])('%s leads to %o', (path, origin) => {
		expect(questionOfFact(path)).toEqual(origin);
	});

	it('is not looked up in the other kind of return', () => {
		expect(questionOfFact('employments[0].pay', 'partnership')).toBeUndefined();
	});
});
