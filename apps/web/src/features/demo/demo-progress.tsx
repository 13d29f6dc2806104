/** Jo's progress: everything except sending. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { ProgressSteps, progressSteps } from '../../returns/progress-steps.tsx';
import { Card } from '../../ui/card.tsx';

const done = new Set(progressSteps.filter((step) => step !== 'submit'));

export function DemoProgress() {
	return (
		<Card title={sayDashboard('progress.title')}>
			<ProgressSteps done={done} />
		</Card>
	);
}
