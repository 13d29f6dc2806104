/** Extra information, folded away. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { ChevronRight } from './icons.tsx';

/** A native disclosure. */
export function Details({
	summary,
	beside,
	children,
	className,
	open = false,
	quiet = false,
	onOpen,
}: {
	readonly summary: ReactNode;
	/** Stands after the summary, not underlined. */
	readonly beside?: ReactNode;
	readonly children: ReactNode;
	readonly className?: string;
	readonly open?: boolean;
	/** For text below every question: smaller and muted. */
	readonly quiet?: boolean;
	/** Called whenever it is opened. */
	readonly onOpen?: () => void;
}) {
	return (
		<details
			open={open}
			onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
			className={classes('group', className)}
		>
			<summary
				className={classes(
					'inline-flex min-h-8 list-none items-center gap-1.5 rounded-control [&::-webkit-details-marker]:hidden',
					quiet ? 'text-14 text-muted hover:text-ink' : 'text-16 text-teal',
				)}
			>
				<ChevronRight className="size-4 shrink-0 transition-transform group-open:rotate-90 print:hidden" />
				<span className="underline decoration-1 underline-offset-4 hover:decoration-2">{summary}</span>{' '}
				{beside}
			</summary>
			<div className={classes('border-l-2 border-line pl-4 text-16', quiet ? 'measure mt-1.5' : 'mt-3')}>
				{children}
			</div>
		</details>
	);
}
