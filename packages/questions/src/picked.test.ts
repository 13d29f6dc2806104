/** Lists to tick: what stands in one, and that leaving a list alone is not a no. */
import { questionWords } from '@halfpenny/messages/questions';
import { describe, expect, it } from 'vitest';
import { askedTogether, settlePicked } from './picked.ts';
import type { Question } from './question.ts';
import { sections } from './sections/index.ts';

const yesNo = (id: string, picked = true): Question => ({ id, kind: 'yesNo', ...(picked ? { picked } : {}) });
const page = [yesNo('first'), yesNo('loss'), yesNo('tax'), yesNo('alone', false), yesNo('last')];

describe('askedTogether', () => {
	it('puts neighbours into one list, and leaves one alone a question', () => {
		const seen = askedTogether(page).map(({ one, several = [] }) => one?.id ?? several.map(({ id }) => id));
		expect(seen).toEqual([['first', 'loss', 'tax'], 'alone', 'last']);
		expect(askedTogether([])).toEqual([]);
	});
});

describe('settlePicked', () => {
	it('answers no to the rest of a list in which something is ticked', () => {
		expect(settlePicked(page, { loss: true, alone: null, name: 'Ada' })).toEqual({
			...{ first: false, loss: true, tax: false, alone: null, name: 'Ada' },
		});
	});

	it('leaves a list alone in which nothing is', () => {
		expect(settlePicked(page, { first: null, tax: false })).toEqual({ first: null, tax: false });
	});

	it('does not count what is asked by itself', () => {
		expect(settlePicked(page, { last: true })).toEqual({ last: true });
	});
});

const picked = sections.flatMap(({ id, questions }) =>
	questions.filter((question) => question.picked).map((question) => [id, question] as const),
);

it.each(picked)('%s.$id is yes or no, and named as something to tick', (section, { id, kind }) => {
	const { label, tick = label } = questionWords(section, id);
	expect(kind).toBe('yesNo');
	expect(tick).not.toMatch(/\?$/);
});
