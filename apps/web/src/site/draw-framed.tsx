/** Renders a public page to HTML. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { PublicFrame } from './public-frame.tsx';
import { type Site, SiteContext } from './site-context.tsx';

/** The page between the site's header and footer. */
export function drawFramed(screen: ReactNode, site: Site): string {
	return renderToString(
		<Router ssrPath={site.path}>
			<SiteContext value={site}>
				<PublicFrame>{screen}</PublicFrame>
			</SiteContext>
		</Router>,
	);
}
