/** Tax Return Progress: the coin, the five steps, and what comes next. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Link } from 'wouter';
import type { NextStep } from '../../api/shapes.ts';
import { nextStepAddress, type StepReturn } from '../../returns/next-step-address.ts';
import { type ProgressStep, ProgressSteps } from '../../returns/progress-steps.tsx';
import { Card } from '../../ui/card.tsx';

export function ProgressCard({
	done,
	opened,
	step,
	taxReturn,
}: {
	readonly done: ReadonlySet<ProgressStep>;
	/** Says which questions what was said has opened; undefined if none. A step may have become undone by them. */
	readonly opened?: string | undefined;
	readonly step: NextStep;
	readonly taxReturn: StepReturn;
}) {
	const { words, place } = step.action;
	const to = nextStepAddress(place, taxReturn);
	// An amendment is only ready to be sent: HMRC already has the return.
	const isReady = step.readyToSend && step.state !== 'amending';
	return (
		<Card title={sayDashboard('progress.title')}>
			<ProgressSteps done={done} />
			{opened !== undefined && <p className="mt-3 text-16 wrap-anywhere">{opened}</p>}
			<div className="no-print mt-4 border-t border-line pt-3 text-16">
				<h3 className="font-sans font-semibold">
					{sayDashboard(isReady ? 'progress.ready' : 'progress.next')}
				</h3>
				{to.startsWith('/') ? (
					<Link to={to} className="link">
						{words}
					</Link>
				) : (
					<a href={to} className="link">
						{words}
					</a>
				)}
			</div>
		</Card>
	);
}
