/** A notice about a proposal, and what the proposal is compared with. */
import type { Entry } from '../entries/entry.ts';
import type { Profile } from '../profile/profile.ts';

/** A plain sentence with its code. */
export interface Notice {
	readonly code: string;
	readonly message: string;
}

/** What the proposal is compared with. */
export interface Context {
	/** The year of the return; undefined for a profile. */
	readonly taxYear: string | undefined;
	readonly profile:
		| Pick<Profile, 'nationalInsurance' | 'uniqueTaxReference' | 'firstName' | 'lastName'>
		| undefined;
	/** The entries of the return. */
	readonly entries: readonly Pick<Entry, 'section' | 'answers'>[];
}
