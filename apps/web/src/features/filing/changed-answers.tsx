/** Answers that changed, each before and after. */
import type { ChangedAnswer } from '@halfpenny/contract';
import { sayFiling } from '@halfpenny/messages/filing';
import { classes } from '../../ui/classes.ts';

/** `blank` is shown for a missing answer. */
export function ChangedAnswers({
	changes,
	blank,
	className,
}: {
	readonly changes: readonly ChangedAnswer[];
	readonly blank: string;
	readonly className?: string;
}) {
	return (
		<ul className={classes('list-disc pl-5', className)}>
			{changes.map(({ section, question, label, before, after }) => (
				<li key={`${section}.${question}.${before}.${after}`}>
					{sayFiling('declaration.changed.one', { label, before: before ?? blank, after: after ?? blank })}
				</li>
			))}
		</ul>
	);
}
