/** A card: paper on paper with a hairline border and no shadow. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** With a heading it is a section. */
export function Card({
	title,
	action,
	level = 2,
	className,
	children,
}: {
	readonly title?: ReactNode;
	/** A link or small button beside the heading. */
	readonly action?: ReactNode;
	readonly level?: 2 | 3;
	readonly className?: string;
	readonly children: ReactNode;
}) {
	const Heading = level === 2 ? 'h2' : 'h3';
	const Frame = title === undefined ? 'div' : 'section';
	return (
		<Frame
			className={classes('min-w-0 rounded-card border border-line bg-card p-5 sm:p-6 print:p-3', className)}
		>
			{title !== undefined && (
				<div className="mb-4 flex print:mb-2 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
					<Heading className="text-22">{title}</Heading>
					{action}
				</div>
			)}
			{children}
		</Frame>
	);
}
