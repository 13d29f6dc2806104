/** Step 1: who to sign in as, and the button that opens HMRC's sign-in window. */
import { sayHmrcTestPage } from '@halfpenny/messages/hmrc-test-page';
import { sayMtd } from '@halfpenny/messages/mtd';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useHmrcTestUser } from '../../../api/operations/hmrc-test.ts';
import type { Connecting } from '../../../returns/hmrc-connection/use-connecting.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, DocumentLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';

/** `onStart` opens the window. */
export function Authorise({
	connecting,
	authorised,
	onStart,
}: {
	readonly connecting: Connecting;
	readonly authorised: boolean;
	readonly onStart: () => void;
}) {
	const { starting, waiting, failure, blockedAt } = connecting;
	return (
		<Card title={sayHmrcTestPage('step1')}>
			<div className="grid justify-items-start gap-4 text-16">
				<TestUser />
				<p role="status" className="empty:hidden">
					{waiting ? (
						<Badge tone="busy">{sayMtd('connection.waiting')}</Badge>
					) : failure ? (
						<Badge tone="bad">{sayHmrcTestPage('failed')}</Badge>
					) : authorised ? (
						<Badge tone="good">{sayHmrcTestPage('authorised')}</Badge>
					) : null}
				</p>
				{failure && (
					<Notice tone="bad" title={failure.title}>
						<p>{failure.detail}</p>
					</Notice>
				)}
				{blockedAt === undefined ? (
					<Button
						look={authorised ? 'secondary' : 'primary'}
						busy={(starting || waiting) && sayMtd('connection.connecting')}
						onClick={onStart}
					>
						{sayHmrcTestPage('authorise')}
					</Button>
				) : (
					<Notice tone="doubt" live>
						<p>{sayMtd('connection.blocked')}</p>
						<p>
							<DocumentLink href={blockedAt} small>
								{sayMtd('connection.open')}
							</DocumentLink>
						</p>
					</Notice>
				)}
			</div>
		</Card>
	);
}

function TestUser() {
	const { data, error } = useHmrcTestUser();
	if (!data) return <FailureNotice failure={error} />;
	const rows = [
		['userId', data.userId],
		['password', data.password],
		['nationalInsurance', data.nationalInsurance],
		['utr', data.uniqueTaxReference],
	] as const;
	if (data.userId === null) return <p>{sayHmrcTestPage('user.none')}</p>;
	return (
		<div className="grid w-full gap-3">
			<p>{sayHmrcTestPage('user.what')}</p>
			<SummaryList
				rows={rows.flatMap(([key, value]) =>
					value === null ? [] : [{ key, label: sayHmrcTestPage(`user.${key}`), value, figure: true }],
				)}
			/>
			{data.nationalInsurance !== null && <p className="text-muted">{sayHmrcTestPage('user.profile')}</p>}
		</div>
	);
}
