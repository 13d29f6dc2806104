/** A part of a public page that React takes over in the browser. The rest stays as HTML. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** The parts that exist. `app/islands.ts` loads each. */
export type IslandName = 'agentForm' | 'calculator' | 'cookieChoices';

/**
 * Renders the part as it is before anything loads, in its own tree, and records its name and props. It must not use
 * inline styles: the content policy would block them.
 */
export function Island<Props extends object>({
	name,
	Screen,
	given,
}: {
	readonly name: IslandName;
	readonly Screen: ComponentType<Props>;
	/** Must survive JSON. */
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
