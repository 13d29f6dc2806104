/** A page's head: title, description, canonical address, social tags, structured data. */
import { say } from '@halfpenny/messages/shell';
import { saySite } from '@halfpenny/messages/site';

/** The contents of the head. */
export interface HeadWords {
	/** As the browser shows it. */
	readonly title: string;
	readonly description: string;
	/** The page's address, if it has one. */
	readonly address: string | undefined;
	readonly origin: string;
	readonly hidden: boolean;
	/** Nodes of structured data. */
	readonly nodes: readonly object[];
}

/** Returns the elements as HTML. */
export function drawHead({ title, description, address, origin, hidden, nodes }: HeadWords): string {
	const image = `${origin}/social.png`;
	return [
		`<title>${escaped(title)}</title>`,
		meta('name', 'description', description),
		hidden ? meta('name', 'robots', 'noindex') : '',
		address === undefined ? '' : `<link rel="canonical" href="${escaped(address)}" />`,
		meta('property', 'og:type', 'website'),
		meta('property', 'og:site_name', say('productName')),
		meta('property', 'og:locale', 'en_GB'),
		meta('property', 'og:title', title),
		meta('property', 'og:description', description),
		address === undefined ? '' : meta('property', 'og:url', address),
		meta('property', 'og:image', image),
		meta('property', 'og:image:width', '1200'),
		meta('property', 'og:image:height', '630'),
		meta('property', 'og:image:alt', saySite('socialImage')),
		meta('name', 'twitter:card', 'summary_large_image'),
		meta('name', 'twitter:title', title),
		meta('name', 'twitter:description', description),
		meta('name', 'twitter:image', image),
		nodes.length === 0 ? '' : structuredData(nodes),
	]
		.filter((element) => element !== '')
		.join('\n\t\t');
}

/** Data, not a script: the content policy doesn't apply to it. */
function structuredData(nodes: readonly object[]): string {
	const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
	return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function meta(key: 'name' | 'property', name: string, content: string): string {
	return `<meta ${key}="${name}" content="${escaped(content)}" />`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
