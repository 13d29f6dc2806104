/** A part of a public page that React takes over in the browser; the rest stays the HTML that was sent. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** The parts there are; `app/islands.ts` fetches each. */
export type IslandName = 'agentForm' | 'calculator' | 'cookieChoices';

/**
 * Draws the part as it is before anything is loaded, in a tree of its own, and leaves a note of what it is and what it
 * was given. Nothing it draws may carry inline styles: the content policy would refuse them.
 */
export function Island<Props extends object>({
	name,
	Screen,
	given,
}: {
	readonly name: IslandName;
	readonly Screen: ComponentType<Props>;
	/** Survives JSON. */
	readonly given: Props;
}) {
	return (
		<div
			data-island={name}
			data-given={JSON.stringify(given)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React a moment before
			dangerouslySetInnerHTML={{ __html: renderToString(<Screen {...given} />) }}
		/>
	);
}
