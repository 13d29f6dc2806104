/** The tax beside a form follows what is typed, and waits while that can't be read. */
import { findSection } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { dueOn, withDraft } from './engine.ts';

const interest = findSection('bankInterest');
if (!interest) throw new Error('there is a section bankInterest');
const person = { taxYear: '2024-25', residence: 'uk', dateOfBirth: null } as const;
const job = {
	id: 'e1',
	section: 'employment',
	answers: { employer: 'Mill', pay: '50270.00', taxDeducted: '7540.00' },
};
const account = {
	id: 'e2',
	section: 'bankInterest',
	answers: { account: 'A', taxedAlready: false, amount: '500.00' },
};

describe('the tax on a draft', () => {
	it('includes what is being typed', () => {
		expect(dueOn(person, [job])?.amount).toBe(0);
		const typed = withDraft(
			[job, account],
			interest,
			'e2',
			{ ...account.answers, amount: '£1,500' },
			'2024-25',
		);
		// £1,000 above a higher rate taxpayer's personal savings allowance (£500), at 40%.
		expect(typed && dueOn(person, typed)?.amount).toBe(400_00);
	});

	it('includes an entry that is still being added', () => {
		const typed = withDraft([job], interest, undefined, { ...account.answers, amount: '1500' }, '2024-25');
		expect(typed && dueOn(person, typed)?.amount).toBe(400_00);
	});

	it('is blank until there is income or a gain, even one without tax to pay', () => {
		expect(dueOn(person, [])).toEqual({ amount: 0, blank: true });
		expect(dueOn(person, [job])?.blank).toBe(false);
		const named = { ...job, answers: { employer: 'Mill' } };
		expect(dueOn(person, [named])?.blank).toBe(true);
	});

	it('is undefined while an amount can’t be read', () => {
		expect(
			withDraft([job], interest, undefined, { ...account.answers, amount: '15oo' }, '2024-25'),
		).toBeUndefined();
	});
});
