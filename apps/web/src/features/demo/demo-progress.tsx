/** How far Jo is: everything but sending. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Card } from '../../ui/card.tsx';
import { Tick } from '../../ui/icons.tsx';
import { ProgressCoin } from '../../ui/progress-coin.tsx';

const done = ['income', 'expenses', 'documents', 'calculate'] as const;
const STEPS = done.length + 1;

/** The coin and the steps. */
export function DemoProgress() {
	const title = sayDashboard('progress.title');
	return (
		<Card title={title}>
			<div className="flex items-center gap-4">
				<ProgressCoin label={title} done={done.length} of={STEPS} className="size-16" />
				<p className="text-16 font-semibold">{sayDashboard('progress.count', { done: done.length })}</p>
			</div>
			<ul className="mt-4 grid gap-1.5 text-16">
				{done.map((step) => (
					<li key={step} className="flex items-center gap-2.5">
						<Tick className="size-5 shrink-0 text-teal" />
						{sayDashboard(`progress.step.${step}`)}
					</li>
				))}
			</ul>
		</Card>
	);
}
