/** The order of an entry's screens. Every question can be reached. */
import { questionWords } from '@halfpenny/messages/questions';
import {
	findSection,
	pagesOf,
	type Question,
	type Section,
	sections,
	shownPages,
} from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import {
	afterStep,
	missingOn,
	openLink,
	placeOnOverview,
	screenAddress,
	screensToSee,
	stepLead,
	stepOf,
} from './entry-flow.ts';

const shop: Section = {
	id: 'employment',
	returnType: 'individual',
	group: 'income',
	topic: 'work',
	fold: { as: 'list', into: 'employments' },
	title: 'name',
	amount: 'pay',
	pages: [
		{ id: 'one', questions: ['name', 'more'] },
		{ id: 'two', questions: ['extra'], shownWhen: { question: 'more', is: true } },
		{ id: 'three', questions: ['pay'] },
	],
	questions: [
		{ id: 'name', kind: 'text', neededToKeep: true },
		{ id: 'more', kind: 'yesNo' },
		{ id: 'extra', kind: 'money' },
		{ id: 'pay', kind: 'money', neededToFile: true },
	],
};

describe('the way through an entry', () => {
	it('skips a screen that no answer calls for', () => {
		expect(stepOf(shop, { more: false }, '2024-25')).toMatchObject({
			place: 1,
			of: 2,
			next: { id: 'three' },
		});
		expect(stepOf(shop, { more: true }, '2024-25')).toMatchObject({ of: 3, next: { id: 'two' } });
		expect(stepOf(shop, { more: false }, '2024-25', 'two')).toBeUndefined();
	});

	it('leads from screen to screen, and out of the entry after the last', () => {
		const list = '/app/return/r/employment';
		const last = stepOf(shop, {}, '2024-25', 'three');
		expect(afterStep(shop, list, 'e1', stepOf(shop, {}, '2024-25')?.next)).toBe(`${list}/e1/three`);
		expect(afterStep(shop, list, 'e1', last?.next)).toBeUndefined();
	});

	it('gives the number of screens once no answer can add another', () => {
		expect(stepOf(shop, {}, '2024-25')).toMatchObject({ known: false });
		expect(stepOf(shop, { more: false }, '2024-25')).toMatchObject({ known: true, of: 2 });
		expect(stepOf(shop, { more: true }, '2024-25')).toMatchObject({ known: true, of: 3 });
	});

	it('visits the screens that a change adds, and no others', () => {
		const here = { here: 'one', waiting: [] };
		const change = (before: boolean, after: boolean) => ({
			before: { more: before },
			after: { more: after },
		});
		expect(screensToSee(shop, change(false, true), '2024-25', here)).toEqual(['two']);
		expect(screensToSee(shop, change(true, true), '2024-25', here)).toEqual([]);
		expect(screensToSee(shop, change(true, false), '2024-25', here)).toEqual([]);
		const waiting = { here: 'two', waiting: ['two', 'three'] };
		expect(screensToSee(shop, change(true, true), '2024-25', waiting)).toEqual(['three']);
	});

	it('has an address for each screen of an entry that exists', () => {
		const { pages: _pages, ...plain } = shop;
		expect(screenAddress(shop, '/l', 'e1', 'one')).toBe('/l/e1/one');
		expect(screenAddress(plain, '/l', 'e1', 'all')).toBe('/l/e1');
	});

	it('returns to the answer that opened a screen, or to its replacement', () => {
		const place = (pressed: string, answers: Record<string, string | boolean>) =>
			placeOnOverview(pressed, shownPages(shop, answers, '2024-25'), answers);
		expect(place('more', { name: 'A', more: false })).toBe('more');
		expect(place('more', { name: 'A' })).toBe(openLink('one'));
		expect(place(openLink('one'), { name: 'A' })).toBe(openLink('one'));
		expect(place(openLink('one'), { name: 'A', more: false })).toBe('name');
		expect(place('extra', { more: false, extra: '1.00' })).toBeUndefined();
		expect(place('', {})).toBeUndefined();
	});

	it('counts what filing needs, screen by screen', () => {
		const pages = [stepOf(shop, {}, '2024-25'), stepOf(shop, {}, '2024-25', 'three')];
		expect(pages.map((step) => step && missingOn(shop, step.page, {}, '2024-25'))).toEqual([2, 1]);
	});
});

describe('every section', () => {
	it.each(sections.map((section) => [section.id, section] as const))(
		'%s asks on its first screen what an entry cannot be kept without',
		(_, { pages, questions }) => {
			const needed = questions.filter(({ neededToKeep, shownWhen }) => neededToKeep && !shownWhen);
			const first = pages?.[0]?.questions ?? questions.map(({ id }) => id);
			expect(needed.filter(({ id }) => !first.includes(id)).map(({ id }) => id)).toEqual([]);
		},
	);
});

describe('the sentence under the heading', () => {
	const step = { place: 1, of: 1, known: true, next: undefined };
	const isNeeded = ({ kind, neededToFile }: Question) => neededToFile === true && /money/i.test(kind);
	const hintOf = ({ id }: Section, question: Question) => questionWords(id, question.id).hint ?? '';
	const leadOf = (id: string, page: string, answers = {}) => {
		const section = findSection(id);
		const step = section && stepOf(section, answers, '2025-26', page);
		return section && step && stepLead(section, step, answers);
	};

	it('says what a blank amount means, unless the screen has no amounts', () => {
		expect(leadOf('selfEmployment', 'takings')).toBe(
			'If you don’t know an amount yet, leave it blank and come back to it before you file.',
		);
		expect(leadOf('giftAid', 'all')).toMatch(/^If you don’t know/);
		expect(leadOf('ukProperty', 'letting')).toBeUndefined();
		expect(leadOf('employment', 'job')).toBe('Your P60 or P45 has all of this.');
	});

	it('never says to leave blank what a field beside it wants as 0, or what filing waits for', () => {
		const wrong = sections.flatMap((section) =>
			pagesOf(section).flatMap(({ id, questions: ids }) => {
				const questions = section.questions.filter((question) => ids.includes(question.id));
				const lead = stepLead(section, { ...step, page: { id, questions, picked: false } }, {});
				if (!lead || !/leave .*blank/i.test(lead) || /don’t know/.test(lead)) return [];
				return questions
					.filter((each) => isNeeded(each) || hintOf(section, each).includes('nter 0'))
					.map((each) => `${section.id}.${each.id}: ${lead}`);
			}),
		);
		expect(wrong).toEqual([]);
	});

	it('says where tools and vans go, depending on the accounting basis', () => {
		const byKind = { tradingAllowance: false, oneFigure: false };
		expect(leadOf('selfEmployment', 'byKind', byKind)).toContain('vans that you bought count here');
		expect(leadOf('selfEmployment', 'byKind', { ...byKind, accountingMethod: 'accruals' })).toContain(
			'Do not enter vehicles',
		);
	});
});
