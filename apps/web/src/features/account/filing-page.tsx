/** Who files for the user, what was filed, and how to register. */
import { sayAccount } from '@halfpenny/messages/account';
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { useService } from '../../api/operations/service.ts';
import { RegistrationGuide } from '../../returns/registration-guide.tsx';
import { Details } from '../../ui/details.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AgentConsent } from './agent-consent.tsx';
import { FilingHistory } from './filing-history.tsx';

/** The page at `/account/filing`. */
export function FilingPage() {
	const service = useService().data;
	return (
		<AccountFrame title={sayAccount('filing.title')}>
			<AgentConsent />
			<FilingHistory />
			{service && (
				<Details summary={sayOnboarding('guide.title')}>
					<RegistrationGuide taxYear={service.defaultTaxYear} today={service.today} />
				</Details>
			)}
		</AccountFrame>
	);
}
