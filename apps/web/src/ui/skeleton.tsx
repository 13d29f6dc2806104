/** The shape of what is still loading, so that nothing moves when it arrives. */
import { say } from '@halfpenny/messages/shell';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A bar in place of a line or block. `className` gives its size. */
export function Bone({ className = 'h-5 w-full' }: { readonly className?: string }) {
	return (
		<div
			aria-hidden="true"
			className={classes('breathe rounded-[5px] bg-line forced-colors:border', className)}
		/>
	);
}

/** Bones in the shape of the content. Announces once that something is loading. */
export function Skeleton({
	children,
	className,
}: {
	readonly children: ReactNode;
	readonly className?: string;
}) {
	return (
		<div role="status" className={classes('grid gap-3', className)}>
			<span className="sr-only">{say('loading')}</span>
			{children}
		</div>
	);
}
