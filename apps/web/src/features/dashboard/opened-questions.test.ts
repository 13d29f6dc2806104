/** A step that falls when a no becomes a yes has its reason beside it: the questions that the yes opens, counted. */
import {
	type Answer,
	askedSections,
	type FoldableEntry,
	missingInEntry,
	openScopeQuestions,
	type ReturnType,
	scopeOf,
} from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { openedQuestions, openedWords } from './opened-questions.ts';
import { progressOf } from './progress.ts';

const taxYear = '2025-26';
const whole = { companyDirector: false, hadBenefits: false, hadExpenses: false, hadOtherPay: false };
const job = { employer: 'Mill', payeReference: '123/AB4', pay: '1.00', taxDeducted: '0.00', ...whole };
const employment = (answers: Record<string, Answer>) => ({
	...{ id: 'job', section: 'employment' },
	answers: { ...job, ...answers },
});
const scope = (
	answers: Record<string, Answer>,
	entries: readonly FoldableEntry[],
	returnType: ReturnType,
) => {
	let said = answers;
	const section = scopeOf(returnType)?.id ?? '';
	for (;;) {
		const open = openScopeQuestions([{ section, answers: said }, ...entries], taxYear, returnType);
		if (open.length === 0) return { section, answers: said };
		said = { ...said, ...Object.fromEntries(open.map(({ id }) => [id, false])) };
	}
};
const stepsOf = (entries: readonly FoldableEntry[], returnType: ReturnType) => [
	...progressOf({
		...{ entries, documents: [], taxReturn: { status: 'draft', taxYear, returnType } },
		...{ calculated: true, readyToSend: false },
	}),
];
const openedBy = (entries: readonly FoldableEntry[], returnType: ReturnType = 'individual') =>
	openedQuestions({ entries, taxReturn: { status: 'draft', taxYear, returnType } });
const countOf = (opened: readonly { readonly count: number }[]) =>
	opened.reduce((all, { count }) => all + count, 0);

describe.each(['individual', 'partnership'] as const)(
	'a no of a return of kind %s that becomes a yes',
	(kind) => {
		const entries = kind === 'individual' ? [employment({})] : [];
		const before = scope({}, entries, kind);
		const questions = Object.keys(before.answers);

		it('is looked at for every question about the year', () => {
			expect(questions.length).toBeGreaterThan(kind === 'individual' ? 15 : 3);
		});

		it.each(questions)('%s: says how many questions come with it if a step falls', (question) => {
			const was = [before, ...entries];
			const now = [{ ...before, answers: { ...before.answers, [question]: true } }, ...entries];
			const steps = stepsOf(now, kind);
			const fell = stepsOf(was, kind).filter((step) => !steps.includes(step));
			const more = countOf(openedBy(now, kind)) - countOf(openedBy(was, kind));
			expect(fell.length === 0 || more > 0).toBe(true);
		});
	},
);

describe('the words', () => {
	it('count what the first entry of a new section needs', () => {
		const said = scope({ giftAid: true }, [employment({})], 'individual');
		const entries = [said, employment({})];
		const gifts = askedSections(entries, taxYear).find(({ id }) => id === 'giftAid');
		if (gifts === undefined) throw new Error('no section of gifts');
		const count = missingInEntry(gifts, { section: 'giftAid', answers: {} }, entries, taxYear).length;
		expect(openedBy(entries)).toEqual([{ section: 'giftAid', count }]);
		expect(openedWords(openedBy(entries))).toMatch(
			/^Your answers so far lead to (one|\d) more questions?: \d in “.*”\.$/,
		);
	});

	it('count what a yes within an entry opens, over every entry of the section', () => {
		const directors = [
			employment({ companyDirector: true }),
			employment({ companyDirector: true, pay: null }),
		];
		const entries = [scope({}, [employment({})], 'individual'), ...directors];
		const jobs = askedSections(entries, taxYear).find(({ id }) => id === 'employment');
		if (jobs === undefined) throw new Error('no section of jobs');
		const [one = 0, other = 0] = directors.map((job) => missingInEntry(jobs, job, entries, taxYear).length);
		expect([one > 0, other - one]).toEqual([true, 1]);
		expect(openedBy(entries)).toEqual([{ section: 'employment', count: one + other }]);
	});

	it('count a section that another one opens', () => {
		const trade = { id: 't', section: 'selfEmployment', answers: { hasAssets: true } };
		const opened = openedBy([scope({}, [employment({}), trade], 'individual'), employment({}), trade]);
		expect(opened.map(({ section }) => section)).toEqual(['selfEmployment', 'businessAsset']);
	});

	it('say nothing once everything is answered, nor before anything was', () => {
		expect(
			openedWords(openedBy([scope({}, [employment({})], 'individual'), employment({})])),
		).toBeUndefined();
		expect(openedWords(openedBy([]))).toBeUndefined();
	});
});
