/** Step 2: the checklist's calls, each with HMRC's answer. Available once the user has authorised. */
import { sayHmrcTestPage } from '@halfpenny/messages/hmrc-test-page';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useChecklistTests } from '../../../api/operations/hmrc-test.ts';
import type { ChecklistResult } from '../../../api/shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Cross, Tick } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';

export function Checklist({ authorised }: { readonly authorised: boolean }) {
	const tests = useChecklistTests();
	const run = () =>
		tests.mutate(undefined, {
			onSuccess: ({ successCount }) =>
				showToast({ title: sayHmrcTestPage('passed', { count: successCount }) }),
			onError: () =>
				showToast({
					title: sayHmrcTestPage('testFailed'),
					detail: sayHmrcTestPage('testFailed.detail'),
					tone: 'bad',
				}),
		});
	return (
		<Card title={sayHmrcTestPage('step2')}>
			<div className="grid justify-items-start gap-4 text-16">
				<p>{sayHmrcTestPage(authorised ? 'step2.what' : 'step2.first')}</p>
				<Button disabled={!authorised} busy={tests.isPending && sayHmrcTestPage('running')} onClick={run}>
					{sayHmrcTestPage('run')}
				</Button>
				{tests.error && (
					<Notice tone="bad" title={sayHmrcTestPage('testFailed')} live>
						<p>{sayHmrcTestPage('testFailed.detail')}</p>
					</Notice>
				)}
				<FailureNotice failure={tests.error} />
				{tests.data && (
					<ul className="w-full divide-y divide-line border-y border-line">
						{tests.data.results.map((result) => (
							<Result key={`${result.method} ${result.endpoint} ${result.checklistItem}`} result={result} />
						))}
					</ul>
				)}
			</div>
		</Card>
	);
}

function Result({
	result: { status, checklistItem, method, endpoint, message },
}: {
	readonly result: ChecklistResult;
}) {
	const passed = status === 'SUCCESS';
	const Icon = passed ? Tick : Cross;
	return (
		<li className="grid grid-cols-[1.5rem_1fr] gap-x-3 py-3">
			<Icon className={classes('mt-0.5 size-5', passed ? 'text-refund' : 'text-owe')} />
			<div className="min-w-0">
				<p className="font-semibold">
					<span className="sr-only">{sayHmrcTestPage(passed ? 'result.passed' : 'result.failed')} </span>
					{checklistItem}
				</p>
				<p className="text-14 wrap-anywhere text-muted">
					<code>
						{method} {endpoint}
					</code>
				</p>
				<p>{message}</p>
			</div>
		</li>
	);
}
