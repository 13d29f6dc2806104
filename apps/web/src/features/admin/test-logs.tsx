/** The tests of HMRC so far, newest first. */
import { formatMoment } from '@halfpenny/facts';
import { sayAdmin } from '@halfpenny/messages/admin';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { type AdminTestLog, useAdminTestLogs } from '../../api/operations/admin.ts';
import { Badge } from '../../ui/badge.tsx';

export function TestLogs() {
	const { data, error } = useAdminTestLogs();
	if (!data) return <FailureNotice failure={error} />;
	if (data.length === 0) return <p>{sayAdmin('logs.none')}</p>;
	return (
		<ol className="divide-y divide-line border-y border-line text-16">
			{data.map((test) => (
				<Test key={test.id} test={test} />
			))}
		</ol>
	);
}

function Test({ test }: { readonly test: AdminTestLog }) {
	const { testType, success, endpoint, errorMessage, createdAt } = test;
	return (
		<li className="grid gap-1 py-3 wrap-anywhere">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Badge tone={success ? 'good' : 'bad'}>{sayAdmin(success ? 'logs.passed' : 'logs.failed')}</Badge>
				<span className="font-semibold">{sayAdmin(`test.${testType}`)}</span>
				<span className="text-14 text-muted">{formatMoment(createdAt)}</span>
			</p>
			<p className="text-14">
				<code>{endpoint}</code>
			</p>
			<p className="text-14 text-muted">
				{sayAdmin('logs.headers')}: {wordsOfHeaders(test)}
			</p>
			{errorMessage && <p>{errorMessage}</p>}
		</li>
	);
}

function wordsOfHeaders({ fraudHeadersValidated: valid }: AdminTestLog): string {
	if (valid === null) return sayAdmin('logs.headers.none');
	return sayAdmin(valid ? 'logs.headers.right' : 'logs.headers.wrong');
}
