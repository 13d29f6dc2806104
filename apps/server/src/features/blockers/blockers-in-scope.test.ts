/** Filing waits for a yes or no to each question about the year, unless HMRC already has the return. */
import { scopeOf, shownQuestions } from '@halfpenny/questions';
import { expect, it } from 'vitest';
import { blockersInScope } from './blockers-in-scope.ts';

const entry = (section: string, answers: Record<string, string | boolean | null>) => ({
	...{ id: section, taxReturnId: 'r', userId: 'u', section, position: 1, version: 1, answers },
	...{ createdAt: new Date(0), updatedAt: new Date(0), provenance: {} },
});
const scope = scopeOf('individual');
const no = Object.fromEntries(
	(scope ? shownQuestions(scope, {}, '2025-26') : []).map(({ id }) => [id, false]),
);
const questionsOf = (answers: Record<string, string | boolean | null>, filedBefore = false) =>
	blockersInScope({
		...{ returnType: 'individual', taxYear: '2025-26', filedBefore },
		entries: [entry('scope', { ...no, ...answers })],
	}).map(({ question }) => question);

it('is one thing to do while nothing is answered', () => {
	const told = { returnType: 'individual', taxYear: '2025-26', filedBefore: false } as const;
	expect(blockersInScope({ ...told, entries: [entry('employment', {})] })).toEqual([
		{
			code: 'required.missing',
			message: 'Answer this before you file: What happened this year?',
			...{ section: 'scope', entryId: null, question: null },
		},
	]);
	expect(blockersInScope({ ...told, entries: [], filedBefore: true })).toEqual([]);
});

it('is each blank, each "not sure" and what each yes opens, until it is answered', () => {
	expect(questionsOf({})).toEqual([]);
	expect(questionsOf({ dividends: '', pension: null, documents: null })).toEqual(['dividends', 'pension']);
	expect(questionsOf({ hadPaperwork: true })).toContain('taxAdviser');
});

it('lets a return HMRC has be amended without answers to newer questions, but not with a new “not sure”', () => {
	expect(questionsOf({ pension: null }, true)).toEqual([]);
	expect(questionsOf({ dividends: '' }, true)).toEqual(['dividends']);
});
