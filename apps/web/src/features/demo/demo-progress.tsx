/** How far Jo is: everything but sending. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { ProgressSteps, progressSteps } from '../../returns/progress-steps.tsx';
import { Card } from '../../ui/card.tsx';

const done = new Set(progressSteps.filter((step) => step !== 'submit'));

/** The coin and the steps. */
export function DemoProgress() {
	return (
		<Card title={sayDashboard('progress.title')}>
			<ProgressSteps done={done} />
		</Card>
	);
}
