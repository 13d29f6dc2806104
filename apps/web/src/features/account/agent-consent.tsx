/** Who files for the user, and withdrawing consent. */
import { formatMoment } from '@halfpenny/facts';
import { sayAccount } from '@halfpenny/messages/account';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../api/load-failed.tsx';
import type { Answer } from '../../api/operation.ts';
import { useAgentConsent, useRevokeConsent } from '../../api/operations/consent.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The status of the consent. */
export function AgentConsent() {
	const { data, error, refetch } = useAgentConsent();
	const status = useRef<HTMLParagraphElement>(null);
	const revoked = () => {
		status.current?.focus();
		showToast({ title: sayAccount('agent.revoked') });
	};
	return (
		<section className="grid gap-4">
			<h2 className="text-28">{sayAccount('agent.title')}</h2>
			{error && !data && <LoadFailed failure={error} retry={() => void refetch()} />}
			{data && (
				<p ref={status} tabIndex={-1} className="measure text-18">
					{wordsOf(data)}
				</p>
			)}
			{data?.required && data.since !== null && <Revoke onDone={revoked} />}
		</section>
	);
}

function wordsOf({ required, agentName, since }: Answer<'hmrcAuthStatus'>): string {
	if (!required || agentName === null) return sayAccount('agent.none');
	return since === null
		? sayAccount('agent.notGiven', { agent: agentName })
		: sayAccount('agent.given', { agent: agentName, when: formatMoment(since) });
}

/** The button and its dialog. Calls `onDone` once consent is withdrawn. */
function Revoke({ onDone }: { readonly onDone: () => void }) {
	const [open, setOpen] = useState(false);
	const revoke = useRevokeConsent();
	// Withdrawing removes this from the page, so what follows must not depend on it.
	const takeBack = async () => {
		if (revoke.isPending || !(await revoke.mutateAsync().then(succeeded, failed))) return;
		setOpen(false);
		// After the dialog has returned the focus to a button that is about to disappear.
		setTimeout(onDone);
	};
	return (
		<>
			<p className="measure text-16 text-muted">{sayAccount('agent.revoke.text')}</p>
			<div>
				<Button look="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
					{sayAccount('agent.revoke')}
				</Button>
			</div>
			<ConfirmDialog
				id="take-back"
				title={sayAccount('agent.revoke.title')}
				open={open}
				onClose={() => setOpen(false)}
				no={sayAccount('agent.revoke.no')}
				yes={sayAccount('agent.revoke.yes')}
				busy={revoke.isPending && sayAccount('agent.revoking')}
				onYes={() => void takeBack()}
				danger
			>
				<p>{sayAccount('agent.revoke.text')}</p>
				{revoke.error && <LoadFailed failure={revoke.error} retry={() => void takeBack()} />}
			</ConfirmDialog>
		</>
	);
}

const succeeded = () => true;
const failed = () => false;
