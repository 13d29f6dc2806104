/** Step 4 of setting up: connecting to HMRC for Making Tax Digital. Most people skip it. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { useState } from 'react';
import { useMtdConnection } from '../../api/operations/mtd-connection.ts';
import { ConnectDialog } from '../../returns/hmrc-connection/connect-dialog.tsx';
import { connectingWords } from '../../returns/hmrc-connection/connecting-words.ts';
import { useConnecting } from '../../returns/hmrc-connection/use-connecting.ts';
import { yearsOffered } from '../../returns/hmrc-connection/years-offered.ts';
import { Button, DocumentLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What it is for, and the button. */
export function ConnectionStep({ today }: { readonly today: string }) {
	const [asking, ask] = useState(false);
	const connection = useMtdConnection();
	const connecting = useConnecting(connectingWords);
	const { waiting, starting, failure, blockedAt } = connecting;
	const connected = connection.data?.connected === true;
	return (
		<div className="grid justify-items-start gap-4">
			<p className="measure text-18">{sayOnboarding('connection.more')}</p>
			{failure && (
				<Notice tone="bad" title={failure.title} live>
					<p>{failure.detail}</p>
				</Notice>
			)}
			{connected && <Notice tone="good">{sayMtd('connection.connected.detail')}</Notice>}
			{blockedAt !== undefined && (
				<Notice tone="doubt" live>
					<p>{sayMtd('connection.blocked')}</p>
					<p>
						<DocumentLink href={blockedAt} small>
							{sayMtd('connection.open')}
						</DocumentLink>
					</p>
				</Notice>
			)}
			{connection.data?.available && !connected && (
				<Button
					look="secondary"
					aria-haspopup="dialog"
					busy={(starting || waiting) && sayMtd('connection.connecting')}
					onClick={() => ask(true)}
				>
					{sayMtd('connection.connect')}
				</Button>
			)}
			<ConnectDialog
				open={asking}
				onClose={() => ask(false)}
				onConnect={connecting.start}
				taxYear={yearsOffered(today).current}
				today={today}
			/>
		</div>
	);
}
