/** What a public page is: its address, what it is called and described as, what draws it, what search engines are told. */
import type { ComponentType } from 'react';
import type { Site } from './site-context.tsx';

/** A page. */
export interface PublicPage {
	readonly path: string;
	readonly title: (site: Site) => string;
	readonly description: (site: Site) => string;
	readonly Screen: ComponentType;
	/** Nodes for the structured data beside those that every page has. */
	readonly structured?: (site: Site) => readonly object[];
	/** Search engines are asked to leave it out. */
	readonly hidden?: boolean;
}
