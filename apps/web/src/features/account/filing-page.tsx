/** Who files for the person, and what was filed. */
import { sayAccount } from '@halfpenny/messages/account';
import { AccountFrame } from './account-frame.tsx';
import { AgentConsent } from './agent-consent.tsx';
import { FilingHistory } from './filing-history.tsx';

/** The page at `/account/filing`. */
export function FilingPage() {
	return (
		<AccountFrame title={sayAccount('filing.title')}>
			<AgentConsent />
			<FilingHistory />
		</AccountFrame>
	);
}
