/** Every public page except the first, and what search engines are told about it. */

import { sayAround } from '@halfpenny/messages/around-pages';
import { sayContact } from '@halfpenny/messages/contact';
import { sayCookies } from '@halfpenny/messages/cookies';
import { faqs, sayFaqs } from '@halfpenny/messages/faqs';
import { sayAgentForm } from '@halfpenny/messages/form-64-8';
import { pricingQuestions, sayPricing } from '@halfpenny/messages/pricing';
import { sayResources } from '@halfpenny/messages/resources';
import type { PublicPage } from '../../site/public-page.ts';
import { businessNode, faqNode, serviceNode, trailNode } from '../../site/structured-data.ts';
import { ContactPage } from './contact/contact-page.tsx';
import { CookiesPage } from './cookies/cookies-page.tsx';
import { FaqsPage } from './faqs/faqs-page.tsx';
import { AgentFormPage } from './form-64-8/form-64-8-page.tsx';
import { PrivacyPage, privacyOf, TermsPage, termsFor } from './legal/legal-pages.tsx';
import { NotFound } from './not-found-page.tsx';
import { PricingPage } from './pricing/pricing-page.tsx';
import { guidePages } from './resources/guide-pages.tsx';
import { MeasuredPage } from './resources/measured-page.tsx';
import { ResourcesPage } from './resources/resources-page.tsx';

export const publicPages: readonly PublicPage[] = [
	{
		path: '/pricing',
		title: () => sayPricing('title'),
		description: ({ figures }) => sayPricing('description', figures),
		Screen: PricingPage,
		structured: (site) => [serviceNode(site), faqNode(site, pricingQuestions(site.figures))],
	},
	{
		path: '/contact',
		title: () => sayContact('title'),
		description: () => sayContact('description'),
		Screen: ContactPage,
		structured: (site) => [businessNode(site)],
	},
	{
		path: '/faqs',
		title: () => sayFaqs('title'),
		description: ({ figures }) => sayFaqs('description', figures),
		Screen: FaqsPage,
		structured: (site) => [
			faqNode(
				site,
				faqs(site.figures, site.service.environment).map(({ question, answer, points = [] }) => ({
					question,
					answer: [...answer, points.join(', ')].join(' ').trim(),
				})),
			),
		],
	},
	{
		path: '/resources',
		title: () => sayResources('title'),
		description: ({ figures }) => sayResources('description', figures),
		Screen: ResourcesPage,
	},
	{
		path: '/resources/how-it-is-measured',
		title: () => sayResources('measured.title'),
		description: () => sayResources('measured.description'),
		Screen: MeasuredPage,
		structured: (site) => [
			trailNode(site, [
				{ name: sayResources('title'), path: '/resources' },
				{ name: sayResources('measured.title'), path: site.path },
			]),
		],
	},
	...guidePages,
	{
		path: '/privacy',
		title: (site) => privacyOf(site).title,
		description: (site) => privacyOf(site).description,
		Screen: PrivacyPage,
	},
	{
		path: '/cookies',
		title: () => sayCookies('title'),
		description: () => sayCookies('description'),
		Screen: CookiesPage,
	},
	{
		path: '/terms',
		title: (site) => termsFor(site).title,
		description: (site) => termsFor(site).description,
		Screen: TermsPage,
	},
	{
		path: '/form-64-8',
		title: () => sayAgentForm('title'),
		description: () => sayAgentForm('description'),
		Screen: AgentFormPage,
	},
];

/** The not-found page. */
export const notFoundPage: PublicPage = {
	path: '/404',
	title: () => sayAround('notFoundTitle'),
	description: () => sayAround('notFoundWhat'),
	Screen: NotFound,
	hidden: true,
};
