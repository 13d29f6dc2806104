/** How the design system is laid out: sections, parts within them, and each part's named states. */
import type { ReactNode } from 'react';

/** A group of parts under a heading linked from the contents. */
export function Section({
	id,
	title,
	children,
}: {
	readonly id: string;
	readonly title: string;
	readonly children: ReactNode;
}) {
	return (
		<section aria-labelledby={id} className="grid grid-cols-1 gap-10 border-t border-line pt-8">
			<h2 id={id} className="scroll-mt-6 text-36">
				{title}
			</h2>
			{children}
		</section>
	);
}

/** A file of components: what they are, when to use each, and how they look. */
export function Part({
	file,
	names,
	when,
	children,
}: {
	/** Below `apps/web/src`. */
	readonly file: string;
	/** The components the file exports. */
	readonly names: readonly string[];
	/** When to use each, and when not. */
	readonly when: ReactNode;
	readonly children?: ReactNode;
}) {
	return (
		<article className="grid grid-cols-1 gap-5">
			<div className="grid gap-1.5">
				<h3 className="text-22">{names.join(', ')}</h3>
				<p className="text-14 text-muted">
					<code data-file={file}>{file}</code>
				</p>
				<p className="measure text-16">{when}</p>
			</div>
			{children}
		</article>
	);
}

/** States side by side, if there is room. */
export function States({ children }: { readonly children: ReactNode }) {
	return <div className="grid grid-cols-1 items-start gap-x-8 gap-y-7 lg:grid-cols-2">{children}</div>;
}

/** One state, under its name. */
export function State({ name, children }: { readonly name: string; readonly children: ReactNode }) {
	return (
		<div className="grid min-w-0 grid-cols-1 content-start gap-2">
			<p className="text-14 font-semibold text-muted">{name}</p>
			<div className="min-w-0">{children}</div>
		</div>
	);
}
