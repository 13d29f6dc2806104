/** The button "Generate SA100" of the tax summary, and its result: a toast, and on the page. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { type ApiFailure, describeFailure } from '../../api/failure.ts';
import { useGenerateSa100 } from '../../api/operations/filing.ts';
import { Button } from '../../ui/button.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast, type ToastWords } from '../../ui/toast-store.ts';

/** Names questions, and their words aren't in the dashboard: loaded once there is a blocker. */
const BlockersIn = lazily(async () => (await import('../../returns/blockers.tsx')).BlockersIn);

/** The toast when the form is ready. */
export function generatedWords(): ToastWords {
	return {
		title: sayDashboard('summary.generated.title'),
		detail: sayDashboard('summary.generated.detail'),
	};
}

/** The toast when it isn't. */
export function notGeneratedWords(): ToastWords {
	return {
		title: sayDashboard('summary.notGenerated.title'),
		detail: sayDashboard('summary.notGenerated.detail'),
		tone: 'bad',
	};
}

/** The button. */
export function GenerateForm({ returnId }: { readonly returnId: string }) {
	const generate = useGenerateSa100(returnId);
	const start = () =>
		generate.mutate(undefined, {
			onSuccess: () => showToast(generatedWords()),
			onError: () => showToast(notGeneratedWords()),
		});
	return (
		<>
			<Button
				look="secondary"
				small
				busy={generate.isPending && sayDashboard('summary.generating')}
				onClick={start}
			>
				{sayDashboard('summary.generate')}
			</Button>
			{generate.isSuccess && (
				<Link to={`/app/return/${returnId}/sa100?tab=xml`} className="link text-16">
					{sayDashboard('summary.generated.open')}
				</Link>
			)}
			{generate.error && <NotGenerated failure={generate.error} returnId={returnId} />}
		</>
	);
}

function NotGenerated({ failure, returnId }: { readonly failure: ApiFailure; readonly returnId: string }) {
	const { title, detail } = describeFailure(failure);
	return (
		<>
			<Notice tone="bad" title={sayDashboard('summary.notGenerated.title')} live>
				<p>{title}</p>
				<p>{detail}</p>
				<p>
					<Link to={`/app/return/${returnId}/check`} className="link">
						{sayDashboard('submission.check')}
					</Link>
				</p>
			</Notice>
			<Suspense>
				<BlockersIn failure={failure} returnId={returnId} />
			</Suspense>
		</>
	);
}
