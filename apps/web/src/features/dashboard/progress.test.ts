/** A step is done when its questions are answered: zero and "none" count, a blank doesn't. */
import { openScopeQuestions } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { completionChecks, completionWords, progressOf } from './progress.ts';

const job = (pay: string | null, more = {}) => ({
	section: 'employment',
	answers: {
		employer: 'Mill',
		payeReference: '123/AB4',
		pay,
		taxDeducted: '0.00',
		...{ companyDirector: false, hadBenefits: false, hadExpenses: false, hadOtherPay: false },
		...more,
	},
});
const gift = (amount: string | null) => ({ section: 'giftAid', answers: { charity: 'Lifeboats', amount } });
const none = (...questions: string[]) => ({
	section: 'scope',
	answers: Object.fromEntries(questions.map((question) => [question, false])),
});
const said = (answers: Record<string, boolean | ''>) => ({ section: 'scope', answers });
/** Nothing happened in the year, and an adviser was mentioned but not named. */
const onlyAdviser = (more = {}) => {
	const said = { ...noElse().answers, hadPaperwork: true, taxAdviser: true, ...more };
	const open = openScopeQuestions([{ section: 'scope', answers: said }], '2025-26');
	return { section: 'scope', answers: { ...said, ...Object.fromEntries(open.map(({ id }) => [id, false])) } };
};
const share = {
	section: 'partnershipShare',
	answers: {
		...{ description: 'Mill', reference: '1234567895', profit: '1.00', joinedThisYear: false },
		...{ leftThisYear: false, hadOtherShares: false, hadLosses: false, hadAdjustments: false },
	},
};
const noGates = {
	...{ hadEarlierLosses: false, reportedWithin60Days: false, hadShareLosses: false, hadOther: false },
};
const ofShares = { section: 'capitalGainsDetails', answers: noGates };
const draft = { status: 'draft', taxYear: '2025-26' };
/** No to every question about the year that these entries leave open. */
const noElse = (...entries: Parameters<typeof openScopeQuestions>[0]) =>
	none(...openScopeQuestions(entries, '2025-26').map(({ id }) => id));
const withNoElse = (...entries: Parameters<typeof openScopeQuestions>[0]) => [...entries, noElse(...entries)];
const of = (entries: Parameters<typeof completionChecks>[0], over = {}) =>
	progressOf({ entries, documents: [], taxReturn: draft, calculated: true, readyToSend: false, ...over });

describe('progressOf', () => {
	it('starts with nothing done', () => {
		expect(of([], { calculated: false })).toEqual(new Set());
	});

	it.each([
		['an amount', withNoElse(job('100.00')), true],
		['an amount, and nothing said of the rest of the year', [job('100.00')], false],
		['a zero', withNoElse(job('0.00')), true],
		['a blank', withNoElse(job(null)), false],
		['one of two amounts', withNoElse(job('1.00'), job(null)), false],
		['"none" of everything', withNoElse(), true],
		['"none" of one thing only', [none('employment')], false],
		[
			'"not sure" of interest',
			[said({ ...noElse(job('1.00')).answers, bankInterest: '' }), job('1.00')],
			false,
		],
		[
			'a "yes" to interest with nothing after it',
			[said({ ...noElse(job('1.00')).answers, bankInterest: true }), job('1.00')],
			false,
		],
		['a job without the tax that was taken off', withNoElse(job('1.00', { taxDeducted: null })), false],
	])('takes %s of income as answered: %s', (_, entries, done) => {
		expect(of(entries).has('income')).toBe(done);
	});

	it.each([
		['a gift', withNoElse(gift('5.00')), true],
		['a gift, and nothing said of the rest of the year', [gift('5.00')], false],
		['a zero', withNoElse(gift('0.00')), true],
		['a blank', withNoElse(gift(null)), false],
		['"none"', withNoElse(), true],
		['nothing', [], false],
	])('takes %s as an answer on deductions: %s', (_, entries, done) => {
		expect(of(entries).has('expenses')).toBe(done);
	});

	it.each([
		['a job whose costs nobody asked about', withNoElse(job('1.00', { hadExpenses: null })), false],
		['a job of which only the pay is open', withNoElse(job(null)), false],
		['interest that is open', [said({ ...noElse().answers, bankInterest: true })], true],
		['nothing said of work', [said({ ...noElse().answers, selfEmployment: '' })], false],
		['an adviser nobody named yet', [onlyAdviser()], true],
		[
			'Class 2, which a lower profit brings up',
			[said({ ...noElse().answers, partnershipShare: true }), share],
			true,
		],
		['trades nobody entered yet', [said({ ...noElse().answers, shareHolding: true }), ofShares], false],
	])('asks for costs inside work and letting: %s: %s', (_, entries, done) => {
		expect(of(entries).has('expenses')).toBe(done);
	});

	it('counts documents as done once one is read, or the user says there are none', () => {
		expect(of([], { documents: [{ status: 'reading' }] }).has('documents')).toBe(false);
		expect(of([], { documents: [{ status: 'read' }] }).has('documents')).toBe(true);
		expect(of([none('documents')]).has('documents')).toBe(true);
	});

	it('is not calculated while there is nothing to calculate', () => {
		expect(of([none('employment')]).has('calculate')).toBe(false);
		expect(of([job('1.00')]).has('calculate')).toBe(true);
		expect(of([job('1.00')], { calculated: false }).has('calculate')).toBe(false);
	});

	it('asks for no document whose figures are all entered', () => {
		expect(of([], { readyToSend: true }).has('documents')).toBe(true);
	});

	it('keeps documents done when an unrelated question is answered', () => {
		const before = withNoElse(job('1.00'));
		const [scope] = before.filter(({ section }) => section === 'scope');
		expect(of(before, { readyToSend: true }).has('documents')).toBe(true);
		const after = [job('1.00'), said({ ...scope?.answers, giftAid: true })];
		expect(of(after, { readyToSend: false }).has('documents')).toBe(true);
	});

	it('counts a partnership’s steps by its own sections', () => {
		const taxReturn = { ...draft, taxYear: '2024-25', returnType: 'partnership' as const };
		expect(of([], { taxReturn, calculated: false }).size).toBe(0);
		const traded = { section: 'partnershipTrade', answers: { turnover: '100.00' } };
		expect(of([traded], { taxReturn }).has('calculate')).toBe(true);
		expect(of([traded], { calculated: true }).has('calculate')).toBe(false);
	});

	it('is sent when HMRC accepted it, not when HMRC rejected it', () => {
		expect(of([], { taxReturn: { ...draft, status: 'rejected' } }).has('submit')).toBe(false);
		expect(of([], { taxReturn: { ...draft, status: 'accepted' } }).has('submit')).toBe(true);
	});

	it('leaves nothing to do of what HMRC has accepted, unless it is being amended', () => {
		const accepted = { ...draft, status: 'accepted' };
		expect(of([], { taxReturn: accepted, calculated: false }).size).toBe(5);
		const amended = of([], { taxReturn: { ...accepted, amending: true }, calculated: false });
		expect([...amended]).toEqual(['submit']);
	});
});

describe('completionWords', () => {
	const whole = withNoElse(job('9.00', { taxDeducted: '0.00' }));
	const words = (ready: boolean, form: object = {}) =>
		completionWords({
			...{ entries: whole, ready },
			taxReturn: { sa100Generated: true, taxYear: '2025-26', amending: false, ...form },
		});

	it('say "ready" only when the steps do too, and never for an amendment', () => {
		expect(words(true)).toBe('ready');
		expect(words(false)).toBe('addMore');
		expect(words(true, { amending: true })).toBe('amending');
	});

	it('say that only the form is left when everything else is done', () => {
		expect(words(true, { sa100Generated: false })).toBe('formLeft');
		expect(words(false, { sa100Generated: false })).toBe('addMore');
	});
});

describe('completionChecks', () => {
	it('counts each check as a quarter', () => {
		const form = { sa100Generated: true, taxYear: '2025-26' };
		const none = { ...form, sa100Generated: false };
		const whole = job('9.00', { taxDeducted: '0.00' });
		expect(completionChecks([], none)).toBe(0);
		expect(completionChecks([job(null, { taxDeducted: null })], none)).toBe(1);
		expect(completionChecks([job('0.00', { taxDeducted: null })], none)).toBe(2);
		expect(completionChecks([whole], none)).toBe(3);
		expect(completionChecks([whole], form)).toBe(3);
		expect(completionChecks(withNoElse(whole), form)).toBe(4);
	});
});
