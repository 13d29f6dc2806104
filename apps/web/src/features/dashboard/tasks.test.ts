/** What the task list says about each section and about documents. */
import { findSection } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { aboutTask, taskGroups } from './task-groups.ts';
import { documentsTask, sectionTask } from './tasks.ts';

const gift = (amount: string | null) => ({ section: 'giftAid', answers: { charity: 'Lifeboats', amount } });
const giftAid = findSection('giftAid');
if (!giftAid) throw new Error('there is a section giftAid');
const task = (entries: Parameters<typeof sectionTask>[1]) => sectionTask(giftAid, entries);

describe('sectionTask', () => {
	it('says what belongs there until something is entered', () => {
		expect(task([])).toMatchObject({ id: 'giftAid', status: 'Not started', attention: false });
	});

	it('adds up the amounts, ignoring blanks', () => {
		expect(task([gift('12345678.90'), gift('0.10')])).toMatchObject({
			detail: '2 entries, £12,345,679.00',
			status: 'Completed',
		});
		expect(task([gift(null)])).toMatchObject({
			detail: 'One entry, amount not entered yet',
			status: 'Something is missing',
			attention: true,
		});
	});

	it('counts "none" as completed', () => {
		expect(task([{ section: 'scope', answers: { giftAid: false } }])).toMatchObject({
			detail: 'No Gift Aid',
			status: 'Completed',
		});
	});
});

describe('the task of a letting', () => {
	const letting = findSection('ukProperty');
	const detail = (answers: Record<string, string | boolean>) =>
		letting && sectionTask(letting, [{ section: 'ukProperty', answers }], '2025-26').detail;

	it('gives the user’s own rent, before costs', () => {
		expect(detail({ lettingKind: 'property', rents: '9600' })).toBe('£9,600.00 of rent, before costs');
		const joint = { lettingKind: 'both', jointlyLet: true, amountsOfAllOwners: true, receipts: '100' };
		expect(detail({ ...joint, sharePercent: '50', rents: '9600' })).toBe('£4,900.00 of rent, before costs');
		expect(detail({ lettingKind: 'property' })).toMatch(/^All your lets/);
	});
});

describe('the groups of tasks', () => {
	const tasksOf = (answers: Record<string, boolean>) =>
		taskGroups([{ section: 'scope', answers }], '2024-25', 'individual').flatMap(({ tasks }) =>
			tasks.map(({ id }) => id),
		);

	it('include what most people have, and the rest once the user says so', () => {
		expect(tasksOf({})).toContain('employment');
		expect(tasksOf({})).not.toContain('selfEmployment');
		expect(tasksOf({ selfEmployment: true })).toContain('selfEmployment');
	});

	it('disappear when the user said no to all of them', () => {
		expect(tasksOf({ giftAid: false })).not.toContain('giftAid');
		expect(tasksOf({ bankInterest: false, dividends: false })).not.toContain('bankInterest');
		expect(tasksOf({ bankInterest: false, dividends: true })).toContain('bankInterest');
	});

	it('come after the questions about the year', () => {
		const about = (answers: Record<string, boolean | null>, more: Parameters<typeof sectionTask>[1] = []) =>
			aboutTask([{ section: 'scope', answers }, ...more], '2024-25', 'individual');
		const no = Object.fromEntries((findSection('scope')?.questions ?? []).map(({ id }) => [id, false]));
		expect(about({}).status).toBe('Not started');
		expect(about({ documents: false, bankInterest: false })).toMatchObject({
			status: 'Something is missing',
			attention: true,
			detail: expect.stringMatching(/^Still open: Jobs, [^,]+, [^,]+, \d+ more\.$/),
		});
		expect(about({ ...no, giftAid: null }).detail).toBe('Still open: Gifts to charity.');
		expect(about(no).status).toBe('Completed');
		expect(about({ ...no, giftAid: null, documents: null }, [gift('1')]).status).toBe('Completed');
	});
});

describe('documentsTask', () => {
	const doc = (status: string) => ({ status });
	it.each([
		['nothing yet', [], [], 'Not started', false],
		['one being read', [doc('reading')], [], 'Being read', false],
		['a suggestion', [doc('read')], [doc('open')], 'Waiting for you', true],
		['all dealt with', [doc('read')], [doc('approved')], 'Completed', false],
		['only a failure', [doc('failed')], [], 'Something is missing', true],
	])('with %s', (_, documents, proposals, status, attention) => {
		expect(documentsTask([], documents, proposals)).toMatchObject({ status, attention });
	});

	it('is "not needed", rather than completed, when the user has none', () => {
		const none = [{ section: 'scope', answers: { documents: false } }];
		expect(documentsTask(none, [], [])).toMatchObject({ status: 'Not needed', detail: 'No documents' });
	});
});
