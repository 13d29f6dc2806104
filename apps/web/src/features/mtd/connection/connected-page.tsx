/** The page HMRC sends people back to. It shows the result and tells the waiting page to check. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { Answered } from '../../../api/answered.tsx';
import { useConnectingAttempt } from '../../../api/operations/mtd-connection.ts';
import type { MtdConnection } from '../../../api/shapes.ts';
import { sayConnected } from '../../../returns/hmrc-connection/word-of-window.ts';
import { Page } from '../../../ui/page.tsx';
import { ButtonLink } from '../../../ui/screen-link.tsx';

/** The page at `/mtd/connected`. */
export function ConnectedPage() {
	const state = new URLSearchParams(useSearch()).get('state') ?? '';
	return (
		<Answered title={sayMtd('connection.title')} queries={[useConnectingAttempt(state)]}>
			{({ attempt }: MtdConnection) => <Outcome attempt={attempt} />}
		</Answered>
	);
}

function Outcome({ attempt }: Pick<MtdConnection, 'attempt'>) {
	useEffect(sayConnected, []);
	const connected = attempt === 'connected';
	return (
		<Page
			title={sayMtd(connected ? 'connection.connected' : 'connection.not')}
			lead={sayMtd(connected ? 'connection.window.done' : `connection.window.${wordsOf(attempt)}`)}
		>
			<div>
				<ButtonLink to="/mtd" look="secondary">
					{sayMtd('connection.window.back')}
				</ButtonLink>
			</div>
		</Page>
	);
}

function wordsOf(attempt: MtdConnection['attempt']) {
	if (attempt === 'denied') return 'denied';
	return attempt === 'expired' ? 'expired' : 'failed';
}
