/** The unsaved profile, kept so that signing in again, going back or another device loses nothing. */
import { useState } from 'react';
import { draftsOf, markSafe } from '../../api/drafts.ts';
import { newId } from '../../api/new-id.ts';
import type { User } from '../../api/shapes.ts';
import { keepSoon } from '../../api/unsaved-answers.ts';
import { useUnsaved } from '../../interview/use-unsaved.ts';
import { type Profile, showing, startProfile } from './profile.ts';
import { typedIn, withTyped } from './unsaved-profile.ts';

const drafts = draftsOf<Profile>();

/** Returns the draft of one of the two forms. Another user who signs in here starts from their own saved profile. */
export function useProfileDraft(user: User, form: 'setup' | 'details') {
	const key = `/profile/${user.id}/${form}`;
	const [sentAs] = useState(newId);
	const [found, setFound] = useState(false);
	const [profile, show] = useState(() => showing(drafts.find(key) ?? startProfile(user), location.hash));
	const forget = useUnsaved(key, {
		isTouched: drafts.find(key) !== undefined,
		adopt: ({ typed }) => {
			const adopted = withTyped(startProfile(user), typed);
			if (Object.keys(typedIn(adopted, startProfile(user))).length === 0) return void forget();
			drafts.keep(key, adopted);
			markSafe(key);
			show(showing(adopted, location.hash));
			setFound(true);
		},
	});
	const setProfile = (typed: Profile) => {
		drafts.keep(key, typed);
		const about = { page: key, taxReturnId: null, entryId: null, sentAs, seen: {} };
		keepSoon({ ...about, typed: typedIn(typed, startProfile(user)) });
		show(typed);
	};
	const saved = () => {
		drafts.drop(key);
		setFound(false);
		void forget();
	};
	return { key, profile, found, setProfile, forget, saved };
}
