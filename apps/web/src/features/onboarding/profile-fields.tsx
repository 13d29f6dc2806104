/** The profile's fields, in two groups. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { profileWords } from '@halfpenny/messages/questions';
import type { ComponentProps } from 'react';
import { RegistrationGuide } from '../../returns/registration-guide.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Details } from '../../ui/details.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type FoundOnPaper, paperHint } from './found-on-paper.ts';
import type { Profile } from './profile.ts';

/** The props of both groups. */
export interface ProfileFieldsProps {
	readonly profile: Profile;
	readonly onChange: (profile: Profile) => void;
	/** Messages by control. */
	readonly errors: Readonly<Record<string, string>>;
	/** The year whose deadlines the registration guide shows, and today. */
	readonly taxYear: string;
	readonly today: string;
	/** What the user's document says, if there is one. */
	readonly found?: FoundOnPaper | undefined;
}

type TextName = Exclude<keyof Profile, 'dateOfBirth' | 'noUniqueTaxReferenceYet'>;

/** Name, email, date of birth, National Insurance number and UTR. */
export function PersonalFields({ profile, onChange, errors, taxYear, today, found }: ProfileFieldsProps) {
	const text = textField(profile, onChange, errors, found);
	const birth = Object.entries(errors).find(([field]) => field.startsWith('dateOfBirth-'));
	return (
		<>
			<TextField {...text('firstName')} required width="long" autoComplete="given-name" />
			<TextField {...text('lastName')} required width="long" autoComplete="family-name" />
			<TextField {...text('email')} required width="long" type="email" autoComplete="email" />
			<DateField
				{...words('dateOfBirth')}
				id="dateOfBirth"
				error={birth?.[1]}
				value={profile.dateOfBirth}
				onChange={(dateOfBirth) => onChange({ ...profile, dateOfBirth })}
				birthday
				required
			/>
			<TextField
				{...text('nationalInsurance', upperCase)}
				required
				width="medium"
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
			/>
			<Why of="nationalInsurance" />
			{!profile.noUniqueTaxReferenceYet && (
				<TextField
					{...text('uniqueTaxReference', utrDigits)}
					required
					width="medium"
					inputMode="numeric"
					autoComplete="off"
					spellCheck={false}
				/>
			)}
			<CheckboxField
				id="noUniqueTaxReferenceYet"
				label={sayOnboarding('noUtr.label')}
				hint={sayOnboarding('noUtr.hint')}
				checked={profile.noUniqueTaxReferenceYet}
				onChange={(event) => onChange({ ...profile, noUniqueTaxReferenceYet: event.target.checked })}
			/>
			{profile.noUniqueTaxReferenceYet && (
				<Details summary={sayOnboarding('guide.title')} open>
					<RegistrationGuide taxYear={taxYear} today={today} />
				</Details>
			)}
		</>
	);
}

/** Address and telephone. */
export function AddressFields({
	profile,
	onChange,
	errors,
}: Omit<ProfileFieldsProps, 'taxYear' | 'today' | 'found'>) {
	const text = textField(profile, onChange, errors);
	return (
		<>
			<TextField {...text('addressLine1')} required autoComplete="address-line1" />
			<TextField {...text('addressLine2')} autoComplete="address-line2" optional />
			<TextField {...text('city')} required width="long" autoComplete="address-level2" />
			<TextField {...text('county')} width="long" optional />
			<TextField
				{...text('postcode', upperCase)}
				required
				width="short"
				autoComplete="postal-code"
				autoCapitalize="characters"
				spellCheck={false}
			/>
			<TextField {...text('phoneNumber')} width="medium" type="tel" autoComplete="tel" optional />
		</>
	);
}

function Why({ of }: { readonly of: string }) {
	const { why } = profileWords(of);
	return why === undefined ? null : (
		<Details quiet summary={sayOnboarding('why')} className="-mt-6">
			{why}
		</Details>
	);
}

/** The props of a text field. `shape` formats what is typed. */
function textField(
	profile: Profile,
	onChange: ProfileFieldsProps['onChange'],
	errors: ProfileFieldsProps['errors'],
	found?: FoundOnPaper,
) {
	return (
		name: TextName,
		shape: (typed: string) => string = (typed) => typed,
	): ComponentProps<typeof TextField> => ({
		...wordsWith(name, paperHint(found, name, profile)),
		id: name,
		error: errors[name],
		value: profile[name],
		onChange: (event) => onChange({ ...profile, [name]: shape(event.target.value) }),
	});
}

/** A field's label and hint. A note from the document replaces the hint. */
function wordsWith(name: string, fromPaper: string | undefined) {
	return { ...words(name), ...(fromPaper === undefined ? {} : { hint: fromPaper }) };
}

function words(name: string) {
	const { label, hint } = profileWords(name);
	return { label, ...(hint === undefined ? {} : { hint }) };
}

function upperCase(typed: string): string {
	return typed.toUpperCase();
}

/** Digits only, up to ten, so a pasted reference with spaces or a K after it fits too. */
function utrDigits(typed: string): string {
	return typed.replace(/\D/g, '').slice(0, 10);
}
