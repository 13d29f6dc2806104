/** What a public page can read while the server renders it: the service, the year's figures, the images, its address. */
import type { PublicFigures } from '@halfpenny/messages/public-figures';
import { createContext, useContext } from 'react';
import type { Service } from '../api/shapes.ts';

/** An image in one of its sizes, in pixels. */
interface PictureFile {
	readonly width: number;
	readonly height: number;
	readonly file: string;
}

/** The first page's images, `NAME-light` and `NAME-dark`: the files of each, smallest first. */
export type Pictures = Readonly<Record<string, readonly PictureFile[]>>;

/** What public pages are rendered from. */
export interface Site {
	readonly path: string;
	/** The service's address, without a trailing slash. */
	readonly origin: string;
	readonly service: Service;
	/** The reader: anyone, someone signed in, or someone who has just logged out. */
	readonly visitor: 'somebody' | 'signedIn' | 'loggedOut';
	readonly figures: PublicFigures;
	readonly pictures: Pictures;
}

/** Provides the site to the page inside. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the site, while a public page is being rendered. */
export function useSite(): Site {
	const site = useContext(SiteContext);
	if (!site) throw new Error('a public page is drawn outside its site');
	return site;
}
