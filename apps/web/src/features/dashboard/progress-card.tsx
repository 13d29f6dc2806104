/** Tax Return Progress: the coin, the five steps, and what comes next. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sectionWords } from '@halfpenny/messages/questions';
import { Link } from 'wouter';
import { type ProgressStep, ProgressSteps } from '../../returns/progress-steps.tsx';
import { Card } from '../../ui/card.tsx';
import type { Progress } from './progress.ts';

/** The card of the side panel. */
export function ProgressCard({
	progress,
	base,
	estimate,
	amending,
}: {
	readonly progress: Progress;
	readonly base: string;
	/** Why it cannot be sent from here, if it cannot. */
	readonly estimate: string | undefined;
	/** HMRC has the return, and it is being changed. */
	readonly amending: boolean;
}) {
	return (
		<Card title={sayDashboard('progress.title')}>
			<ProgressSteps done={progress.done} />
			<Next {...{ progress, base, estimate, amending }} />
		</Card>
	);
}

/** Where each step is taken that no section stands for: calculating follows from an amount of income. */
const places: Readonly<Record<ProgressStep, string>> = {
	income: 'about',
	expenses: 'about',
	documents: 'documents',
	calculate: 'about',
	submit: 'check',
};

function Next({
	progress: { filed, ready, start, next, nextSection },
	base,
	estimate,
	amending,
}: Parameters<typeof ProgressCard>[0]) {
	const section = nextSection && sectionWords(nextSection.id).title;
	// What happened in the year decides which sections there are, so it comes first.
	const title = start ? sayDashboard('task.about') : section;
	const readiness = amending ? 'amending' : 'ready';
	return (
		<div className="mt-4 border-t border-line pt-3 text-16">
			{next === undefined || filed || (ready && estimate !== undefined) ? (
				<p>{filed ? sayDashboard('progress.filed') : estimate}</p>
			) : (
				<>
					<h3 className="font-sans font-semibold">
						{sayDashboard(ready ? `progress.${readiness}` : 'progress.next')}
					</h3>
					<Link to={`${base}/${start ? 'about' : (nextSection?.id ?? places[next])}`} className="link">
						{title !== undefined
							? sayDashboard('progress.next.section', { title })
							: sayDashboard(ready ? `progress.${readiness}Text` : `progress.next.${next}`)}
					</Link>
				</>
			)}
		</div>
	);
}
