/**
 * Renders the public pages to whole HTML documents, and the app's own document. Built separately from what browsers
 * fetch; the server loads it and caches what it renders.
 */
import { say } from '@halfpenny/messages/shell';
import type { Service } from './api/shapes.ts';
import { drawAppDocument } from './app/app-document.tsx';
import { landingPage } from './features/landing/landing.ts';
import { notFoundPage, publicPages } from './features/public/pages.ts';
import { drawFramed } from './site/draw-framed.tsx';
import { publicFigures } from './site/figures.ts';
import { drawHead } from './site/head.ts';
import type { PublicPage } from './site/public-page.ts';
import type { Pictures, Site } from './site/site-context.tsx';
import { commonNodes } from './site/structured-data.ts';

/** Output of the build: the public pages' frame, the app's document and the image names. */
interface Built {
	readonly frame: string;
	readonly app: string;
	readonly pictures: Pictures;
}

/** What a page is rendered for. */
interface Occasion {
	readonly service: Service;
	/** `https://tax.example`, without a trailing slash. */
	readonly origin: string;
	/** What the page assumes about its reader. */
	readonly visitor: Site['visitor'];
}

const pages: readonly PublicPage[] = [landingPage, ...publicPages];

/** Returns the renderer for a build. */
export function createRenderer({ frame, app, pictures }: Built) {
	return {
		/** Every address with a public page. */
		paths: pages.map(({ path }) => path),
		/** The page at an address. If there is none: the not-found page, with `found` false. */
		draw(path: string, occasion: Occasion): { readonly found: boolean; readonly html: string } {
			const page = pages.find((candidate) => candidate.path === path);
			const site = siteOf(path, occasion, pictures);
			return { found: page !== undefined, html: fill(frame, page ?? notFoundPage, site, page !== undefined) };
		},
		/** The app's document at one of its addresses. */
		drawApp: (path: string, occasion: Occasion): Promise<string> =>
			drawAppDocument(app, siteOf(path, occasion, pictures)),
		/** Which addresses search engines may read, and where the sitemap is. */
		robots: (origin: string): string =>
			[
				'User-agent: *',
				'Allow: /app?demo',
				'Disallow: /app',
				'Disallow: /account',
				'Disallow: /api/',
				`Sitemap: ${origin}/sitemap.xml`,
				'',
			].join('\n'),
		/** The sitemap. */
		sitemap: (origin: string): string =>
			`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
				.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`)
				.join('\n')}\n</urlset>\n`,
	};
}

function siteOf(path: string, { service, origin, visitor }: Occasion, pictures: Pictures): Site {
	const figures = publicFigures(service.defaultTaxYear, service.today);
	return { path, origin, service, visitor, figures, pictures };
}

function fill(frame: string, page: PublicPage, site: Site, found: boolean): string {
	const head = drawHead({
		title: say('titleOf', { page: page.title(site) }),
		description: page.description(site),
		address: found ? `${site.origin}${site.path}` : undefined,
		origin: site.origin,
		hidden: !found || page.hidden === true,
		nodes: found ? [...commonNodes(site), ...(page.structured?.(site) ?? [])] : [],
	});
	return frame
		.replace('<!--head-->', () => head)
		.replace('<!--page-->', () => drawFramed(<page.Screen />, site));
}
