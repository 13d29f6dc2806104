/**
 * Draws the public pages to whole HTML documents, and the head of the app's own document. Built apart from what
 * browsers fetch; the server loads it and keeps what it draws.
 */
import { sayAuth } from '@halfpenny/messages/auth';
import { say } from '@halfpenny/messages/shell';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { Service } from './app/api/service.ts';
import { publicFigures } from './app/site/figures.ts';
import { drawHead } from './app/site/head.ts';
import { PublicFrame } from './app/site/public-frame.tsx';
import type { PublicPage } from './app/site/public-page.ts';
import { type Pictures, type Site, SiteContext } from './app/site/site-context.tsx';
import { commonNodes } from './app/site/structured-data.ts';
import { landingPage } from './features/landing/landing.ts';
import { notFoundPage, publicPages } from './features/public/pages.ts';

/** What the build left: the frame of the public pages, the document of the app, the names of the pictures. */
interface Built {
	readonly frame: string;
	readonly app: string;
	readonly pictures: Pictures;
}

/** What a page is drawn for. */
interface Occasion {
	readonly service: Service;
	/** `https://tax.example`, without a slash at the end. */
	readonly origin: string;
}

const pages: readonly PublicPage[] = [landingPage, ...publicPages];

/** Draws pages over what the build left. */
export function createRenderer({ frame, app, pictures }: Built) {
	return {
		/** Every address that has a public page. */
		paths: pages.map(({ path }) => path),
		/** The page of an address; the page for nothing at all, with `found` false, where there is none. */
		draw(path: string, occasion: Occasion): { readonly found: boolean; readonly html: string } {
			const page = pages.find((candidate) => candidate.path === path);
			const site = siteOf(path, occasion, pictures);
			return { found: page !== undefined, html: fill(frame, page ?? notFoundPage, site, page !== undefined) };
		},
		/** The document of the app at one of its addresses. */
		drawApp: (path: string, { origin }: Occasion): string =>
			app.replace(/<title>.*?<\/title>\s*<meta name="description"[^>]*>/s, () => headOfApp(path, origin)),
		/** Which addresses search engines may read, and where the list is. */
		robots: (origin: string): string =>
			[
				'User-agent: *',
				'Disallow: /app',
				'Disallow: /account',
				'Disallow: /api/',
				`Sitemap: ${origin}/sitemap.xml`,
				'',
			].join('\n'),
		/** The list of the public pages. */
		sitemap: (origin: string): string =>
			`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
				.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`)
				.join('\n')}\n</urlset>\n`,
	};
}

function siteOf(path: string, { service, origin }: Occasion, pictures: Pictures): Site {
	const figures = publicFigures(service.defaultTaxYear, service.today);
	return { path, origin, service, figures, pictures };
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
	return frame.replace('<!--head-->', () => head).replace('<!--page-->', () => drawBody(page, site));
}

function drawBody({ Screen }: PublicPage, site: Site): string {
	return renderToString(
		<Router ssrPath={site.path}>
			<SiteContext value={site}>
				<PublicFrame>
					<Screen />
				</PublicFrame>
			</SiteContext>
		</Router>,
	);
}

/** Signing in and up are found by search engines; what stands behind them is not. */
function headOfApp(path: string, origin: string): string {
	const words = entrances[path];
	return drawHead({
		title: words === undefined ? say('productName') : say('titleOf', { page: words.title }),
		description: words?.description ?? say('description'),
		address: words && `${origin}${path}`,
		origin,
		hidden: words === undefined,
		nodes: [],
	});
}

const entrances: Readonly<
	Record<string, { readonly title: string; readonly description: string } | undefined>
> = {
	'/auth': { title: sayAuth('loginTitle'), description: sayAuth('loginDescription') },
	'/signup': { title: sayAuth('signupTitle'), description: sayAuth('signupDescription') },
};
