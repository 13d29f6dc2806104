/** What of a profile is typed and not saved, field by field, as the server keeps it. */
import type { Answers } from '@halfpenny/questions';
import type { Profile } from './profile.ts';

const DATE = 'dateOfBirth.';

/** Returns the fields that differ from the saved profile, as typed. */
export function typedIn(profile: Profile, saved: Profile): Answers {
	const before = flat(saved);
	return Object.fromEntries(
		Object.entries(flat(profile)).filter(([field, value]) => value !== before[field]),
	);
}

/** Returns the saved profile with what was typed over it. Fields that there are no more are left out. */
export function withTyped(saved: Profile, typed: Answers): Profile {
	const before = flat(saved);
	const known = Object.entries(typed).filter(([field, value]) => typeof value === typeof before[field]);
	const ofDate = known.filter(([field]) => field.startsWith(DATE));
	const others = known.filter(([field]) => !field.startsWith(DATE));
	return {
		...saved,
		...Object.fromEntries(others),
		dateOfBirth: {
			...saved.dateOfBirth,
			...Object.fromEntries(ofDate.map(([field, value]) => [field.slice(DATE.length), value])),
		},
	};
}

function flat({ dateOfBirth, ...others }: Profile): Record<string, string | boolean> {
	const parts = Object.entries(dateOfBirth).map(([part, text]) => [`${DATE}${part}`, text]);
	return { ...others, ...Object.fromEntries(parts) };
}
