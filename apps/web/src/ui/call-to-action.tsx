/** The last thing on a page: what to do now, beside a large coin. */
import type { ReactNode } from 'react';
import { Coin } from './coin.tsx';

/** A panel with a heading, a sentence and what to press. */
export function CallToAction({
	title,
	text,
	children,
}: {
	readonly title: ReactNode;
	readonly text: ReactNode;
	readonly children: ReactNode;
}) {
	return (
		<section className="no-print relative overflow-hidden rounded-card border border-line bg-well">
			<div className="grid justify-items-start gap-4 p-6 sm:p-10 md:max-w-[68%]">
				<h2 className="text-28 sm:text-36">{title}</h2>
				<p className="measure text-18 text-muted">{text}</p>
				<div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
			</div>
			<Coin className="absolute -right-16 -bottom-20 hidden size-80 md:block" />
		</section>
	);
}
