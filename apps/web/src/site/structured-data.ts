/** What search engines learn about the product, as schema.org nodes. Contains nothing the page doesn't say. */
import { plans } from '@halfpenny/messages/prices';
import { say } from '@halfpenny/messages/shell';
import { saySite } from '@halfpenny/messages/site';
import type { Site } from './site-context.tsx';

/** The nodes on every page: the organisation and the website. */
export function commonNodes(site: Site): readonly object[] {
	return [organisation(site), website(site)];
}

function organisation({ origin, service: { operator } }: Site) {
	return {
		'@type': 'Organization',
		'@id': `${origin}/#organisation`,
		name: operator.name ?? say('productName'),
		url: `${origin}/`,
		logo: `${origin}/favicon.svg`,
		...(operator.supportEmail === null ? {} : { email: operator.supportEmail }),
		...(operator.phone === null ? {} : { telephone: operator.phone }),
	};
}

function website({ origin }: Site) {
	return {
		'@type': 'WebSite',
		'@id': `${origin}/#website`,
		name: say('productName'),
		url: `${origin}/`,
		inLanguage: 'en-GB',
		publisher: { '@id': `${origin}/#organisation` },
	};
}

/** The service, with the prices of its plans. */
export function serviceNode({ origin }: Site): object {
	return {
		'@type': 'Service',
		'@id': `${origin}/#service`,
		name: say('productName'),
		serviceType: saySite('serviceType'),
		description: say('description'),
		areaServed: { '@type': 'Country', name: saySite('country') },
		provider: { '@id': `${origin}/#organisation` },
		offers: plans.map(({ name, poundsAYear }) => ({
			'@type': 'Offer',
			name,
			price: String(poundsAYear),
			priceCurrency: 'GBP',
			url: `${origin}/pricing`,
		})),
	};
}

/** The organisation behind it, as far as the operator has said. */
export function businessNode({ origin, figures, service: { operator } }: Site): object {
	return {
		'@type': 'ProfessionalService',
		'@id': `${origin}/#business`,
		name: operator.name ?? say('productName'),
		url: `${origin}/`,
		image: `${origin}/social.png`,
		priceRange: `${figures.basicPrice} – ${figures.partnershipPrice}`,
		areaServed: { '@type': 'Country', name: saySite('country') },
		...(operator.phone === null ? {} : { telephone: operator.phone }),
		...(operator.office === null ? {} : { address: operator.office.join(', ') }),
	};
}

/** Questions and answers. */
export function faqNode(
	{ origin, path }: Site,
	questions: readonly { readonly question: string; readonly answer: string }[],
): object {
	return {
		'@type': 'FAQPage',
		'@id': `${origin}${path}#questions`,
		mainEntity: questions.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	};
}

/** The breadcrumb of a page below the first. */
export function trailNode(
	{ origin }: Site,
	steps: readonly { readonly name: string; readonly path: string }[],
): object {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: say('productName'), path: '/' }, ...steps].map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: `${origin}${path}`,
		})),
	};
}
