/** A page of the app: title, heading, and one column or two. Takes the focus on arrival. */
import { say } from '@halfpenny/messages/shell';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { announce } from './announcer.tsx';
import { classes } from './classes.ts';
import { hasMoved, restingPlace } from './visits.ts';
import { keepYears } from './years.tsx';

const widths = {
	/** One column for questions: 640 pixels, left-aligned with the logo. */
	question: 'max-w-[640px]',
	/** Work with a summary beside it. */
	work: '',
};

/** The id of the main element, where the skip link leads. */
export const MAIN = 'main';

/**
 * A page. `title` goes to the browser and screen readers; `heading` is its h1 (default: the title). `hasProblem` adds
 * "Error:" to the title. `aside` is beside the work from 1024 pixels; `asideAtFoot` keeps a slim one at the foot of a
 * narrow window. `arrival` identifies the page (default: the address).
 */
export function Page({
	title,
	heading = title,
	caption,
	lead,
	back,
	aside,
	asideAtFoot = false,
	width = 'question',
	hasProblem = false,
	arrival,
	summary,
	children,
}: {
	readonly title: string;
	readonly heading?: ReactNode;
	/** A line above the heading: what the page belongs to. */
	readonly caption?: string | undefined;
	/** A sentence under the heading. */
	readonly lead?: ReactNode;
	/** A `BackLink`. */
	readonly back?: ReactNode;
	readonly aside?: ReactNode;
	readonly asideAtFoot?: boolean;
	readonly width?: keyof typeof widths;
	readonly hasProblem?: boolean;
	readonly arrival?: string;
	/** An `ErrorSummary`: at the top, under the back link. */
	readonly summary?: ReactNode;
	readonly children: ReactNode;
}) {
	const h1 = usePageArrival(title, hasProblem, arrival);
	return (
		<main
			id={MAIN}
			tabIndex={-1}
			className="mx-auto w-full max-w-[1120px] px-4 py-8 sm:px-6 sm:py-12 print:px-0 print:py-4"
		>
			<div className={widths[width]}>
				{back !== undefined && <div className="no-print mb-6">{back}</div>}
				{summary !== undefined && <div className="mb-8 empty:hidden">{summary}</div>}
				{caption !== undefined && (
					<p className="mb-2 text-16 text-muted print:text-16">{keepYears(caption)}</p>
				)}
				<h1 ref={h1} tabIndex={-1} className="text-36 sm:text-48 print:text-28">
					{typeof heading === 'string' ? keepYears(heading) : heading}
				</h1>
				{lead !== undefined && (
					<p className="measure mt-3 text-18 text-muted">
						{typeof lead === 'string' ? keepYears(lead) : lead}
					</p>
				)}
				<div
					className={classes(
						'mt-8 grid grid-cols-1 gap-8 print:mt-5 print:block',
						aside !== undefined && 'lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start lg:gap-10',
					)}
				>
					<div className="grid min-w-0 grid-cols-1 content-start gap-8 print:block print:space-y-5">
						{children}
					</div>
					{aside !== undefined && (
						<aside
							className={classes(
								'grid min-w-0 gap-6 lg:sticky lg:top-6 print:static print:gap-3',
								asideAtFoot && 'at-foot:fixed at-foot:inset-x-0 at-foot:bottom-0 at-foot:z-10',
							)}
						>
							{aside}
						</aside>
					)}
				</div>
			</div>
		</main>
	);
}

/** Sets the document's title and, on arrival, focuses the heading, announces it and scrolls. */
function usePageArrival(title: string, hasProblem = false, arrival?: string) {
	const h1 = useRef<HTMLHeadingElement>(null);
	const [path] = useLocation();
	const latest = useRef(title);
	latest.current = title;
	useEffect(() => {
		document.title = say(hasProblem ? 'titleOfError' : 'titleOf', { page: title });
	}, [title, hasProblem]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: arriving is a matter of the address, not of the title
	useEffect(() => {
		if (!hasMoved()) return;
		h1.current?.focus({ preventScroll: true });
		scrollTo(0, restingPlace());
		announce(latest.current);
	}, [arrival ?? path]);
	return h1;
}
