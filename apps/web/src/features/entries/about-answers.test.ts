/** A page about the year sends what was said on it and nothing else; nothing picked is not "none". */
import { describe, expect, it } from 'vitest';
import { aboutAnswers } from './about-answers.ts';

const questions = ['one', 'two'].map((id) => ({ id, kind: 'yesNo' as const }));
const list = { id: 'page', questions, picked: true };
const said = (page: typeof list, shown: object, touched: object) =>
	aboutAnswers(page, { ...shown }, { ...touched });

describe('aboutAnswers', () => {
	it('sends only what was touched', () => {
		const oneByOne = { ...list, picked: false };
		expect(said(oneByOne, { one: true, two: false }, { two: false })).toEqual({ said: { two: false } });
		expect(said(oneByOne, { one: true }, {})).toEqual({ said: {} });
	});

	it('takes what is left of a list as no, once something is picked', () => {
		expect(said(list, { two: true }, { two: true })).toEqual({ said: { one: false, two: true } });
		expect(said(list, { one: false, two: false }, {})).toEqual({ said: { one: false, two: false } });
	});

	it('asks again where nothing is picked', () => {
		const problem = { problems: [{ field: 'one', message: 'Tick what was so, or “None of these”' }] };
		expect(said(list, {}, {})).toEqual(problem);
		expect(said(list, { one: false, two: null }, { two: null })).toEqual(problem);
	});
});
