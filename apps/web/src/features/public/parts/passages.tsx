/** A long text: headings with paragraphs and lists, and a table of contents beside it. */
import type { Passage } from '@halfpenny/messages/public-figures';
import { saySite } from '@halfpenny/messages/site';
import { keepYears } from '../../../ui/years.tsx';

/** Each heading can be linked to. */
export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
	return (
		<div className="grid gap-9">
			{passages.map(({ heading, paragraphs, points }) => (
				<section key={heading} aria-labelledby={anchorOf(heading)}>
					<h2 id={anchorOf(heading)} className="scroll-mt-6 text-28">
						{heading}
					</h2>
					<div className="measure mt-3 grid gap-3 text-18">
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{keepYears(paragraph)}</p>
						))}
						{points !== undefined && <Points points={points} />}
					</div>
				</section>
			))}
		</div>
	);
}

function Points({ points }: { readonly points: readonly string[] }) {
	return (
		<ul className="grid gap-2">
			{points.map((point) => (
				<li key={point} className="relative pl-5">
					<span aria-hidden="true" className="absolute top-[0.62em] left-0 size-2 rounded-full bg-copper" />
					{keepYears(point)}
				</li>
			))}
		</ul>
	);
}

/** Links to the headings. */
export function PassageLinks({ passages }: { readonly passages: readonly Passage[] }) {
	return (
		<nav aria-label={saySite('onThisPage')} className="hidden border-l-2 border-line pl-5 lg:block">
			<p className="text-14 font-semibold text-muted">{saySite('onThisPage')}</p>
			<ul className="mt-2 grid gap-1 text-16">
				{passages.map(({ heading }) => (
					<li key={heading}>
						<a href={`#${anchorOf(heading)}`} className="link inline-block py-0.5">
							{heading}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Returns a heading's id: its words joined by hyphens. */
function anchorOf(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}
