/** What we know about the year, and what a page about it sends. */
import { findSection, type Section } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../api/shapes.ts';
import { aboutAnswers, knownAnswers } from './about-year.ts';

const scope = findSection('scope') as Section;
const job = (documentId?: string) =>
	({
		section: 'employment',
		provenance: { pay: documentId === undefined ? { source: 'typed' } : { source: 'document', documentId } },
	}) as unknown as Entry;

describe('knownAnswers', () => {
	it('are the user’s answers, and yes wherever there is an entry', () => {
		expect(knownAnswers(scope, { giftAid: false, employment: null }, [job()])).toEqual({
			giftAid: false,
			employment: true,
		});
		expect(knownAnswers(scope, {}, [job('d')])).toEqual({ employment: true, documents: true });
	});

	it('keep the user’s answers as given', () => {
		expect(knownAnswers(scope, { employment: false, documents: false }, [job('d')])).toEqual({
			employment: false,
			documents: false,
		});
	});
});

const questions = ['one', 'two'].map((id) => ({ id, kind: 'yesNo' as const }));
const list = { id: 'page', questions, picked: true };
const said = (page: typeof list, shown: object, touched: object) =>
	aboutAnswers(page, { ...shown }, { ...touched });

describe('aboutAnswers', () => {
	it('sends only answers that were changed', () => {
		const oneByOne = { ...list, picked: false };
		expect(said(oneByOne, { one: true, two: false }, { two: false })).toEqual({ said: { two: false } });
		expect(said(oneByOne, { one: true }, {})).toEqual({ said: {} });
	});

	it('takes unticked items of a list as no once one is ticked', () => {
		expect(said(list, { two: true }, { two: true })).toEqual({ said: { one: false, two: true } });
		expect(said(list, { one: false, two: false }, {})).toEqual({ said: { one: false, two: false } });
	});

	it('leaves the rest of a list open for a user who isn’t sure, as before', () => {
		expect(said(list, { two: true, 'not-sure': true }, {})).toEqual({ said: { one: '', two: true } });
		expect(said(list, { 'not-sure': true }, {})).toEqual({ said: { one: '', two: '' } });
		expect(said(list, { one: '', two: true }, {})).toEqual({ said: { one: '', two: true } });
		expect(said(list, { one: '', two: true, 'not-sure': false }, {})).toEqual({
			said: { one: false, two: true },
		});
	});

	it('is a problem if nothing is ticked', () => {
		const problem = { problems: [{ field: 'one', message: 'Select what applies, or “None of these”' }] };
		expect(said(list, {}, {})).toEqual(problem);
		expect(said(list, { one: false, two: null }, { two: null })).toEqual(problem);
	});
});
