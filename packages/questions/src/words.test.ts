/** Every section and question has words, and answers read back as they were meant. */
import {
	boxName,
	hasPageWords,
	hasQuestionWords,
	hasSectionWords,
	questionWords,
	topicTitle,
	whyWeAsk,
} from '@halfpenny/messages/questions';
import { describe, expect, it } from 'vitest';
import { presentAmount } from './present-amount.ts';
import { entryName, presentAnswer, sameAnswer } from './present-answer.ts';
import type { Question } from './question.ts';
import { findSection, sections } from './sections/index.ts';

const questions = sections.flatMap((section) =>
	section.questions.map((question) => [section.id, question.id, question] as const),
);

describe('words', () => {
	it.each(sections.map(({ id }) => id))('section %s has them', (id) => {
		expect(hasSectionWords(id)).toBe(true);
	});

	it.each(sections)('the screens and the topic of $id have them', ({ id, topic, pages = [] }) => {
		for (const page of pages) expect(hasPageWords(id, page.id), page.id).toBe(true);
		expect(topicTitle(topic)).not.toBe(topic);
	});

	it.each(questions)('%s.%s has them', (section, id, { choices = [] }) => {
		expect(hasQuestionWords(section, id)).toBe(true);
		for (const choice of choices) expect(questionWords(section, id).choices).toHaveProperty(choice);
	});

	it.each(questions)(
		'%s.%s says what is missing when it must be answered',
		(section, id, { neededToKeep }) => {
			if (neededToKeep) expect(questionWords(section, id).missing).toBeTruthy();
		},
	);

	it.each(questions)('%s.%s says why it is asked when HMRC wants it', (section, id, question) => {
		const page = findSection(section)?.pages?.find(({ questions: ids }) => ids.includes(id));
		if (question.boxes) expect(whyWeAsk(section, page?.id ?? 'all', id)).toBeTruthy();
		for (const { box } of question.boxes ?? []) expect(boxName(box)).not.toBe(box);
	});
});

describe('presentAnswer', () => {
	const money: Question = { id: 'pay', kind: 'money' };
	it.each([
		[money, null, 'Not answered yet'],
		[money, undefined, 'Not answered yet'],
		[money, '0.00', '£0.00'],
		[money, '12345678.90', '£12,345,678.90'],
		[{ id: 'taxDeducted', kind: 'signedMoney' }, '-5.00', '\u2212£5.00'],
		[{ id: 'companyDirector', kind: 'yesNo' }, false, 'No'],
		[{ id: 'share', kind: 'share' }, '33.3', '33.3%'],
		[{ id: 'share', kind: 'share' }, '2/6', '1/3'],
		[{ id: 'employer', kind: 'text' }, 'Mill', 'Mill'],
		[{ id: 'bought', kind: 'date' }, '2025-04-05', '5 April 2025'],
		[{ id: 'bought', kind: 'date' }, 'soon', 'soon'],
		[{ id: 'spouse', kind: 'nationalInsuranceNumber' }, 'QQ123456C', 'QQ 12 34 56 C'],
		[{ id: 'privateUsePercent', kind: 'wholeNumber', unit: 'percent' }, '20', '20%'],
		[{ id: 'children', kind: 'wholeNumber' }, '2', '2'],
		[{ id: 'sortCode', kind: 'sortCode' }, '123456', '12-34-56'],
		[{ id: 'of', kind: 'entry' }, 'gone', 'Not answered yet'],
	] as const)('of %o with %j is %j', (question, answer, words) => {
		expect(presentAnswer('employment', question, answer)).toBe(words);
	});

	it('names the entry that an answer points to, and an entry by its title in words', () => {
		const question: Question = { id: 'business', kind: 'entry', ofSection: 'selfEmployment' };
		expect(presentAnswer('businessAsset', question, 'a', (id) => `Business ${id}`)).toBe('Business a');
		const trade = findSection('shareTrade');
		expect(trade && entryName(trade, { date: '2024-05-01' })).toBe('1 May 2024');
		expect(trade && entryName(trade, { date: null })).toBeUndefined();
	});

	it('shows what is no amount as it is', () => {
		expect(presentAmount('about ten')).toBe('about ten');
	});
});

describe('sameAnswer', () => {
	const money: Question = { id: 'pay', kind: 'money' };
	const text: Question = { id: 'employer', kind: 'text' };
	it.each([
		[text, '', null, true],
		[text, ' a ', 'a', true],
		[text, undefined, null, true],
		[{ id: 'companyDirector', kind: 'yesNo' }, false, null, false],
		[money, '0.00', null, false],
		[money, '62,000.5', '62000.50', true],
		[money, 'lots', 'lots', true],
		[text, '62,000.5', '62000.50', false],
	] as const)('of %o with %j and %j is %s', (question, one, other, same) => {
		expect(sameAnswer(question, one, other)).toBe(same);
	});
});
