/** A public page for each guide. The list of guides is the same every year; their contents aren't. */
import { guideSlugs, guides } from '@halfpenny/messages/guides';
import { sayResources } from '@halfpenny/messages/resources';
import type { PublicPage } from '../../../site/public-page.ts';
import type { Site } from '../../../site/site-context.tsx';
import { trailNode } from '../../../site/structured-data.ts';
import { GuidePage } from './guide-page.tsx';

export const guidePages: readonly PublicPage[] = guideSlugs.map((slug) => {
	const guideOf = ({ figures }: Site) => guides(figures).find((guide) => guide.slug === slug);
	const title = (site: Site) => guideOf(site)?.title ?? slug;
	return {
		path: `/resources/${slug}`,
		title,
		description: (site) => guideOf(site)?.summary ?? '',
		Screen: () => <GuidePage slug={slug} />,
		structured: (site) => [
			trailNode(site, [
				{ name: sayResources('title'), path: '/resources' },
				{ name: title(site), path: site.path },
			]),
		],
	};
});
