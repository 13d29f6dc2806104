/** A submission's steps and what each means. A new one is announced. */
import { formatMoment } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import type { Submission } from '../../api/shapes.ts';
import { classes } from '../../ui/classes.ts';
import { Tick } from '../../ui/icons.tsx';
import { type JourneyStep, journeyOf } from './journey.ts';

/** A vertical list, with the current step in copper. */
export function Journey({ submission }: { readonly submission: Submission }) {
	const steps = journeyOf(submission);
	const current = steps.find(({ place }) => place === 'current');
	return (
		<section aria-label={sayFiling('progress.live')}>
			<p role="status" className="sr-only">
				{current && `${current.title}. ${current.means}`}
			</p>
			<ol>
				{steps.map((step) => (
					<Step key={step.state} step={step} />
				))}
			</ol>
		</section>
	);
}

const placeWords = { done: 'state.done', current: 'state.current', waiting: 'state.waiting' } as const;

function Step({ step: { title, means, place, at } }: { readonly step: JourneyStep }) {
	return (
		<li
			aria-current={place === 'current' ? 'step' : undefined}
			className="group relative flex gap-4 pb-7 last:pb-0"
		>
			<span
				aria-hidden="true"
				className="absolute top-8 bottom-0 left-[15px] w-0.5 bg-line group-last:hidden"
			/>
			<Mark place={place} />
			<div className="min-w-0 pt-0.5">
				<p className={classes('text-18', place === 'waiting' ? 'text-muted' : 'font-semibold')}>
					{title}
					<span className="sr-only"> ({sayFiling(placeWords[place])})</span>
				</p>
				{means !== undefined && <p className="text-16 text-muted">{means}</p>}
				{at !== undefined && <p className="figures text-14 text-muted">{formatMoment(at)}</p>}
			</div>
		</li>
	);
}

function Mark({ place }: { readonly place: JourneyStep['place'] }) {
	return (
		<span
			aria-hidden="true"
			className={classes(
				'relative grid size-8 shrink-0 place-items-center rounded-full border-2 bg-paper',
				place === 'done' && 'border-teal text-teal',
				place === 'current' && 'border-copper',
				place === 'waiting' && 'border-line',
			)}
		>
			{place === 'done' && <Tick className="size-4.5" />}
			{place === 'current' && <span className="breathe size-3.5 rounded-full bg-copper" />}
		</span>
	);
}
