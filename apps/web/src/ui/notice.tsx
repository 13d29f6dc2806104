/** Something to know before going on, where it matters on the page. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
	plain: 'border-l-edge bg-well',
	good: 'border-l-refund bg-refund-wash',
	bad: 'border-l-owe bg-owe-wash',
	doubt: 'border-l-doubt bg-doubt-wash',
};

/** `live` announces it to screen readers when it appears. */
export function Notice({
	tone = 'plain',
	title,
	live = false,
	children,
}: {
	readonly tone?: keyof typeof tones;
	readonly title?: ReactNode;
	readonly live?: boolean;
	readonly children?: ReactNode;
}) {
	return (
		<div
			role={live ? 'status' : undefined}
			className={classes('rounded-r-card border-l-4 p-4 text-16 sm:px-5', tones[tone])}
		>
			{title !== undefined && <p className="text-18 font-semibold">{title}</p>}
			{children !== undefined && (
				<div className={classes('measure grid gap-2', title !== undefined && 'mt-1.5')}>{children}</div>
			)}
		</div>
	);
}
