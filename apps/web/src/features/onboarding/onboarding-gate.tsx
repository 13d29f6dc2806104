/** Shows the wizard until the account is set up, then the user's returns. */
import { say } from '@halfpenny/messages/shell';
import { type ReactNode, useState } from 'react';
import { Answered } from '../../api/answered.tsx';
import { useService } from '../../api/operations/service.ts';
import { useUser } from '../../api/operations/user.ts';
import type { Service, User } from '../../api/shapes.ts';
import { lazily } from '../../ui/lazily.ts';
import { needsOnboarding } from './needs-onboarding.ts';

/** Loaded separately: each account needs it once. */
const Wizard = lazily(async () => (await import('./wizard.tsx')).Wizard);

/** Shows the wizard instead of `children` while the profile is incomplete. */
export function OnboardingGate({ children }: { readonly children: ReactNode }) {
	const user = useUser();
	const service = useService();
	return (
		<Answered title={say('myReturn')} queries={[user, service]}>
			{(person: User, about: Service) => (
				<Gate user={person} service={about}>
					{children}
				</Gate>
			)}
		</Answered>
	);
}

/** Once started, the wizard runs to its last step, even though the profile is complete before then. */
function Gate({
	user,
	service,
	children,
}: {
	readonly user: User;
	readonly service: Service;
	readonly children: ReactNode;
}) {
	const [open, setOpen] = useState(() => needsOnboarding(user));
	return open ? (
		<Wizard
			user={user}
			taxYear={service.defaultTaxYear}
			offered={service.taxYears.map(({ taxYear }) => taxYear)}
			today={service.today}
			onDone={() => setOpen(false)}
		/>
	) : (
		children
	);
}
