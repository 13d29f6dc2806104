/**
 * The app's own document at one of its addresses: its head, what it shows without JavaScript and, on pages for visitors,
 * the first screen, which can be read before any script has loaded.
 */
import { sayAuth } from '@halfpenny/messages/auth';
import { sayDemo } from '@halfpenny/messages/demo';
import { say } from '@halfpenny/messages/shell';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { ServiceContext } from '../api/service.ts';
import { drawFramed } from '../site/draw-framed.tsx';
import { drawHead } from '../site/head.ts';
import type { Site } from '../site/site-context.tsx';
import { commonNodes, serviceNode } from '../site/structured-data.ts';
import { WithoutScript } from '../site/without-script.tsx';
import { App } from './app.tsx';

/** Renders into `app`, the document as built. */
export async function drawAppDocument(app: string, site: Site): Promise<string> {
	const entrance = entranceOf(site);
	const plain = app
		.replace(/<title>.*?<\/title>\s*<meta name="description"[^>]*>/s, () => drawHeadOf(entrance, site))
		.replace(/<noscript>.*?<\/noscript>/s, () => `<noscript>${drawWithoutScript(entrance, site)}</noscript>`);
	return entrance === undefined ? plain : drawInto(plain, site);
}

/** Adds the first screen and the data it was rendered from, so that the browser needn't ask. */
async function drawInto(app: string, site: Site): Promise<string> {
	const screen = await drawScreen(site);
	const known = JSON.stringify(site.service).replaceAll('<', '\\u003c');
	return app
		.replace(/<link rel="preload" href="\/api\/service"[^>]*>\s*/, '')
		.replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
		.replace(
			'<div id="root"></div>',
			() =>
				`<div id="root" class="noscript:hidden">${screen}</div><script type="application/json" id="service">${known}</script>`,
		);
}

/** The app as the browser will first render it, in one piece: streaming needs a script in the page. */
async function drawScreen({ path, service }: Site): Promise<string> {
	const { prelude } = await prerender(
		<Router ssrPath={path}>
			<ServiceContext value={service}>
				<App />
			</ServiceContext>
		</Router>,
		{ progressiveChunkSize: Number.POSITIVE_INFINITY },
	);
	return new Response(prelude).text();
}

/** For browsers with JavaScript off: the app needs it. */
function drawWithoutScript(entrance: Entrance | undefined, site: Site): string {
	return drawFramed(<WithoutScript title={entrance?.title ?? say('productName')} />, site);
}

/** Search engines index sign-in, sign-up and the demo, not what is behind them. */
function drawHeadOf(entrance: Entrance | undefined, site: Site): string {
	return drawHead({
		title: entrance === undefined ? say('productName') : say('titleOf', { page: entrance.title }),
		description: entrance?.description ?? say('description'),
		address: entrance && site.origin + entrance.address,
		origin: site.origin,
		hidden: entrance === undefined,
		nodes: entrance ? [...commonNodes(site), serviceNode(site)] : [],
	});
}

/** A page visitors arrive on: its address, and the words to find it by. */
interface Entrance {
	readonly address: string;
	readonly title: string;
	readonly description: string;
}

/** Returns the entry page at a path, with or without a query; undefined elsewhere. */
function entranceOf({ path, figures: { taxYear } }: Site): Entrance | undefined {
	switch (path) {
		case '/auth':
		case '/auth?next=':
			return { address: '/auth', title: sayAuth('loginTitle'), description: sayAuth('loginDescription') };
		case '/signup':
		case '/signup?next=':
			return {
				address: '/signup',
				title: sayAuth('signupTitle'),
				description: sayAuth('signupDescription'),
			};
		case '/app?demo':
			return {
				address: path,
				title: sayDemo('heading', { year: taxYear }),
				description: sayDemo('description'),
			};
		default:
			return undefined;
	}
}
