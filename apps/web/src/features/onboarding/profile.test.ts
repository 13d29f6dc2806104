/** Who sees the wizard, what each step rejects, and what it sends. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { User } from '../../api/shapes.ts';
import { needsOnboarding } from './needs-onboarding.ts';
import { profileBody, profileControl, profileProblems, showing, startProfile } from './profile.ts';

const nobody: User = {
	id: '5b2f3c3e-6a51-4a53-8f0e-0d4f3c0b1a2d',
	username: 'ada',
	email: 'ada@example.com',
	firstName: null,
	lastName: null,
	dateOfBirth: null,
	nationalInsurance: null,
	uniqueTaxReference: null,
	noUniqueTaxReferenceYet: false,
	plan: null,
	addressLine1: null,
	addressLine2: null,
	city: null,
	county: null,
	postcode: null,
	phoneNumber: null,
	warnings: {},
};
const ada: User = {
	...nobody,
	firstName: 'Ada',
	lastName: 'Byron',
	dateOfBirth: '1985-03-27',
	nationalInsurance: 'QQ123456C',
	uniqueTaxReference: '1234567895',
	addressLine1: '1 Mill Lane',
	city: 'Leeds',
	postcode: 'LS1 4DL',
};

describe('needsOnboarding', () => {
	it('is true without a UTR, a National Insurance number or an address', () => {
		expect(needsOnboarding(ada)).toBe(false);
		for (const field of ['uniqueTaxReference', 'nationalInsurance', 'addressLine1'] as const)
			expect(needsOnboarding({ ...ada, [field]: null }), field).toBe(true);
	});

	it('is false for a user who has said they have no UTR yet', () => {
		expect(needsOnboarding({ ...ada, uniqueTaxReference: null, noUniqueTaxReferenceYet: true })).toBe(false);
	});

	it('asks for nothing else', () => {
		expect(needsOnboarding({ ...ada, firstName: null, dateOfBirth: null, postcode: null })).toBe(false);
	});
});

describe('profileProblems', () => {
	const fields = (step: 'personal' | 'address', over: object) =>
		profileProblems(step, { ...startProfile(ada), ...over }).map(({ field }) => field);

	it('finds nothing wrong with a complete profile', () => {
		expect([...fields('personal', {}), ...fields('address', {})]).toEqual([]);
	});

	it('names everything that is missing, in order', () => {
		const empty = startProfile({ ...nobody, email: '' });
		expect(profileProblems('personal', empty).map(({ field }) => field)).toEqual([
			'firstName',
			'lastName',
			'email',
			'dateOfBirth-day',
			'nationalInsurance',
			'uniqueTaxReference',
		]);
		expect(profileProblems('address', empty).map(({ field }) => field)).toEqual([
			'addressLine1',
			'city',
			'postcode',
		]);
	});

	it.each([
		['personal', { email: 'ada' }, 'email'],
		['personal', { nationalInsurance: 'QQ 12 34' }, 'nationalInsurance'],
		['personal', { uniqueTaxReference: '123' }, 'uniqueTaxReference'],
		['personal', { dateOfBirth: { day: '31', month: 'Feb', year: '1985' } }, 'dateOfBirth-day'],
		['personal', { dateOfBirth: { day: '1', month: '13', year: '1985' } }, 'dateOfBirth-month'],
		['address', { postcode: 'nowhere' }, 'postcode'],
	] as const)('in step %s refuses %o', (step, over, field) => {
		expect(fields(step, over)).toEqual([field]);
	});

	it('does not ask for a UTR from a user who has none yet', () => {
		expect(fields('personal', { uniqueTaxReference: '', noUniqueTaxReferenceYet: true })).toEqual([]);
	});

	it('names the answer in a sentence', () => {
		expect(profileProblems('personal', startProfile({ ...ada, lastName: null }))[0]?.message).toBe(
			'Enter your last name',
		);
		expect(profileProblems('personal', startProfile({ ...ada, nationalInsurance: null }))[0]?.message).toBe(
			'Enter your National Insurance number',
		);
	});
});

describe('profileBody', () => {
	it('sends known values back unchanged', () => {
		expect({
			...profileBody('personal', startProfile(ada)),
			...profileBody('address', startProfile(ada)),
		}).toEqual({
			firstName: 'Ada',
			lastName: 'Byron',
			email: 'ada@example.com',
			dateOfBirth: '1985-03-27',
			nationalInsurance: 'QQ123456C',
			uniqueTaxReference: '1234567895',
			noUniqueTaxReferenceYet: false,
			addressLine1: '1 Mill Lane',
			addressLine2: null,
			city: 'Leeds',
			county: null,
			postcode: 'LS1 4DL',
			phoneNumber: null,
		});
	});

	it('never sends blank text', () => {
		fc.assert(
			fc.property(fc.constantFrom('', ' ', '\t '), (blank) => {
				const typed = { ...startProfile(ada), county: blank, addressLine2: blank, firstName: blank };
				expect(profileBody('address', typed)).toMatchObject({ county: null, addressLine2: null });
				expect(profileBody('personal', typed).firstName).toBeNull();
			}),
		);
	});

	it('sends no UTR for a user who has none yet, whatever was typed', () => {
		const typed = { ...startProfile(ada), noUniqueTaxReferenceYet: true };
		expect(profileBody('personal', typed)).toMatchObject({
			uniqueTaxReference: null,
			noUniqueTaxReferenceYet: true,
		});
	});
});

describe('profileControl', () => {
	it('is the first box of a date', () => {
		expect(profileControl('dateOfBirth')).toBe('dateOfBirth-day');
		expect(profileControl('postcode')).toBe('postcode');
	});
});

it('shows the UTR field to a user who comes to enter one, even if they had none before', () => {
	const without = startProfile({ ...nobody, noUniqueTaxReferenceYet: true });
	expect(showing(without, '#uniqueTaxReference').noUniqueTaxReferenceYet).toBe(false);
	expect(showing(without, '#noUniqueTaxReferenceYet')).toBe(without);
	expect(showing(without, '')).toBe(without);
});
