/** Answers that are neither yes, nor no, nor the words of a choice. */
import { describe, expect, it } from 'vitest';
import { sayingOf } from './sayings.ts';

describe('sayingOf', () => {
	it.each([
		['jointlyLet', "it's all mine", false],
		['jointlyLet', 'half is my sister’s', true],
		['lettingKind', 'just the one flat', 'property'],
		['lettingKind', 'my lodger has a room', 'lodger'],
		['startedThisYear', 'been going years', false],
		['oneFigure', 'all in one figure', true],
		['higherIncome', 'single mum', 'alone'],
	])('reads the reply to %s, “%s”', (question, text, answer) =>
		expect(sayingOf(question, text)).toBe(answer),
	);

	it('returns nothing for what it does not know', () => {
		expect([sayingOf('jointlyLet', 'perhaps'), sayingOf('pay', 'mine')]).toEqual([undefined, undefined]);
	});
});
