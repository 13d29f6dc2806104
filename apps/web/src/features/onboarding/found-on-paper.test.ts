/** What a document says never replaces what the user typed, and is saved as the user leaves it. */
import { expect, it } from 'vitest';
import type { Proposal, User } from '../../api/shapes.ts';
import { changesOfPaper, filledFrom, foundOnPaper, paperHint } from './found-on-paper.ts';
import { startProfile } from './profile.ts';

const nobody: User = {
	...{ id: 'a', username: 'ada', email: '', firstName: null, lastName: null, dateOfBirth: null },
	...{ nationalInsurance: null, uniqueTaxReference: null, noUniqueTaxReferenceYet: false },
	...{ addressLine1: null, addressLine2: null, city: null, county: null, postcode: null, phoneNumber: null },
	...{ plan: null, warnings: {} },
};
const set = (field: string, value: string): Proposal['changes'][number] => ({
	...{ section: 'profile', entry: { id: 'a', version: 1 }, operation: 'set', field, value },
});
const proposal = { changes: [set('lastName', 'Pritchard'), set('nationalInsurance', 'QQ123456C')] };
const found = foundOnPaper(proposal, 'p60.pdf');

it('fills blanks and keeps what was typed', () => {
	const typed = { ...startProfile(nobody), lastName: 'Jones' };
	const filled = filledFrom(found, typed);
	expect(filled).toEqual({ ...typed, nationalInsurance: 'QQ 12 34 56 C' });
	expect(paperHint(found, 'lastName', filled)).toBe('p60.pdf says Pritchard.');
	expect(paperHint(found, 'nationalInsurance', { ...filled, nationalInsurance: 'qq123456c' })).toContain(
		'Filled in from p60.pdf',
	);
	expect(paperHint(found, 'email', filled)).toBeUndefined();
});

it('approves the proposal as the user corrected it, except what is already saved', () => {
	const corrected = { ...startProfile(nobody), lastName: 'Prichard', nationalInsurance: 'QQ 12 34 56 D' };
	expect(changesOfPaper(proposal, nobody, corrected)).toEqual([
		set('lastName', 'Prichard'),
		set('nationalInsurance', 'QQ 12 34 56 D'),
	]);
	expect(changesOfPaper(proposal, { ...nobody, lastName: 'Jones' }, corrected)).toEqual([
		set('nationalInsurance', 'QQ 12 34 56 D'),
	]);
});
