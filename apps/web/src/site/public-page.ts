/** The type of a public page: its address, title and description, what renders it, and what search engines are told. */
import type { ComponentType } from 'react';
import type { Site } from './site-context.tsx';

export interface PublicPage {
	readonly path: string;
	readonly title: (site: Site) => string;
	readonly description: (site: Site) => string;
	readonly Screen: ComponentType;
	/** Structured data besides the nodes that every page has. */
	readonly structured?: (site: Site) => readonly object[];
	/** Search engines are asked not to index it. */
	readonly hidden?: boolean;
}
