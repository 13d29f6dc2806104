/** What a person told us about themselves: one sealed JSON in the person's row. */
import type { UserCipher } from '../../platform/crypto/vault.ts';

/** The profile. Null is not answered. */
export interface Profile {
	readonly username: string;
	readonly email: string;
	readonly firstName: string | null;
	readonly lastName: string | null;
	readonly dateOfBirth: string | null;
	readonly nationalInsurance: string | null;
	readonly uniqueTaxReference: string | null;
	/** "I don't have one yet": everything works except filing. */
	readonly noUniqueTaxReferenceYet: boolean;
	/** The plan chosen when signing up. */
	readonly plan: 'basic' | 'premium' | 'partnership' | null;
	readonly addressLine1: string | null;
	readonly addressLine2: string | null;
	readonly city: string | null;
	readonly county: string | null;
	readonly postcode: string | null;
	readonly phoneNumber: string | null;
}

/** The profile of a new user. */
export function newProfile(username: string, email: string): Profile {
	return {
		username,
		email,
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
	};
}

const PLACE = 'users.sealed_profile';

/** Seals the profile. */
export function sealProfile(cipher: UserCipher, profile: Profile): string {
	return cipher.seal(JSON.stringify(profile), PLACE);
}

/** Opens the stored profile. Throws `TamperedError` when it was changed. */
export function openProfile(cipher: UserCipher, sealed: string): Profile {
	// Profiles from before plans were stored have none.
	return { plan: null, ...JSON.parse(cipher.open(sealed, PLACE)) };
}
