/** The connection to HMRC: its status, connecting, disconnecting, and the scenario at HMRC's test service. */
import { formatMoment } from '@halfpenny/facts';
import { sayMtd } from '@halfpenny/messages/mtd';
import { type ReactNode, useState } from 'react';
import type { ApiFailure } from '../../../api/failure.ts';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import type { MtdConnection } from '../../../api/shapes.ts';
import { ConnectDialog } from '../../../returns/hmrc-connection/connect-dialog.tsx';
import type { Connecting } from '../../../returns/hmrc-connection/use-connecting.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, DocumentLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Disconnect } from './disconnect.tsx';

/** The connection as far as we know it. */
export interface KnownConnection {
	readonly data: MtdConnection | undefined;
	readonly error: ApiFailure | null;
	readonly refetch: () => unknown;
}

/** `testMode`, if given, goes at the end of the card. */
export function ConnectionCard({
	known,
	connecting,
	taxYear,
	today,
	testMode,
}: {
	readonly known: KnownConnection;
	readonly connecting: Connecting;
	readonly taxYear: string;
	readonly today: string;
	readonly testMode?: ReactNode;
}) {
	const [asking, ask] = useState(false);
	const { data } = known;
	const connected = data?.connected === true;
	return (
		<Card title={sayMtd('connection.title')}>
			<div className="grid gap-4 text-16">
				<Status known={known} waiting={connecting.waiting} />
				<FailureNotice failure={data ? null : known.error} />
				{data?.ended && !connected && <p>{sayMtd(`connection.ended.${data.ended}`)}</p>}
				{connecting.failure && (
					<Notice tone="bad" title={connecting.failure.title} live>
						<p>{connecting.failure.detail}</p>
					</Notice>
				)}
				{data?.available === false && <Notice tone="doubt">{sayMtd('connection.notSetUp')}</Notice>}
				{connecting.blockedAt !== undefined && (
					<Notice tone="doubt" live>
						<p>{sayMtd('connection.blocked')}</p>
						<p>
							<DocumentLink href={connecting.blockedAt} small>
								{sayMtd('connection.open')}
							</DocumentLink>
						</p>
					</Notice>
				)}
				<div className="flex flex-wrap items-center gap-3">
					{data?.available && (
						<Button
							look={connected ? 'secondary' : 'primary'}
							small={connected}
							aria-haspopup="dialog"
							busy={(connecting.starting || connecting.waiting) && sayMtd('connection.connecting')}
							onClick={() => ask(true)}
						>
							{sayMtd(connected ? 'connection.reconnect' : 'connection.connect')}
						</Button>
					)}
					{connecting.waiting && (
						<Button look="quiet" small onClick={connecting.stop}>
							{sayMtd('connection.stop')}
						</Button>
					)}
					{connected && !connecting.waiting && <Disconnect />}
					{known.error && !data && (
						<Button look="secondary" small onClick={() => void known.refetch()}>
							{sayMtd('connection.tryAgain')}
						</Button>
					)}
				</div>
				{testMode}
			</div>
			<ConnectDialog
				open={asking}
				onClose={() => ask(false)}
				onConnect={connecting.start}
				{...{ taxYear, today }}
			/>
		</Card>
	);
}

function Status({ known, waiting }: { readonly known: KnownConnection; readonly waiting: boolean }) {
	const { data, error } = known;
	return (
		<p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
			{waiting ? (
				<Badge tone="busy">{sayMtd('connection.waiting')}</Badge>
			) : data ? (
				<Badge tone={data.connected ? 'good' : 'plain'}>
					{sayMtd(data.connected ? 'connection.connected' : 'connection.not')}
				</Badge>
			) : (
				<Badge tone={error ? 'bad' : 'plain'}>
					{sayMtd(error ? 'connection.error' : 'connection.checking')}
				</Badge>
			)}
			{!waiting && data?.connected && data.expiresAt !== null && (
				<span className="text-muted">
					{sayMtd('connection.expires', { when: formatMoment(data.expiresAt) })}
				</span>
			)}
		</p>
	);
}
