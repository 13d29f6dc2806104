/** Your details: the profile, which can be changed once the account is set up. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { isApiFailure } from '../../api/failure.ts';
import { errorsByField, failureProblems } from '../../api/form-problems.ts';
import { useService } from '../../api/operations/service.ts';
import { useUpdateProfile, useUser } from '../../api/operations/user.ts';
import type { Service, User } from '../../api/shapes.ts';
import { KeptNotice } from '../../interview/kept-notice.tsx';
import { useWaiting } from '../../interview/use-waiting.ts';
import { WaitingNotice } from '../../interview/waiting-notice.tsx';
import { checkBeforeProfile } from '../../returns/from-check.ts';
import { AccountNav } from '../../ui/account-nav.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFocusFromHash } from '../../ui/use-focus-from-hash.ts';
import { showNotUpdated } from './not-updated.ts';
import { profileBody, profileControl, profileProblems } from './profile.ts';
import { AddressFields, PersonalFields } from './profile-fields.tsx';
import { ProfileWarnings } from './profile-warnings.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

/** The page `/account`. */
export function DetailsPage() {
	return (
		<Answered title={sayOnboarding('details.title')} queries={[useUser(), useService()]}>
			{(user: User, service: Service) => <DetailsForm user={user} service={service} />}
		</Answered>
	);
}

function DetailsForm({ user, service }: { readonly user: User; readonly service: Service }) {
	const { profile, found, setProfile, problems, save, check, waiting, busy } = useDetails(user);
	useFocusFromHash();
	const errors = errorsByField(problems);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!busy) void save();
	};
	return (
		<Page
			title={sayOnboarding('details.title')}
			lead={sayOnboarding('details.lead')}
			back={
				<BackLink to={check ?? '/app'}>
					{sayOnboarding(check === undefined ? 'details.back' : 'details.backToCheck')}
				</BackLink>
			}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			<AccountNav />
			<form noValidate onSubmit={submit} className="grid gap-7">
				<KeptNotice found={found} />
				<ProfileWarnings user={user} form="/account" />
				<h2 className="text-28">{sayOnboarding('step.personal')}</h2>
				<PersonalFields
					{...{ profile, errors }}
					onChange={setProfile}
					taxYear={service.defaultTaxYear}
					today={service.today}
				/>
				<h2 className="mt-4 text-28">{sayOnboarding('step.address')}</h2>
				<AddressFields {...{ profile, errors }} onChange={setProfile} />
				<WaitingNotice waiting={waiting} />
				<div>
					<Button type="submit" busy={busy && sayOnboarding('saving')}>
						{sayOnboarding('details.save')}
					</Button>
				</div>
			</form>
		</Page>
	);
}

function useDetails(user: User) {
	const { key, profile, found, setProfile, saved } = useProfileDraft(user, 'details');
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const [, navigate] = useLocation();
	const check = checkBeforeProfile(useSearch());
	const update = useUpdateProfile();
	const save = async () => {
		const found = [...profileProblems('personal', profile), ...profileProblems('address', profile)];
		setProblems(found);
		if (found.length > 0) return;
		const body = { ...profileBody('personal', profile), ...profileBody('address', profile) };
		try {
			await update.mutateAsync({ id: user.id, body });
			saved();
			waiting.wait(false);
			showToast({ title: sayOnboarding('toast.updated') });
			if (check !== undefined && waiting.isHere()) navigate(check);
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			if (thrown.kind !== 'offline') showNotUpdated(thrown);
			waiting.wait(thrown.kind === 'offline');
			setProblems(thrown.kind === 'offline' ? [] : failureProblems(thrown, profileControl));
		}
	};
	const waiting = useWaiting(key, () => void save());
	return {
		profile,
		found,
		setProfile,
		problems,
		save,
		check,
		waiting: waiting.waiting,
		busy: update.isPending,
	};
}
