/** The fraud-prevention headers that a call made now would send, and HMRC's verdict on them. */
import { sayHmrcTestPage } from '@halfpenny/messages/hmrc-test-page';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useFraudHeaders, useValidateFraudHeaders } from '../../../api/operations/hmrc-test.ts';
import type { FraudHeader, FraudVerdict } from '../../../api/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';

export function FraudHeadersCard() {
	const headers = useFraudHeaders();
	const judge = useValidateFraudHeaders();
	return (
		<Card title={sayHmrcTestPage('fraud.title')}>
			<div className="grid justify-items-start gap-4 text-16">
				<p className="measure">{sayHmrcTestPage('fraud.what')}</p>
				{headers.data ? (
					<Headers headers={headers.data.headers} />
				) : headers.error ? (
					<FailureNotice failure={headers.error} />
				) : (
					<Skeleton className="w-full">
						<Bone className="h-40 w-full" />
					</Skeleton>
				)}
				<Button
					look="secondary"
					busy={judge.isPending && sayHmrcTestPage('fraud.judging')}
					onClick={() => judge.mutate()}
				>
					{sayHmrcTestPage('fraud.judge')}
				</Button>
				<FailureNotice failure={judge.error} />
				{judge.data && <Verdict verdict={judge.data} />}
			</div>
		</Card>
	);
}

function Headers({ headers }: { readonly headers: readonly FraudHeader[] }) {
	return (
		<div className="w-full min-w-0">
			<Table<FraudHeader>
				caption={sayHmrcTestPage('fraud.title')}
				captionHidden
				stacked
				rows={headers}
				rowKey={({ name }) => name}
				columns={[
					{
						...{ key: 'name', heading: sayHmrcTestPage('fraud.name') },
						cell: ({ name }) => <code className="wrap-anywhere sm:whitespace-nowrap">{name}</code>,
					},
					{
						...{ key: 'value', heading: sayHmrcTestPage('fraud.value') },
						cell: ({ value, leftOut }) =>
							value === null ? (
								<span className="text-muted">{sayHmrcTestPage('fraud.leftOut', { why: leftOut ?? '' })}</span>
							) : (
								<code className="wrap-anywhere">{value}</code>
							),
					},
				]}
			/>
		</div>
	);
}

const tones = {
	VALID_HEADERS: 'good',
	POTENTIALLY_INVALID_HEADERS: 'doubt',
	INVALID_HEADERS: 'bad',
} as const;

function Verdict({ verdict: { code, specVersion, errors, warnings } }: { readonly verdict: FraudVerdict }) {
	return (
		<Notice tone={tones[code]} title={sayHmrcTestPage(`fraud.verdict.${code}`)} live>
			<p className="text-muted">{sayHmrcTestPage('fraud.version', { version: specVersion })}</p>
			<ul className="grid list-disc gap-1 pl-5 empty:hidden">
				{[...errors, ...warnings].map((finding) => (
					<li key={`${finding.code} ${finding.headers.join()}`} className="wrap-anywhere">
						<code>{finding.code}</code>: {finding.headers.join(', ')}
					</li>
				))}
			</ul>
		</Notice>
	);
}
