/** What a P60 adds to its person's profile. */
import { type Reading, usesOf } from '@halfpenny/reader';
import type { Profile } from '../profile/profile.ts';
import type { ProposedChange } from '../proposals/proposal-content.ts';
import { evidenceOf } from './papers.ts';

/** A person and their current profile. */
interface Owner {
	readonly userId: string;
	readonly version: number;
	readonly profile: Pick<Profile, 'firstName' | 'lastName' | 'nationalInsurance'>;
}

/** Which field of the document fills which field of the profile. */
const FIELDS = {
	firstName: 'forenames',
	lastName: 'surname',
	nationalInsurance: 'nationalInsuranceNumber',
} as const;

/**
 * Changes that fill blanks of the profile from the first document. None if it has a different National Insurance
 * number: it is someone else's.
 */
export function profileChangesOf(reading: Reading, { userId, version, profile }: Owner): ProposedChange[] {
	const person = usesOf(reading.documentType)?.person;
	if (!person || !('surname' in person)) return [];
	const fieldOf = (name: string) => reading.fields.find((field) => field.name === name);
	const number = fieldOf('nationalInsuranceNumber')?.value.slice(0, 8);
	const own = profile.nationalInsurance?.slice(0, 8);
	if (own && number && own !== number) return [];
	return Object.entries(FIELDS).flatMap(([name, from]): ProposedChange[] => {
		const field = fieldOf(from);
		const isBlank = !profile[name as keyof typeof FIELDS];
		if (!field || !isBlank) return [];
		const of = { section: 'profile', entry: { id: userId, version }, operation: 'set' } as const;
		return [{ ...of, field: name, value: field.value, evidence: evidenceOf(field, reading) }];
	});
}
