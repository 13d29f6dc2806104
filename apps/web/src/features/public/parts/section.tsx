/** A section of a public page under its own heading, with a line above it. */
import type { ReactNode } from 'react';

/** `id` is the target of links. */
export function Section({
	id,
	title,
	lead,
	children,
}: {
	readonly id: string;
	readonly title: ReactNode;
	readonly lead?: ReactNode;
	readonly children: ReactNode;
}) {
	return (
		<section aria-labelledby={id} className="border-t border-line pt-10">
			<h2 id={id} className="scroll-mt-6 text-28 sm:text-36">
				{title}
			</h2>
			{lead !== undefined && <p className="measure mt-3 text-18 text-muted">{lead}</p>}
			<div className="mt-6">{children}</div>
		</section>
	);
}
