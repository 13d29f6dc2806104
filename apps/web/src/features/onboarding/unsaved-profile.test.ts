/** A profile half typed comes back over what is saved, and only what was typed is kept. */
import { expect, it } from 'vitest';
import type { User } from '../../api/shapes.ts';
import { startProfile } from './profile.ts';
import { typedIn, withTyped } from './unsaved-profile.ts';

const saved = startProfile({
	...{
		firstName: 'Ann',
		email: 'ann@example.com',
		dateOfBirth: '1980-02-29',
		noUniqueTaxReferenceYet: false,
	},
} as unknown as User);
const profile = {
	...{ ...saved, lastName: 'Example', noUniqueTaxReferenceYet: true },
	dateOfBirth: { ...saved.dateOfBirth, year: '198' },
};

it('keeps what differs, as typed', () => {
	expect(typedIn(saved, saved)).toEqual({});
	expect(typedIn(profile, saved)).toEqual({
		...{ lastName: 'Example', noUniqueTaxReferenceYet: true },
		'dateOfBirth.year': '198',
	});
});

it('puts it back, and ignores what is no field', () => {
	const typed = typedIn(profile, saved);
	expect(withTyped(saved, { ...typed, gone: 'x', city: true })).toEqual(profile);
	expect(withTyped(saved, {})).toEqual(saved);
});
