/** A section of the first page. */
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { keepYears } from '../../ui/years.tsx';

/** Heading and lead on the left, contents on the right; with `wide`, the contents below at full width. */
export function Section({
	id,
	title,
	lead,
	wide = false,
	children,
}: {
	readonly id: string;
	readonly title: string;
	readonly lead?: string;
	readonly wide?: boolean;
	readonly children: ReactNode;
}) {
	return (
		<section
			aria-labelledby={id}
			className={classes(
				'grid grid-cols-1 gap-x-16 gap-y-6 border-t border-line py-12 sm:py-16',
				wide ? 'sm:gap-y-8' : 'lg:grid-cols-[1fr_2fr]',
			)}
		>
			<div className="grid content-start gap-3">
				<h2 id={id} className="scroll-mt-6 text-36">
					{title}
				</h2>
				{lead !== undefined && <p className="measure text-18 text-muted">{keepYears(lead)}</p>}
			</div>
			<div className="min-w-0">{children}</div>
		</section>
	);
}
