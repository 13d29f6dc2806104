/** The paper trail: document, figure, box and receipt as four stamps joined at their perforations. */
import { sayTrail } from '@halfpenny/messages/paper-trail';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import { FormBox, Sheet, Slip, Sum } from './icons.tsx';

const marks = { document: Sheet, figure: Sum, box: FormBox, receipt: Slip };

/** One stamp. Without `value` it is still to come. */
export interface Stamp {
	readonly kind: keyof typeof marks;
	readonly value?: ReactNode;
	/** Where to see it. */
	readonly to?: string | undefined;
}

/** Where a figure comes from and where it goes. */
export function PaperTrail({
	stamps,
	plain = false,
}: {
	readonly stamps: readonly Stamp[];
	/** The values are sentences, not figures. */
	readonly plain?: boolean;
}) {
	return (
		<ol
			aria-label={sayTrail('trailLabel')}
			className="grid break-inside-avoid overflow-hidden rounded-card border border-line bg-card sm:auto-cols-fr sm:grid-flow-col"
		>
			{stamps.map((stamp) => (
				<StampPiece key={stamp.kind} {...stamp} plain={plain} />
			))}
		</ol>
	);
}

function StampPiece({ kind, value, to, plain }: Stamp & { readonly plain: boolean }) {
	const Mark = marks[kind];
	const there = value !== undefined;
	return (
		<li
			className={classes(
				'flex min-w-0 items-start gap-3 border-line p-4 not-first:border-t-2 not-first:border-dotted',
				'sm:flex-col sm:gap-2 sm:p-5 sm:not-first:border-t-0 sm:not-first:border-l-2',
			)}
		>
			<Mark className={classes('size-6 shrink-0', there ? 'text-copper' : 'text-muted')} />
			<div className="min-w-0">
				<p className="text-14 text-muted">{sayTrail(`trail.${kind}`)}</p>
				<p className={classes('text-16 wrap-anywhere', there ? !plain && 'font-semibold' : 'text-muted')}>
					{there ? (
						to === undefined ? (
							value
						) : (
							<StampLink to={to}>{value}</StampLink>
						)
					) : (
						sayTrail('trailWaiting')
					)}
				</p>
			</div>
		</li>
	);
}

function StampLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
	return (
		<Link to={to} className="link">
			{children}
		</Link>
	);
}
