/** The current step in a short sequence. */
import { say } from '@halfpenny/messages/shell';
import { classes } from './classes.ts';

/** A bar that fills with the steps done, and the words "Step 2 of 4". `step` counts from 1. */
export function StepHeader({
	label,
	step,
	steps,
}: {
	/** What the steps belong to. */
	readonly label: string;
	readonly step: number;
	readonly steps: number;
}) {
	return (
		<div className="grid gap-2">
			<StepWords>{say('stepOf', { step, steps })}</StepWords>
			<ProgressBar label={label} done={step} of={steps} />
		</div>
	);
}

/** Only the words, while the number of steps is unknown. */
export function StepWords({ children }: { readonly children: string }) {
	return <p className="text-16 text-muted">{children}</p>;
}

/** A bar with a piece for each step. */
export function ProgressBar({
	label,
	done,
	of,
}: {
	readonly label: string;
	readonly done: number;
	readonly of: number;
}) {
	return (
		<div className="relative">
			<progress className="sr-only" aria-label={label} value={done} max={of} />
			<div aria-hidden="true" className="flex gap-1">
				{Array.from({ length: of }, (_, index) => index).map((index) => (
					<span
						key={index}
						className={classes(
							'h-2 flex-1 rounded-[3px] border',
							index < done
								? 'border-copper bg-copper forced-colors:bg-[Highlight]'
								: 'border-edge bg-transparent',
						)}
					/>
				))}
			</div>
		</div>
	);
}
