/** Where an agent files and the person has not agreed to it yet: agreeing, before what they declare can be sent. */
import { sayConsent } from '@halfpenny/messages/consent';
import { useState } from 'react';
import { useAgentConsent } from '../../api/operations/consent.ts';
import { useService } from '../../api/operations/service.ts';
import { Authorise } from '../../returns/authorisation/authorise.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Nothing is drawn where people file for themselves, or had agreed before. */
export function AgentConsent() {
	const consent = useAgentConsent().data;
	const service = useService().data;
	const [needed, setNeeded] = useState(false);
	const open = consent?.required === true && !consent.authorized;
	if (open && !needed) setNeeded(true);
	if (!service || !consent || !needed) return null;
	// Kept after the answer too: it closes the window in which that was given, and looks again at what stands in the way.
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
