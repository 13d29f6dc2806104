/** The first page, and what search engines are told about it. */
import { sayLanding } from '@halfpenny/messages/landing';
import type { PublicPage } from '../../site/public-page.ts';
import { businessNode, serviceNode } from '../../site/structured-data.ts';
import { LandingPage } from './landing-page.tsx';

/** The page at /. */
export const landingPage: PublicPage = {
	path: '/',
	title: () => sayLanding('title'),
	description: ({ figures }) => sayLanding('description', { year: figures.taxYear }),
	Screen: LandingPage,
	structured: (site) => [serviceNode(site), businessNode(site)],
};
