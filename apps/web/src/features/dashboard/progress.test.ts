/** Steps are done when their question is answered: zero and "none" count, a blank does not. */
import { describe, expect, it } from 'vitest';
import { completionChecks, progressOf } from './progress.ts';

const job = (pay: string | null, more = {}) => ({
	section: 'employment',
	answers: { employer: 'Mill', pay, ...more },
});
const gift = (amount: string | null) => ({ section: 'giftAid', answers: { charity: 'Lifeboats', amount } });
const none = (...questions: string[]) => ({
	section: 'scope',
	answers: Object.fromEntries(questions.map((question) => [question, false])),
});
const draft = { status: 'draft' };
const of = (entries: Parameters<typeof completionChecks>[0], over = {}) =>
	progressOf({ entries, documents: [], taxReturn: draft, calculated: true, ...over });

describe('progressOf', () => {
	it('begins with nothing done', () => {
		expect(of([], { calculated: false })).toEqual({
			done: new Set(),
			ready: false,
			filed: false,
			next: 'income',
		});
	});

	it.each([
		['an amount', [job('100.00')], true],
		['a zero', [job('0.00')], true],
		['a blank', [job(null)], false],
		['one of two amounts', [job('1.00'), job(null)], false],
		['"none" of everything', [none('employment', 'bankInterest')], true],
		['"none" of one thing only', [none('employment')], false],
	])('takes %s of income as answered: %s', (_, entries, done) => {
		expect(of(entries).done.has('income')).toBe(done);
	});

	it.each([
		['a gift', [gift('5.00')], true],
		['a zero', [gift('0.00')], true],
		['a blank', [gift(null)], false],
		['"none"', [none('giftAid')], true],
		['nothing', [], false],
	])('takes %s as an answer on deductions: %s', (_, entries, done) => {
		expect(of(entries).done.has('expenses')).toBe(done);
	});

	it('takes a document once it is read, or "none"', () => {
		expect(of([], { documents: [{ status: 'reading' }] }).done.has('documents')).toBe(false);
		expect(of([], { documents: [{ status: 'read' }] }).done.has('documents')).toBe(true);
		expect(of([none('documents')]).done.has('documents')).toBe(true);
	});

	it('has calculated nothing while there is nothing to calculate', () => {
		expect(of([none('employment')]).done.has('calculate')).toBe(false);
		expect(of([job('1.00')]).done.has('calculate')).toBe(true);
		expect(of([job('1.00')], { calculated: false }).done.has('calculate')).toBe(false);
	});

	it('is ready when only sending is left, and filed when HMRC accepted', () => {
		const all = [job('1.00'), none('bankInterest', 'giftAid', 'documents')];
		expect(of(all)).toMatchObject({ ready: true, filed: false, next: 'submit' });
		expect(of(all, { taxReturn: { ...draft, status: 'rejected' } }).filed).toBe(false);
		expect(of(all, { taxReturn: { ...draft, status: 'accepted' } })).toMatchObject({
			ready: false,
			filed: true,
			next: undefined,
		});
	});
});

describe('completionChecks', () => {
	it('counts each check as a quarter', () => {
		const form = { sa100Generated: true };
		expect(completionChecks([], { sa100Generated: false })).toBe(0);
		expect(completionChecks([job(null)], { sa100Generated: false })).toBe(1);
		expect(completionChecks([job('0.00')], { sa100Generated: false })).toBe(2);
		expect(completionChecks([job('9.00', { taxDeducted: '0.00' })], { sa100Generated: false })).toBe(3);
		expect(completionChecks([job('9.00', { taxDeducted: '0.00' })], form)).toBe(4);
	});
});
