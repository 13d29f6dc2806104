/** Reading answers: blank is never zero, unknown keys are rejected, stored answers read back the same. */
import { parsePounds } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, isOpen, missingToFile, readAnswers, saidTwice } from './answers.ts';
import type { Question, Section } from './question.ts';
import { shareHolding } from './sections/gains/share-holding.ts';
import { bankInterest } from './sections/savings/bank-interest.ts';
import { scope } from './sections/scope.ts';
import { selfEmployment } from './sections/self-employment/self-employment.ts';
import { employment } from './sections/work/employment.ts';
import { shownQuestions } from './shown.ts';

const blank = fc.constantFrom('', ' ', '\t', '   ', null);

describe('readAnswers', () => {
	it('stores answers in their stored form', () => {
		const typed = {
			employer: '  Bright & Daughters Ltd ',
			payeReference: '123 / ab456',
			pay: '£31,250.5',
			taxDeducted: '-12',
			companyDirector: false,
		};
		expect(readAnswers(employment, typed)).toEqual({
			ok: true,
			answers: {
				employer: 'Bright & Daughters Ltd',
				payeReference: '123/AB456',
				pay: '31250.50',
				taxDeducted: '-12.00',
				companyDirector: false,
				hadBenefits: null,
				hadExpenses: null,
				hadOtherPay: null,
			},
		});
	});

	it('keeps “I’m not sure” only in the scope, where the question stays open', () => {
		const read = readAnswers(scope, { dividends: '', giftAid: null });
		expect(read.ok && [read.answers.dividends, read.answers.giftAid]).toEqual(['', null]);
		expect([isOpen(''), isOpen(null), isOpen(undefined), isOpen(false)]).toEqual([true, true, true, false]);
		const job = readAnswers(employment, { employer: 'Mill', companyDirector: '' });
		expect(job.ok && job.answers.companyDirector).toBe(null);
	});

	it('never turns a blank into zero', () => {
		fc.assert(
			fc.property(blank, blank, (pay, taxDeducted) => {
				const read = readAnswers(employment, { employer: 'Mill', pay, taxDeducted });
				expect(read.ok && [read.answers.pay, read.answers.taxDeducted]).toEqual([null, null]);
			}),
		);
	});

	it('keeps a zero as a zero', () => {
		const read = readAnswers(employment, { employer: 'Mill', pay: '0' });
		expect(read.ok && read.answers.pay).toBe('0.00');
	});

	it('rejects every key that is not a question', () => {
		const known = new Set(employment.questions.map(({ id }) => id));
		fc.assert(
			fc.property(
				fc.string().filter((key) => !known.has(key)),
				(key) => {
					const read = readAnswers(
						employment,
						Object.fromEntries([
							['employer', 'Mill'],
							[key, 'x'],
						]),
					);
					expect(read).toEqual({ ok: false, problems: [{ question: key, code: 'key.unknown' }] });
				},
			),
		);
	});

	it('reads stored answers back unchanged', () => {
		const pay = fc.integer({ min: 0, max: 999_999_999_999 }).map((amount) => (amount / 100).toFixed(2));
		fc.assert(
			fc.property(pay, fc.boolean(), (amount, companyDirector) => {
				const once = readAnswers(employment, { employer: 'Mill', pay: amount, companyDirector });
				expect(once.ok && readAnswers(employment, once.answers)).toEqual(once);
			}),
		);
	});

	it('accepts an amount only if it is valid', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.float().map(String)), (typed) => {
				fc.pre(typed.trim() !== '');
				expect(readAnswers(employment, { employer: 'Mill', pay: typed }).ok).toBe(
					parsePounds(typed.trim()).ok,
				);
			}),
		);
	});

	it('reports every problem together', () => {
		const typed = {
			employer: true,
			payeReference: 'AB1',
			pay: '1.234',
			taxDeducted: true,
			companyDirector: 'yes',
		};
		expect(readAnswers(employment, typed)).toEqual({
			ok: false,
			problems: [
				{ question: 'employer', code: 'type.wrong' },
				{ question: 'payeReference', code: 'payeReference.invalid' },
				{ question: 'pay', code: 'money.tooManyDecimals' },
				{ question: 'taxDeducted', code: 'type.wrong' },
				{ question: 'companyDirector', code: 'choice.unknown' },
			],
		});
	});

	it('rejects a negative amount unless the box allows it', () => {
		expect(readAnswers(employment, { employer: 'Mill', pay: '-1' })).toMatchObject({
			problems: [{ question: 'pay', code: 'money.negative' }],
		});
	});

	it('rejects a text that is too long', () => {
		expect(readAnswers(employment, { employer: 'x'.repeat(101) })).toMatchObject({
			problems: [{ code: 'text.tooLong' }],
		});
	});
});

describe('kinds of answer', () => {
	it.each([
		['percent', '50%', '50'],
		['percent', ' 50 % ', '50'],
		['percent', '50%%', 'number.notWhole'],
		[undefined, '50%', 'number.notWhole'],
	] as const)('a number of %s takes %s as %s', (unit, typed, expected) => {
		const question = { id: 'one', kind: 'wholeNumber', ...(unit && { unit }) } as const;
		const read = readAnswers({ ...scope, pages: [], questions: [question] }, { one: typed });
		expect(read.ok ? read.answers.one : read.problems[0]?.code).toBe(expected);
	});

	it.each([
		['wholeNumber', ' 1,234 ', '1234'],
		['wholeNumber', '007', '7'],
		['wholeNumber', '1.5', 'number.notWhole'],
		['wholeNumber', '-1', 'number.notWhole'],
		['wholeNumber', '2000', 'number.outOfRange'],
		['quantity', '1,000.50', '1000.5'],
		['quantity', '0.00000001', '0.00000001'],
		['quantity', '10', '10'],
		['quantity', '1e3', 'number.invalid'],
		['share', '1/3', '1/3'],
		['share', '101', 'share.invalid'],
		['utr', '22345 67890', '2234567890'],
		['utr', '1', 'utr.invalid'],
		['nationalInsuranceNumber', 'qq 12 34 56 c', 'QQ123456C'],
		['nationalInsuranceNumber', 'x', 'nino.invalid'],
		['postcode', 'ls14dl', 'LS1 4DL'],
		['postcode', 'x', 'postcode.invalid'],
		['telephone', '(0113) 496-0000', '0113 496 0000'],
		['telephone', 'x', 'telephone.invalid'],
		['sortCode', '12-34-56', '123456'],
		['sortCode', '1', 'sortCode.invalid'],
		['accountNumber', '1234567', '01234567'],
		['accountNumber', '1', 'accountNumber.invalid'],
		['buildingSocietyReference', 'a/1', 'A/1'],
		['buildingSocietyReference', '?', 'buildingSocietyReference.invalid'],
		['companyNumber', 'sc 123456', 'SC123456'],
		['companyNumber', 'x', 'companyNumber.invalid'],
		['claimCode', 'prr', 'PRR'],
		['claimCode', 'long', 'claimCode.invalid'],
		['entry', 'an-id', 'an-id'],
	] as const)('%s reads %s as %s', (kind, typed, expected) => {
		const section: Section = { ...scope, pages: [], questions: [{ id: 'one', kind, most: 1999 }] };
		const read = readAnswers(section, { one: typed });
		expect(read.ok ? read.answers.one : read.problems[0]?.code).toBe(expected);
	});
});

describe('questions that depend on others', () => {
	const section: Section = {
		...{ ...scope, group: 'other', pages: [] },
		questions: [
			{ id: 'left', kind: 'yesNo' },
			{ id: 'when', kind: 'date', neededToFile: true, shownWhen: { question: 'left', is: true } },
			{ id: 'why', kind: 'choice', choices: ['moved', 'retired'] },
		],
	};

	it('are asked and stored only then', () => {
		expect(shownQuestions(section, { left: false }).map(({ id }) => id)).toEqual(['left', 'why']);
		expect(readAnswers(section, { left: false, when: 'nonsense' })).toEqual({
			ok: true,
			answers: { left: false, why: null },
		});
		expect(readAnswers(section, { left: true, when: '2025-02-30', why: 'moved' })).toMatchObject({
			problems: [{ question: 'when', code: 'date.invalid' }],
		});
		expect(readAnswers(section, { left: true, when: '2025-02-28', why: 'bored' })).toMatchObject({
			problems: [{ question: 'why', code: 'choice.unknown' }],
		});
	});

	it('count as missing only then', () => {
		expect(missingToFile(section, { left: false })).toEqual([]);
		expect(missingToFile(section, { left: true }).map(({ id }) => id)).toEqual(['when']);
	});

	it('may stay blank if what they depend on may', () => {
		const missing = (accountingMethod: string | null) =>
			missingToFile(selfEmployment, { accountingMethod }).map(({ id }) => id);
		expect(missing('accruals')).toEqual(missing(null));
		expect(missing(null)).toContain('hadLosses');
	});
});

describe('boxOf', () => {
	it('follows the answer that decides the box', () => {
		const amount = bankInterest.questions.find(({ id }) => id === 'amount') satisfies Question | undefined;
		expect(amount && boxOf(amount, { taxedAlready: true })).toBe('INC1');
		expect(amount && boxOf(amount, { taxedAlready: false })).toBe('INC2');
	});
});

describe('contradictory answers', () => {
	it('include a disallowed part larger than the expense', () => {
		const typed = (part: string) => ({
			...{ description: 'Baker', turnover: '9000', tradingAllowance: false, oneFigure: false },
			...{ costOfGoods: '100', hadDisallowable: true, disallowableCostOfGoods: part },
		});
		expect(readAnswers(selfEmployment, typed('100.00')).ok).toBe(true);
		expect(readAnswers(selfEmployment, typed('100.01'))).toEqual({
			ok: false,
			problems: [{ question: 'disallowableCostOfGoods', code: 'disallowable.aboveExpense' }],
		});
	});

	it('include a class of shares already in another entry', () => {
		const named = (name: string, kind = 'listedShares', section = 'shareHolding') => ({
			...{ section, answers: { name, kind } },
		});
		const others = [named('Acme plc'), named('Moss', 'listedShares', 'shareTrade')];
		const said = (entry: ReturnType<typeof named>) => saidTwice(shareHolding, entry.answers, others);
		expect(said(named(' ACME plc'))).toEqual({ question: 'name', code: 'holding.twice' });
		expect(said(named('Acme plc', 'unlistedShares'))).toBeUndefined();
		expect(said(named('Moss'))).toBeUndefined();
	});
});
