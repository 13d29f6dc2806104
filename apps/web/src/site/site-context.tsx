/** What a public page knows while the server draws it: the service, the figures of the year, the pictures, its own address. */
import type { PublicFigures } from '@halfpenny/messages/public-figures';
import { createContext, useContext } from 'react';
import type { Service } from '../api/shapes.ts';

/** A picture in one of its sizes, in pixels. */
interface PictureFile {
	readonly width: number;
	readonly height: number;
	readonly file: string;
}

/** The pictures of the first page, `NAME-light` and `NAME-dark`: for each its files, the smallest first. */
export type Pictures = Readonly<Record<string, readonly PictureFile[]>>;

/** Everything that a public page is drawn from. */
export interface Site {
	readonly path: string;
	/** Where the service is reached, without a slash at the end. */
	readonly origin: string;
	readonly service: Service;
	/** Who reads it: anybody, somebody signed in, or somebody who has just logged out. */
	readonly visitor: 'somebody' | 'signedIn' | 'loggedOut';
	readonly figures: PublicFigures;
	readonly pictures: Pictures;
}

/** Gives the site to the page that is drawn inside. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site, while a public page is drawn. */
export function useSite(): Site {
	const site = useContext(SiteContext);
	if (!site) throw new Error('a public page is drawn outside its site');
	return site;
}
