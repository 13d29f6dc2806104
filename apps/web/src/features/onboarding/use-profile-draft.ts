/** The unsaved profile, kept so that signing in again or going back loses nothing. */
import { useState } from 'react';
import { draftsOf } from '../../api/drafts.ts';
import type { User } from '../../api/shapes.ts';
import { type Profile, showing, startProfile } from './profile.ts';

const drafts = draftsOf<Profile>();

/** Returns the draft of one of the two forms. Another user who signs in here starts from their own saved profile. */
export function useProfileDraft(user: User, form: 'setup' | 'details') {
	const key = `${user.id} ${form}`;
	const [profile, show] = useState(() => showing(drafts.find(key) ?? startProfile(user), location.hash));
	const setProfile = (typed: Profile) => {
		drafts.keep(key, typed);
		show(typed);
	};
	return { key, profile, setProfile, saved: () => drafts.drop(key) };
}
