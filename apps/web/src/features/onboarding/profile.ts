/** The profile form: its fields, its problems, and what it sends. */
import type { BodyOf, Calls } from '@halfpenny/contract';
import { parseNino, parsePostcode, parseUtr } from '@halfpenny/facts';
import { sayProblem } from '@halfpenny/messages';
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { profileWords } from '@halfpenny/messages/questions';
import type { User } from '../../api/shapes.ts';
import { type DateParts, readDate, toDateParts } from '../../ui/date-parts.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** The profile as typed. An empty field is "". */
export interface Profile {
	readonly firstName: string;
	readonly lastName: string;
	readonly email: string;
	readonly dateOfBirth: DateParts;
	readonly nationalInsurance: string;
	readonly uniqueTaxReference: string;
	readonly noUniqueTaxReferenceYet: boolean;
	readonly addressLine1: string;
	readonly addressLine2: string;
	readonly city: string;
	readonly county: string;
	readonly postcode: string;
	readonly phoneNumber: string;
}

/** The two steps that ask for the profile. */
export type ProfileStep = 'personal' | 'address';

/** Returns what we know about the user, ready to edit. */
export function startProfile(user: User): Profile {
	return {
		firstName: user.firstName ?? '',
		lastName: user.lastName ?? '',
		email: user.email,
		dateOfBirth: toDateParts(user.dateOfBirth),
		nationalInsurance: user.nationalInsurance ?? '',
		uniqueTaxReference: user.uniqueTaxReference ?? '',
		noUniqueTaxReferenceYet: user.noUniqueTaxReferenceYet,
		addressLine1: user.addressLine1 ?? '',
		addressLine2: user.addressLine2 ?? '',
		city: user.city ?? '',
		county: user.county ?? '',
		postcode: user.postcode ?? '',
		phoneNumber: user.phoneNumber ?? '',
	};
}

/** Returns the profile with the field that the address names after `#` shown: a user who comes to enter a UTR has one now. */
export function showing(profile: Profile, hash: string): Profile {
	return hash === '#uniqueTaxReference' ? { ...profile, noUniqueTaxReferenceYet: false } : profile;
}

type Check = (profile: Profile) => FormProblem | undefined;
type TextField = Exclude<keyof Profile, 'dateOfBirth' | 'noUniqueTaxReferenceYet'>;

const checks: Readonly<Record<ProfileStep, readonly Check[]>> = {
	personal: [
		needed('firstName'),
		needed('lastName'),
		needed('email'),
		formed('email', (text) => /^\S+@\S+\.\S+$/.test(text), sayOnboarding('email.invalid')),
		checkDateOfBirth,
		needed('nationalInsurance'),
		formed('nationalInsurance', (text) => parseNino(text, true) !== undefined, sayProblem('nino.invalid')),
		checkUtr,
	],
	address: [
		needed('addressLine1'),
		needed('city'),
		needed('postcode'),
		formed('postcode', (text) => parsePostcode(text) !== undefined, sayProblem('postcode.invalid')),
	],
};

/** Returns a step's problems in the order of its fields. The server checks again. */
export function profileProblems(step: ProfileStep, profile: Profile): readonly FormProblem[] {
	return checks[step].flatMap((check) => check(profile) ?? []);
}

/** Returns what a step sends: all its answers, with blanks as null. */
export function profileBody(step: ProfileStep, profile: Profile): BodyOf<Calls['updateProfile']> {
	const date = readDate(profile.dateOfBirth);
	if (step === 'address') {
		const { addressLine1, addressLine2, city, county, postcode, phoneNumber } = profile;
		return blanksToNull({ addressLine1, addressLine2, city, county, postcode, phoneNumber });
	}
	const { firstName, lastName, nationalInsurance, uniqueTaxReference, noUniqueTaxReferenceYet } = profile;
	return {
		...blanksToNull({ firstName, lastName, nationalInsurance }),
		uniqueTaxReference: noUniqueTaxReferenceYet ? null : uniqueTaxReference.trim() || null,
		noUniqueTaxReferenceYet,
		email: profile.email.trim(),
		dateOfBirth: date.kind === 'date' ? date.iso : null,
	};
}

/** Returns the control of an answer that the server names. */
export function profileControl(answer: string): string {
	return answer === 'dateOfBirth' ? 'dateOfBirth-day' : answer;
}

function needed(field: TextField): Check {
	const what = profileWords(field).label;
	return (profile) =>
		profile[field].trim() === ''
			? { field, message: sayOnboarding('required', { what: lowerFirst(what) }) }
			: undefined;
}

function formed(field: TextField, fits: (text: string) => boolean, message: string): Check {
	return (profile) => {
		const text = profile[field].trim();
		return text === '' || fits(text) ? undefined : { field, message };
	};
}

function checkDateOfBirth({ dateOfBirth }: Profile): FormProblem | undefined {
	const read = readDate(dateOfBirth);
	if (read.kind === 'date') return undefined;
	if (read.kind === 'empty')
		return { field: 'dateOfBirth-day', message: sayOnboarding('required', { what: 'date of birth' }) };
	return { field: `dateOfBirth-${read.parts[0] ?? 'day'}`, message: sayOnboarding('date.invalid') };
}

function checkUtr({ uniqueTaxReference, noUniqueTaxReferenceYet }: Profile): FormProblem | undefined {
	if (noUniqueTaxReferenceYet) return undefined;
	const field = 'uniqueTaxReference';
	if (uniqueTaxReference.trim() === '') return { field, message: sayOnboarding('required.utr') };
	return parseUtr(uniqueTaxReference) === undefined
		? { field, message: sayProblem('utr.invalid') }
		: undefined;
}

function blanksToNull<Field extends string>(
	texts: Readonly<Record<Field, string>>,
): Record<Field, string | null>;
function blanksToNull(texts: Readonly<Record<string, string>>): Record<string, string | null> {
	return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim() || null]));
}

/** "First name" becomes "first name" in a sentence; "National Insurance number" stays. */
function lowerFirst(label: string): string {
	return /^(National|Unique)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
