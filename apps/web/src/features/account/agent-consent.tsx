/** Who files for the person, and withdrawing the agreement. */
import { formatMoment } from '@halfpenny/facts';
import { sayAccount } from '@halfpenny/messages/account';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../api/load-failed.tsx';
import type { Answer } from '../../api/operation.ts';
import { useAgentConsent, useRevokeConsent } from '../../api/operations/consent.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The status of the agreement. */
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

/** The button with its dialog. `onDone` is called once the agreement is taken back. */
function Revoke({ onDone }: { readonly onDone: () => void }) {
	const [open, setOpen] = useState(false);
	const revoke = useRevokeConsent();
	// Once it is taken back this is gone from the page, so what comes after does not hang on it.
	const takeBack = async () => {
		if (revoke.isPending || !(await revoke.mutateAsync().then(succeeded, failed))) return;
		setOpen(false);
		// After the dialog has given the focus back to a button that is going.
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
