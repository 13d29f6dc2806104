/** Who files for the person, and taking that back. */
import { sayAccount } from '@halfpenny/messages/account';
import type { Answer } from '../../app/api/operation.ts';
import { useAgentConsent, useRevokeConsent } from '../../app/api/operations/agent-consent.ts';
import { formatMoment } from '../../app/format.ts';
import { LoadFailed } from '../../app/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** How the agreement stands. */
export function AgentConsent() {
	const { data, error, refetch } = useAgentConsent();
	return (
		<section className="grid gap-4">
			<h2 className="text-28">{sayAccount('agent.title')}</h2>
			{error && !data && <LoadFailed failure={error} retry={() => void refetch()} />}
			{data && <p className="measure text-18">{wordsOf(data)}</p>}
			{data?.required && data.since !== null && <Revoke />}
		</section>
	);
}

function wordsOf({ required, agentName, since }: Answer<'hmrcAuthStatus'>): string {
	if (!required || agentName === null) return sayAccount('agent.none');
	return since === null
		? sayAccount('agent.notGiven', { agent: agentName })
		: sayAccount('agent.given', { agent: agentName, when: formatMoment(since) });
}

function Revoke() {
	const revoke = useRevokeConsent();
	const revoked = () => showToast({ title: sayAccount('agent.revoked') });
	return (
		<>
			<p className="measure text-16 text-muted">{sayAccount('agent.revoke.text')}</p>
			{revoke.error && <LoadFailed failure={revoke.error} retry={() => revoke.mutate()} />}
			<div>
				<Button
					look="danger"
					busy={revoke.isPending && sayAccount('agent.revoking')}
					onClick={() => revoke.mutate(undefined, { onSuccess: revoked })}
				>
					{sayAccount('agent.revoke')}
				</Button>
			</div>
		</>
	);
}
