/** Shown instead of figures that couldn't be calculated. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { type ApiFailure, describeFailure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ToastWords } from '../../ui/toast-store.ts';

/** Returns the toast's text. */
export function calculationFailedWords(): ToastWords {
	return {
		title: sayDashboard('summary.notCalculated.title'),
		detail: sayDashboard('summary.notCalculated.detail'),
		tone: 'bad',
	};
}

/** Says so and why, and offers to try again. */
export function CalculationFailed({
	failure,
	retry,
}: {
	readonly failure: ApiFailure;
	readonly retry: () => void;
}) {
	const { title, detail } = describeFailure(failure);
	return (
		<Notice tone="bad" title={sayDashboard('summary.notCalculated.title')} live>
			<p>{sayDashboard('summary.notCalculated.detail')}</p>
			<p className="text-muted">
				{title}. {detail}
			</p>
			<p>
				<Button look="secondary" small onClick={retry}>
					{sayDashboard('summary.calculateAgain')}
				</Button>
			</p>
		</Notice>
	);
}
