/** After saving, the user goes to the next open question, then to check answers. */
import { openScopeQuestions, scopeOf, shownQuestions } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { leadsOn } from './from-check.ts';
import { onwards } from './onwards.ts';

const taxReturn = { id: 'r', taxYear: '2025-26', returnType: 'individual' } as const;
const scope = scopeOf('individual');
const no = Object.fromEntries(
	(scope ? shownQuestions(scope, {}, '2025-26') : []).map(({ id }) => [id, false]),
);
const had = (...ids: string[]) => ({
	...{ id: 's', section: 'scope' },
	answers: { ...no, ...Object.fromEntries(ids.map((id) => [id, true])) },
});
const job = {
	...{ id: 'j', section: 'employment' },
	answers: {
		...{ employer: 'Mill', payeReference: '123/AB4', pay: '1.00', taxDeducted: '0.00' },
		...{ companyDirector: false, hadBenefits: false, hadExpenses: false, hadOtherPay: false },
	},
};
const to = (entries: Parameters<typeof onwards>[1], after?: string) => onwards(taxReturn, entries, after);

describe('onwards', () => {
	it('asks what happened in the year first', () => {
		expect(to([job], 'employment')).toEqual({
			to: '/app/return/r/about',
			words: 'Next: What happened this year?',
		});
	});

	it('opens the first entry of each section the user has, in the order of the list', () => {
		const entries = [had('employment', 'giftAid', 'bankInterest'), job];
		expect(to(entries, 'scope')).toEqual({
			to: '/app/return/r/bankInterest/add',
			words: 'Next: Interest from savings',
		});
		expect(to(entries, 'bankInterest').to).toBe('/app/return/r/giftAid/add');
		expect(to(entries, 'giftAid').to).toBe('/app/return/r/bankInterest/add');
	});

	it('leads to the missing answer of an entry', () => {
		const open = { ...job, answers: { ...job.answers, hadBenefits: null } };
		expect(to([had('employment'), open], 'scope').to).toBe('/app/return/r/employment/j/job#hadBenefits');
	});

	it('does not repeat a question that was just saved blank', () => {
		const open = { ...job, answers: { ...job.answers, pay: null } };
		expect(to([had('employment'), open], 'employment').to).toBe('/app/return/r/check');
	});

	it('ends with check answers, then with what the user was not sure about', () => {
		expect(to([had('employment'), job], 'employment')).toEqual({
			to: '/app/return/r/check',
			words: 'Check your answers',
		});
		const unsure = { ...had('employment'), answers: { ...had('employment').answers, giftAid: '' } };
		expect(openScopeQuestions([unsure, job], '2025-26')).toHaveLength(1);
		expect(to([unsure, job], 'employment').to).toBe('/app/return/r/about');
		expect(to([unsure, job], 'scope').to).toBe('/app/return/r/check');
	});

	it('offers the partnership’s code before the form', () => {
		const entries = [had('partnershipShare'), job];
		expect(to(entries, 'scope').to).toBe('/app/return/r/partnershipShare');
	});
});

it('moves on only when the address says so', () => {
	expect([leadsOn('then=next'), leadsOn(''), leadsOn('from=check&then=job')]).toEqual([true, false, false]);
});
