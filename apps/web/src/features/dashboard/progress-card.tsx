/** Tax Return Progress: the coin, the five steps, and what comes next. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Link } from 'wouter';
import { Card } from '../../ui/card.tsx';
import { Tick } from '../../ui/icons.tsx';
import { ProgressCoin } from '../../ui/progress-coin.tsx';
import { type Progress, type ProgressStep, progressSteps } from './progress.ts';

/** The card of the side panel. */
export function ProgressCard({
	progress,
	base,
	canFile,
}: {
	readonly progress: Progress;
	readonly base: string;
	readonly canFile: boolean;
}) {
	const done = progress.done.size;
	const title = sayDashboard('progress.title');
	const percent = Math.round((done / progressSteps.length) * 100); // not money
	return (
		<Card title={title}>
			<div className="flex items-center gap-4">
				<ProgressCoin label={title} done={done} of={progressSteps.length} className="size-16" />
				<p className="text-16">
					<span className="block font-semibold">{sayDashboard('progress.count', { done })}</span>
					<span className="figures text-muted">{sayDashboard('progress.percent', { percent })}</span>
				</p>
			</div>
			<ul className="mt-4 grid gap-1.5 text-16">
				{progressSteps.map((step) => (
					<Step key={step} name={sayDashboard(`progress.step.${step}`)} done={progress.done.has(step)} />
				))}
			</ul>
			<Next progress={progress} base={base} canFile={canFile} />
		</Card>
	);
}

function Step({ name, done }: { readonly name: string; readonly done: boolean }) {
	return (
		<li className="flex items-center gap-2.5">
			{done ? (
				<Tick className="size-5 shrink-0 text-teal" />
			) : (
				<span aria-hidden="true" className="mx-[3px] size-3.5 shrink-0 rounded-full border-2 border-edge" />
			)}
			<span className={done ? '' : 'text-muted'}>{name}</span>
			<span className="sr-only">{sayDashboard(done ? 'progress.done' : 'progress.notDone')}</span>
		</li>
	);
}

/** Where each step is taken; calculating follows from an amount of income. */
const places: Readonly<Record<ProgressStep, string>> = {
	income: 'employment',
	expenses: 'giftAid',
	documents: 'documents',
	calculate: 'employment',
	submit: 'check',
};

function Next({
	progress: { filed, ready, next },
	base,
	canFile,
}: {
	readonly progress: Progress;
	readonly base: string;
	readonly canFile: boolean;
}) {
	return (
		<div className="mt-4 border-t border-line pt-3 text-16">
			{next === undefined || filed || (ready && !canFile) ? (
				<p>{sayDashboard(filed ? 'progress.filed' : 'estimateOnly')}</p>
			) : (
				<>
					<h3 className="font-sans font-semibold">
						{sayDashboard(ready ? 'progress.ready' : 'progress.next')}
					</h3>
					<Link to={`${base}/${places[next]}`} className="link">
						{sayDashboard(ready ? 'progress.readyText' : `progress.next.${next}`)}
					</Link>
				</>
			)}
		</div>
	);
}
