/** Your details: the profile, to be changed after the account was set up. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { type FormEvent, useState } from 'react';
import { AccountNav } from '../../app/account-nav.tsx';
import { Answered } from '../../app/answered.tsx';
import { isApiFailure } from '../../app/api/failure.ts';
import type { Answer } from '../../app/api/operation.ts';
import { useService } from '../../app/api/operations/get-service.ts';
import { useUser } from '../../app/api/operations/get-user.ts';
import { useUpdateProfile } from '../../app/api/operations/update-profile.ts';
import { errorsByField, failureProblems } from '../../app/form-problems.ts';
import { useFocusFromHash } from '../../app/use-focus-from-hash.ts';
import { BackLink, Button } from '../../ui/button.tsx';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { User } from './needs-onboarding.ts';
import { profileBody, profileControl, profileProblems, startProfile } from './profile.ts';
import { AddressFields, PersonalFields } from './profile-fields.tsx';

/** The page at `/account`. */
export function DetailsPage() {
	return (
		<Answered title={sayOnboarding('details.title')} queries={[useUser(), useService()]}>
			{(user: User, service: Answer<'getService'>) => <DetailsForm user={user} service={service} />}
		</Answered>
	);
}

function DetailsForm({ user, service }: { readonly user: User; readonly service: Answer<'getService'> }) {
	const { profile, setProfile, problems, save, busy } = useDetails(user);
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
			back={<BackLink to="/app">{sayOnboarding('details.back')}</BackLink>}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			<AccountNav />
			<form noValidate onSubmit={submit} className="grid gap-7">
				{Object.values(user.warnings).map((warning) => (
					<Notice key={warning} tone="doubt">
						<p>{warning}</p>
					</Notice>
				))}
				<h2 className="text-28">{sayOnboarding('step.personal')}</h2>
				<PersonalFields
					{...{ profile, errors }}
					onChange={setProfile}
					taxYear={service.defaultTaxYear}
					today={service.today}
				/>
				<h2 className="mt-4 text-28">{sayOnboarding('step.address')}</h2>
				<AddressFields {...{ profile, errors }} onChange={setProfile} />
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
	const [profile, setProfile] = useState(() => startProfile(user));
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const update = useUpdateProfile();
	const save = async () => {
		const found = [...profileProblems('personal', profile), ...profileProblems('address', profile)];
		setProblems(found);
		if (found.length > 0) return;
		const body = { ...profileBody('personal', profile), ...profileBody('address', profile) };
		try {
			await update.mutateAsync({ id: user.id, body });
			showToast({ title: sayOnboarding('toast.updated') });
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			setProblems(failureProblems(thrown, profileControl));
		}
	};
	return { profile, setProfile, problems, save, busy: update.isPending };
}
