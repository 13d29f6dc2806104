/** What is asked depends on earlier answers, the screen and the year. */
import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import type { Section } from './question.ts';
import { findSection } from './sections/index.ts';
import { scope } from './sections/scope.ts';
import { selfEmployment } from './sections/self-employment/self-employment.ts';
import { employment } from './sections/work/employment.ts';
import { holds, inYears, pagesAreKnown, pagesOf, shownPages, shownQuestions } from './shown.ts';

const ids = (questions: readonly { readonly id: string }[]) => questions.map(({ id }) => id);

describe('shownQuestions', () => {
	const section: Section = {
		...scope,
		pages: [
			{ id: 'one', questions: ['lets', 'kind'] },
			{ id: 'two', questions: ['rooms', 'lodger'], shownWhen: { question: 'kind', is: ['flat', 'house'] } },
		],
		questions: [
			{ id: 'lets', kind: 'yesNo' },
			{
				...{ id: 'kind', kind: 'choice', choices: ['flat', 'house', 'field'] },
				shownWhen: { question: 'lets', is: true },
			},
			{ id: 'rooms', kind: 'wholeNumber' },
			{ id: 'lodger', kind: 'yesNo', years: { until: '2024-25' } },
		],
	};

	it.each([
		['nothing', {}, ['lets']],
		['a yes', { lets: true }, ['lets', 'kind']],
		['one of the answers that a screen waits for', { lets: true, kind: 'house' }, ['lets', 'kind', 'rooms']],
		['another answer', { lets: true, kind: 'field' }, ['lets', 'kind']],
		['an answer to what is no longer asked', { lets: false, kind: 'house' }, ['lets']],
	])('after %s', (_, answers, shown) => {
		expect(ids(shownQuestions(section, answers, '2025-26'))).toEqual(shown);
	});

	it('asks everything of its year, and of all years without one', () => {
		const answers = { lets: true, kind: 'flat' };
		expect(ids(shownQuestions(section, answers, '2024-25'))).toContain('lodger');
		expect(ids(shownQuestions(section, answers))).toContain('lodger');
		expect(shownQuestions({ ...section, years: { from: '2025-26' } }, answers, '2024-25')).toEqual([]);
	});

	it('asks for working from home only while there is relief for it', () => {
		const answers = { employer: 'Mill', hadExpenses: true };
		expect(ids(shownQuestions(employment, answers, '2025-26'))).toContain('workingFromHome');
		expect(ids(shownQuestions(employment, answers, '2026-27'))).not.toContain('workingFromHome');
	});
});

describe('shownPages', () => {
	it('leaves a simple job with one screen', () => {
		const answers = { companyDirector: false, hadBenefits: false, hadExpenses: false, hadOtherPay: false };
		expect(ids(shownPages(employment, answers))).toEqual(['job']);
	});

	it('leaves a small business with few screens, and opens what it has', () => {
		const small = { tradingAllowance: false, oneFigure: true, allowancesBy: 'none' };
		const screens = ['business', 'takings', 'more'];
		expect(ids(shownPages(selfEmployment, small))).toEqual(screens);
		expect(ids(shownPages(selfEmployment, { ...small, oneFigure: false, hadTaxTakenOff: true }))).toEqual([
			...['business', 'takings', 'byKind', 'more', 'taxTakenOff'],
		]);
	});

	it('puts everything on one screen by default', () => {
		expect(pagesOf({ ...scope, pages: undefined } as unknown as Section)).toEqual([
			{ id: 'all', questions: ids(scope.questions) },
		]);
	});
});

describe('conditions and years', () => {
	it('hold for one answer or one of several, never for a blank', () => {
		expect(holds({ question: 'a', is: false }, { a: false })).toBe(true);
		expect(holds({ question: 'a', is: false }, { a: null })).toBe(false);
		expect(holds({ question: 'a', is: false }, {})).toBe(false);
		expect(holds({ question: 'a', is: ['x', 'y'] }, { a: 'y' })).toBe(true);
		expect(holds({ question: 'a', is: ['x', 'y'] }, { a: 'z' })).toBe(false);
	});

	it.each([
		[{ from: '2024-25' }, '2023-24', false],
		[{ from: '2024-25' }, '2024-25', true],
		[{ until: '2024-25' }, '2024-25', true],
		[{ until: '2024-25' }, '2025-26', false],
		[{ from: '2024-25', until: '2024-25' }, '2026-27', false],
		[undefined, '2023-24', true],
	] as const)('%o holds in %s: %s', (years, year, expected) => {
		expect(inYears(years, year)).toBe(expected);
	});
});

describe('pagesAreKnown', () => {
	const gates = { hadBenefits: false, hadExpenses: false, hadOtherPay: false };

	it('waits for every answer that can still open a screen', () => {
		expect(pagesAreKnown(employment, {})).toBe(false);
		expect(pagesAreKnown(employment, gates)).toBe(false);
		expect(pagesAreKnown(employment, { ...gates, hadOtherPay: null, companyDirector: false })).toBe(false);
		expect(pagesAreKnown(employment, { ...gates, companyDirector: false })).toBe(true);
		expect(pagesAreKnown(employment, { ...gates, hadBenefits: true, companyDirector: true })).toBe(true);
	});

	it('does not wait for what this year does not ask', () => {
		const years = { until: '2024-25' } as const;
		const section: Section = {
			...scope,
			pages: [
				{ id: 'one', questions: ['lets'] },
				{ id: 'two', questions: ['rooms'], shownWhen: { question: 'lets', is: true } },
			],
			questions: [
				{ id: 'lets', kind: 'yesNo' },
				{ id: 'rooms', kind: 'wholeNumber', years },
			],
		};
		expect(pagesAreKnown(section, {}, '2024-25')).toBe(false);
		expect(pagesAreKnown(section, {}, '2025-26')).toBe(true);
	});
});

describe('costs of a person unsure about an allowance', () => {
	const askedWith = (id: string, answers: Readonly<Record<string, Answer>>) => {
		const section = findSection(id);
		if (!section) throw new Error(id);
		return ids(shownQuestions(section, answers, '2025-26'));
	};

	it.each([null, '', false])('are asked for after %j', (allowance) => {
		expect(askedWith('selfEmployment', { tradingAllowance: allowance })).toContain('oneFigure');
		const rent = { lettingKind: 'property', propertyAllowance: allowance };
		expect(askedWith('ukProperty', rent)).toEqual(expect.arrayContaining(['oneFigure', 'financeCosts']));
	});

	it('are not asked if the allowance is claimed or was not offered', () => {
		const costs = expect.stringMatching(/^(oneFigure|totalExpenses|allowancesBy|hasAssets|financeCosts)$/);
		for (const [section, answers] of [
			['selfEmployment', { tradingAllowance: true, oneFigure: true, allowancesBy: 'list' }],
			['ukProperty', { lettingKind: 'property', propertyAllowance: true, oneFigure: true }],
			['ukProperty', { lettingKind: 'lodger', oneFigure: true, allowancesBy: 'list' }],
		] as const)
			expect(askedWith(section, answers)).not.toEqual(expect.arrayContaining([costs]));
	});
});
