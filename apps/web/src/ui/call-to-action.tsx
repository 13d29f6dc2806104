/** The last panel on a page: what to do now. On the first page it has a large coin. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Coin } from './coin.tsx';

/** A heading, a sentence and a button, which goes below them if there is a `coin` and otherwise beside them. */
export function CallToAction({
	title,
	text,
	coin = false,
	children,
}: {
	readonly title: ReactNode;
	readonly text: ReactNode;
	readonly coin?: boolean;
	readonly children: ReactNode;
}) {
	return (
		<section className="no-print relative overflow-hidden rounded-card border border-line bg-well">
			<div
				className={classes(
					'grid justify-items-start gap-x-10 gap-y-6 p-6',
					coin ? 'sm:p-10 md:max-w-[68%]' : 'items-center sm:p-8 md:grid-cols-[1fr_auto]',
				)}
			>
				<div className="grid gap-3">
					<h2 className={coin ? 'text-28 sm:text-36' : 'text-28'}>{title}</h2>
					<p className="measure text-18 text-muted">{text}</p>
				</div>
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
			</div>
			{coin && <Coin className="absolute -right-16 -bottom-20 hidden size-80 md:block" />}
		</section>
	);
}
