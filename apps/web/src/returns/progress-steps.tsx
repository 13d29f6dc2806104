/** How far a return has got: the coin, the words and the five steps. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Tick } from '../ui/icons.tsx';
import { ProgressCoin } from '../ui/progress-coin.tsx';

/** The steps in order. */
export const progressSteps = ['income', 'expenses', 'documents', 'calculate', 'submit'] as const;

export type ProgressStep = (typeof progressSteps)[number];

/** The coin with its words, and every step below, done or not. */
export function ProgressSteps({ done }: { readonly done: ReadonlySet<ProgressStep> }) {
	const percent = Math.round((done.size / progressSteps.length) * 100); // not money
	return (
		<>
			<div className="flex items-center gap-4">
				<ProgressCoin
					label={sayDashboard('progress.title')}
					done={done.size}
					of={progressSteps.length}
					className="size-16"
				/>
				<p className="text-16">
					<span className="block font-semibold">{sayDashboard('progress.count', { done: done.size })}</span>
					<span className="figures text-muted">{sayDashboard('progress.percent', { percent })}</span>
				</p>
			</div>
			<ul className="mt-4 grid gap-1.5 text-16">
				{progressSteps.map((step) => (
					<StepLine key={step} name={sayDashboard(`progress.step.${step}`)} done={done.has(step)} />
				))}
			</ul>
		</>
	);
}

function StepLine({ name, done }: { readonly name: string; readonly done: boolean }) {
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
