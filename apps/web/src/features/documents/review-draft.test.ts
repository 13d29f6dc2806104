/** The changes from a review: to a new or existing entry, costs where the user says, and nothing from parts left out. */
import { describe, expect, it } from 'vitest';
import type { Entry, Proposal } from '../../api/shapes.ts';
import { costParts, entryParts, foundFor } from './paper-parts.ts';
import { checkReview, type ReviewDraft, startReview } from './review-draft.ts';

const evidence = { page: 1, box: [0, 0, 0.1, 0.1] as [number, number, number, number], confidence: 0.99 };
const job = { section: 'employment', entry: { new: 'd' }, operation: 'set' } as const;
const changes: Proposal['changes'] = [
	{ ...job, field: 'employer', value: 'Mill', evidence },
	{ ...job, field: 'payeReference', value: '123/AB456', evidence },
	{ ...job, field: 'taxDeducted', value: '100.00', evidence },
];
const doubtful: Proposal['doubtful'] = [
	{ ...job, field: 'pay', value: '31250.00', evidence: { ...evidence, confidence: 0.5 } },
];
const loans: Proposal['changes'] = [
	{ ...job, section: 'studentLoans', operation: 'add', field: 'deducted', value: '300.00', evidence },
];
const costs: Proposal['costs'] = [
	{
		values: [
			{ name: 'total', value: '12.00', evidence },
			{ name: 'net', value: '10.00', evidence },
		],
	},
];
const entry = (id: string, section: string, answers: Entry['answers']): Entry => ({
	...{ id, section, answers, taxReturnId: 'r', version: 3, provenance: {} },
	updatedAt: '2026-11-20T06:00:00.000Z',
});
const review = (
	proposal: Partial<Pick<Proposal, 'changes' | 'doubtful' | 'costs'>>,
	entries: readonly Entry[] = [],
) => {
	const whole = { changes: [], doubtful: [], costs: [], ...proposal };
	const about = {
		...{ entryParts: entryParts(whole), costParts: costParts(whole) },
		...{ entries, taxYear: '2025-26' as const },
	};
	const check = (change: (draft: ReviewDraft) => ReviewDraft = (draft) => draft) =>
		checkReview(about, change(startReview(about)));
	return { about, draft: startReview(about), check };
};
const said = (checked: ReturnType<typeof checkReview>) =>
	checked.ok
		? checked.changes.map((change) => [
				'id' in change.entry ? change.entry.id : change.entry.new,
				...[change.operation, change.field, 'value' in change ? change.value : undefined],
			])
		: checked.problems.map(({ field }) => field);

describe('a part about an entry', () => {
	it('starts with the certain values, as a new entry', () => {
		const { draft, check } = review({ changes, doubtful });
		expect(draft.entries[0]).toMatchObject({ place: '', answers: { employer: 'Mill', pay: null } });
		expect(said(check())).toEqual([
			['d', 'set', 'employer', 'Mill'],
			['d', 'set', 'payeReference', '123/AB456'],
			['d', 'set', 'taxDeducted', '100.00'],
		]);
	});

	it('updates an existing job, changing only what differs', () => {
		const there = entry('e', 'employment', { employer: 'Mill Ltd', payeReference: '123/AB456', pay: '1.00' });
		const { draft, check } = review({ changes, doubtful }, [there]);
		expect(draft.entries[0]?.place).toBe('e');
		expect(said(check())).toEqual([
			['e', 'set', 'employer', 'Mill'],
			['e', 'set', 'taxDeducted', '100.00'],
		]);
	});

	it('is new when only the name matches: a company’s second document does not replace the first', () => {
		const voucher = { ...job, section: 'dividends', field: 'company', value: 'Rowan plc', evidence };
		const there = entry('v', 'dividends', { company: 'Rowan plc', amount: '10.00' });
		expect(review({ changes: [voucher] }, [there]).draft.entries[0]?.place).toBe('');
	});

	const placeBeside = (answers: Entry['answers']) =>
		review({ changes }, [entry('e', 'employment', answers)]).draft.entries[0]?.place;

	it('updates the job typed under the employer’s name, however it is written', () => {
		for (const employer of ['Mill', 'MILL LIMITED', 'The Mill Co. Ltd'])
			expect([employer, placeBeside({ employer, payeReference: null })]).toEqual([employer, 'e']);
	});

	it('is another job if both name and PAYE reference differ, or only the name does and nothing else fits', () => {
		expect(placeBeside({ employer: 'Quay', payeReference: '999/ZZ999' })).toBe('');
		expect(placeBeside({ employer: 'Quay', payeReference: null, pay: '99.00' })).toBe('');
	});

	it('asks if it may be the job that was typed: a mistyped reference, a part of the name, no name, the same pay', () => {
		expect(placeBeside({ employer: 'Mill', payeReference: '123/AB465' })).toBeUndefined();
		expect(placeBeside({ employer: 'Mill and Sons' })).toBeUndefined();
		expect(placeBeside({ employer: null })).toBeUndefined();
		const pay: Proposal['changes'] = [{ ...job, field: 'pay', value: '31250.00', evidence }];
		const there = entry('e', 'employment', { employer: 'My job', pay: '31250.00' });
		const asked = review({ changes: [...changes, ...pay] }, [there]);
		expect(said(asked.check())).toEqual(['place']);
		const chosen = (place: string) => (draft: ReviewDraft) => ({
			...draft,
			entries: draft.entries.map((part) => ({ ...part, place })),
		});
		expect(said(asked.check(chosen('e')))).toContainEqual(['e', 'set', 'employer', 'Mill']);
		expect(said(asked.check(chosen('')))).toContainEqual(['d', 'set', 'employer', 'Mill']);
	});

	it('does not use an entry that another part uses, unless one is left out', () => {
		const there = entry('e', 'employment', { employer: 'Mill', payeReference: '123/AB456' });
		const again = changes.map((change) => ({ ...change, entry: { new: 'd 2' } }));
		const { check } = review({ changes: [...changes, ...again] }, [there]);
		const withSecond = (more: Partial<ReviewDraft['entries'][number]>) => (draft: ReviewDraft) => ({
			...draft,
			entries: draft.entries.map((part, at) => (at === 1 ? { ...part, ...more } : part)),
		});
		expect(said(check())).toEqual(['place-2']);
		expect(check(withSecond({ isLeft: true })).ok).toBe(true);
		expect(check(withSecond({ place: '' })).ok).toBe(true);
	});

	it('adds to the existing figure in a section with one entry, and does nothing if left out', () => {
		const { check } = review({ changes: [...changes, ...loans] });
		const left = (draft: ReviewDraft) => ({
			...draft,
			entries: draft.entries.map((part, place) => ({ ...part, isLeft: place === 0 })),
		});
		expect(said(check(left))).toEqual([['d', 'add', 'deducted', '300.00']]);
		expect(said(review({ changes: loans }).check(left))).toEqual([undefined]);
	});

	const another = loans.map((change) => ({
		...change,
		operation: 'add' as const,
		field: 'deducted',
		value: '200.00',
	}));
	const first = (parts: ReturnType<typeof entryParts>) => parts[0] && foundFor(parts[0], 'deducted');

	it('adds up what several documents in one file say', () => {
		const { about, check } = review({ changes: [...loans, ...another] });
		expect(said(check())).toEqual([['d', 'add', 'deducted', '500.00']]);
		expect(first(about.entryParts)).toMatchObject({ value: '500.00', confidence: 0.99 });
	});

	it('leaves a total to the user if one of its amounts is uncertain', () => {
		const unsure = another.map((change) => ({ ...change, evidence: { ...evidence, confidence: 0.8 } }));
		const { about, draft } = review({ changes: loans, doubtful: unsure });
		expect(draft.entries[0]?.answers.deducted).toBeNull();
		expect(first(about.entryParts)).toMatchObject({ value: '500.00', confidence: 0.8 });
	});

	it('puts a problem at the control of its part', () => {
		const { check } = review({
			changes: [...loans, { ...job, field: 'pay', value: '1.00', evidence }],
		});
		expect(said(check())).toEqual(['employer-2']);
	});
});

describe('a bill', () => {
	const shop = entry('s', 'selfEmployment', { description: 'Stall', oneFigure: false });
	const cost = (place: string, kind: string, amount?: string) => (draft: ReviewDraft) => ({
		...draft,
		costs: draft.costs.map((part) => ({ ...part, place, kind, ...(amount === undefined ? {} : { amount }) })),
	});

	it('is added to the cost chosen, for the only business unless another is chosen', () => {
		const { draft, check } = review({ costs }, [shop]);
		expect(draft.costs[0]).toMatchObject({ place: 's', kind: '', amount: '12.00' });
		expect(said(check(cost('s', 'adminCosts')))).toEqual([['s', 'add', 'adminCosts', '12.00']]);
	});

	it('needs a business or property, a kind and an amount', () => {
		const { check } = review({ costs }, [shop, entry('t', 'selfEmployment', {})]);
		expect(said(check())).toEqual(['cost-place']);
		expect(said(check(cost('s', '')))).toEqual(['cost-kind']);
		expect(said(check(cost('s', 'adminCosts', '')))).toEqual(['cost-amount']);
		expect(said(check(cost('s', 'adminCosts', 'ten')))).toEqual(['cost-amount']);
	});

	it('goes into the single figure if costs are one figure, and says so if that is still undecided', () => {
		const one = entry('s', 'selfEmployment', { oneFigure: true });
		expect(said(review({ costs }, [one]).check())).toEqual([['s', 'add', 'totalExpenses', '12.00']]);
		const open = review({ costs }, [entry('s', 'selfEmployment', {})]);
		expect(said(open.check(cost('s', 'adminCosts')))).toEqual([
			['s', 'set', 'oneFigure', false],
			['s', 'add', 'adminCosts', '12.00'],
		]);
	});

	it('starts without an amount if it is not in pounds or uncertain', () => {
		const [{ values } = { values: [] }] = costs;
		const foreign = [{ values: [...values, { name: 'currency' as const, value: 'EUR', evidence }] }];
		expect(review({ costs: foreign }, [shop]).draft.costs[0]?.amount).toBe('');
	});
});
