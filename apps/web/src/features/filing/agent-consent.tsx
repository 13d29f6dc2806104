/** Asks for consent to an agent filing, if needed, before what the user declares can be sent. */
import { sayConsent } from '@halfpenny/messages/consent';
import { useState } from 'react';
import { useAgentConsent } from '../../api/operations/consent.ts';
import { useService } from '../../api/operations/service.ts';
import { Authorise } from '../../returns/authorisation/authorise.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Renders nothing if people file for themselves, or have consented already. */
export function AgentConsent() {
	const consent = useAgentConsent().data;
	const service = useService().data;
	const [needed, setNeeded] = useState(false);
	const open = consent?.required === true && !consent.authorized;
	if (open && !needed) setNeeded(true);
	if (!service || !consent || !needed) return null;
	// Stays mounted after the answer, to close the consent window and reload the blockers.
	return (
		<>
			{!open && <Notice tone="good" title={sayConsent('authorised.title')} live />}
			<div hidden={!open}>
				<Card title={sayConsent('step.title')}>
					<Authorise agent={consent.agentName ?? ''} environment={service.environment} />
				</Card>
			</div>
		</>
	);
}
