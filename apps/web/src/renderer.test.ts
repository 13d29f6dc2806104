/** The public pages as they are sent: everything that is specified is there, nothing that is not true of the service. */
import { supportedYears } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import type { Service } from './app/api/service.ts';
import { createRenderer } from './renderer.tsx';

const ORIGIN = 'https://tax.example';
const FRAME = '<!doctype html><html lang="en-GB"><head><!--head--></head><body><!--page--></body></html>';
const APP =
	'<head><title>Halfpenny</title>\n\t\t<meta name="description" content="x" />\n\t\t<link /></head>';

const nobody: Service['operator'] = {
	name: null,
	phone: null,
	supportEmail: null,
	businessEmail: null,
	replyWithin: null,
	hours: null,
	hoursInJanuary: null,
	office: null,
	agent: null,
	reviews: null,
};
const local: Service = {
	environment: 'local',
	taxYears: [],
	defaultTaxYear: '2025-26',
	today: '2026-11-20',
	operator: nobody,
};

const picture = (width: number) => ({ width, height: width, file: `assets/picture-${width}.webp` });
const files = [picture(480), picture(800)];
const renderer = createRenderer({
	frame: FRAME,
	app: APP,
	pictures: { 'check-what-we-found': files, dashboard: files, receipt: files },
});
const draw = (path: string, service = local) => renderer.draw(path, { service, origin: ORIGIN }).html;

/** What is read: no tags, entities put back. */
function textOf(html: string): string {
	return html
		.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
		.replace(/<\/?span[^>]*>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replaceAll('&#x27;', "'")
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&')
		.replace(/\s+/g, ' ');
}

const bodyOf = (html: string) => textOf(html.slice(html.indexOf('<body>')));
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
const descriptionOf = (html: string) => /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
const pages = [...renderer.paths, '/nowhere'];

/** Every label that the specification names, by page. */
const specified: Readonly<Record<string, readonly string[]>> = {
	'/': [
		'BETA',
		'TEST',
		'Testing environment',
		'Security Ready',
		'Beta Platform',
		'UK Based',
		'UK Self-Assessment Made Simple',
		'HMRC Testing',
		'Automatic Calculations',
		'Ready to File Your 2025-26 Tax Return?',
		'Get Started',
		'Start Your Tax Return',
		'Start Your Return Now',
		'Learn More',
		'Tax Guides',
		'FAQs',
		'Pricing',
		'Contact',
		'Privacy',
		'Cookies',
		'Terms',
	],
	'/pricing': [
		'Basic',
		'Premium',
		'Partnership',
		'£79',
		'£129',
		'£189',
		'Most Popular',
		'Start Your Free Trial',
		'30-day money-back guarantee',
		'Nothing',
	],
	'/contact': ['View all FAQs', 'Get Started', 'Common questions'],
	'/faqs': ['Contact', 'Get Started', '£79', '£129', '£189', '31 January 2027'],
	'/resources': [
		'Key facts for 2025-26',
		'Guides',
		'Tools',
		'£12,570',
		'20%, 40%, 45%',
		'31 January 2027',
		'£50,000',
	],
	'/privacy': ['Back to Home', 'Last updated', '6 years', '30 days', '3 years'],
	'/cookies': [
		'Back to Home',
		'Last updated',
		'session',
		'csrf',
		'preferences',
		'1 year',
		'no analytics cookies',
		'not to be tracked',
	],
	'/terms': [
		'Back to Home',
		'Last updated',
		'18 or over',
		'One account',
		'30 days',
		'12 months',
		'99.9%',
		'tests only',
	],
	'/form-64-8': [
		'Generate Form Preview',
		'National Insurance number',
		'I have no UTR yet',
		'does not cover Making Tax Digital',
		'Back to sign-in',
	],
	'/nowhere': ['404 Page Not Found'],
};

describe('each public page', () => {
	it.each(Object.entries(specified))('says what is specified at %s', (path, labels) => {
		const text = bodyOf(draw(path));
		for (const label of labels) expect(text).toContain(label);
	});

	it('has a title and a description of its own, as long as search engines show', () => {
		const heads = pages.map((path) => draw(path));
		for (const read of [titleOf, descriptionOf]) expect(new Set(heads.map(read)).size).toBe(pages.length);
		for (const head of heads) {
			expect(textOf(titleOf(head)).length).toBeLessThanOrEqual(60);
			expect(textOf(descriptionOf(head)).length).toBeGreaterThanOrEqual(50);
			expect(textOf(descriptionOf(head)).length).toBeLessThanOrEqual(170);
		}
	});

	it.each(renderer.paths)('names itself to social networks and search engines at %s', (path) => {
		const html = draw(path);
		expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}" />`);
		for (const tag of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'])
			expect(html).toMatch(new RegExp(`<meta property="${tag}" content="[^"]+" />`));
		for (const tag of ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'])
			expect(html).toMatch(new RegExp(`<meta name="${tag}" content="[^"]+" />`));
	});

	it.each(pages)('has one heading, and nothing that the content policy refuses, at %s', (path) => {
		const html = draw(path);
		expect(html.match(/<h1[ >]/g)).toHaveLength(1);
		expect(html).not.toMatch(/\sstyle=|\son\w+="|javascript:/);
		expect([...html.matchAll(/<script(?! type="application\/ld\+json")/g)]).toEqual([]);
		expect(html).not.toMatch(/undefined|NaN|\[object/);
	});

	it('leads only to where there is something, headings included, and to nothing that is not built', () => {
		const app = /^\/(app(\?demo)?|auth|signup)$/;
		for (const page of pages) {
			const html = draw(page);
			const inside = [...html.matchAll(/ href="(\/[^"]*|#[^"]*)"/g)].map(([, href = '']) => href);
			for (const href of inside) {
				const [path = '', anchor] = href.split('#');
				if (app.test(path) || /\.\w+$/.test(path)) continue;
				expect(['', ...renderer.paths]).toContain(path);
				if (anchor) expect(path === '' ? html : draw(path)).toContain(`id="${anchor}"`);
			}
			expect(html).not.toMatch(/href="\/(mtd|hmrc-test|admin|chat)/);
		}
	});

	it('leads away only over TLS, and never from a visit that is not a click', () => {
		for (const page of pages) {
			const html = draw(page);
			expect(html).not.toMatch(/href="http:/);
			expect(html).not.toMatch(/src(set)?="https?:/);
		}
	});
});

describe('what there is so many of', () => {
	it('eleven questions, six guides, four tools, three plans, four common questions', () => {
		expect(draw('/faqs').match(/<h2 id=/g)).toHaveLength(11);
		expect(new Set(draw('/resources').match(/href="\/resources\/[a-z-]+"/g))).toHaveProperty('size', 7);
		expect(renderer.paths.filter((path) => path.startsWith('/resources/'))).toHaveLength(7);
		expect(draw('/pricing').match(/>Choose /g)).toHaveLength(3);
		expect(draw('/contact').match(/href="\/faqs#/g)).toHaveLength(4);
	});

	it('every guide says when it was, and names a source outside', () => {
		for (const path of renderer.paths.filter(
			(one) => one.startsWith('/resources/') && !one.includes('measured'),
		)) {
			const html = draw(path);
			expect(bodyOf(html)).toContain('For the 2025-26 tax year');
			expect(html).toMatch(/href="https:\/\/www\.gov\.uk\//);
			expect(bodyOf(html).length).toBeGreaterThan(1800);
		}
	});
});

describe('structured data', () => {
	const nodesOf = (path: string, service = local) => {
		const [, json = '{}'] =
			/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(draw(path, service)) ?? [];
		return JSON.parse(json)['@graph'] as { readonly '@type': string; readonly [key: string]: unknown }[];
	};
	const typesOf = (path: string) => nodesOf(path).map((node) => node['@type']);

	it('parses on every page, and names who this is and the website', () => {
		for (const path of renderer.paths)
			expect(typesOf(path)).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
	});

	it('has the service, the business and the questions where they stand', () => {
		expect(typesOf('/')).toEqual(expect.arrayContaining(['Service', 'ProfessionalService']));
		expect(typesOf('/contact')).toContain('ProfessionalService');
		const offers = nodesOf('/pricing').find((node) => node['@type'] === 'Service')?.offers as {
			price: string;
		}[];
		expect(offers.map(({ price }) => price)).toEqual(['79', '129', '189']);
		const questions = nodesOf('/faqs').find((node) => node['@type'] === 'FAQPage')?.mainEntity as {
			name: string;
		}[];
		expect(questions).toHaveLength(11);
		for (const { name } of questions) expect(bodyOf(draw('/faqs'))).toContain(name);
	});

	it('cannot be broken out of by what an operator has set', () => {
		const name = '</script><script>alert(1)</script>';
		const service = { ...local, operator: { ...nobody, name } };
		expect(nodesOf('/', service)[0]?.name).toBe(name);
		expect(draw('/', service)).not.toContain('<script>alert');
	});
});

describe('what the service is', () => {
	it('is said of tests only where returns are tests', () => {
		for (const path of pages) {
			const live = bodyOf(draw(path, { ...local, environment: 'live' }));
			expect(live).not.toMatch(/\bTEST\b|stand-in for HMRC on|test service|tests only|Testing/);
			expect(live).toContain('BETA');
		}
		for (const environment of ['local', 'sandbox', 'test-in-live'] as const) {
			expect(bodyOf(draw('/', { ...local, environment }))).toMatch(/TEST.*Testing environment/);
			expect(bodyOf(draw('/terms', { ...local, environment }))).toContain('tests only, and are not filed');
		}
	});

	it.each(supportedYears)('is said for the year shown: %s', (year) => {
		const other = supportedYears.find((one) => one !== year) ?? '';
		const text = bodyOf(draw('/', { ...local, defaultTaxYear: year }));
		expect(text).toContain(`Ready to File Your ${year} Tax Return?`);
		expect(text).not.toContain(`Your ${other} Tax Return`);
		for (const path of renderer.paths)
			expect(draw(path, { ...local, defaultTaxYear: year })).not.toMatch(/undefined|NaN/);
	});

	it('shows a way to reach somebody only where one is open', () => {
		const none = bodyOf(draw('/contact'));
		expect(none).toContain('No contact details are given here');
		for (const block of [
			'Phone Support',
			'Email Support',
			'Office Location',
			'Get Directions',
			'Support Hours',
		])
			expect(none).not.toContain(block);
		const all = draw('/contact', {
			...local,
			operator: {
				...nobody,
				phone: '0113 496 0000',
				supportEmail: 'help@ink.example',
				businessEmail: 'office@ink.example',
				replyWithin: '24 hours',
				hours: ['Monday to Friday: 9am to 6pm'],
				hoursInJanuary: ['Monday to Friday: 7am to 10pm'],
				office: ['1 High Street', 'Leeds'],
			},
		});
		for (const block of [
			'Phone Support',
			'Email Support',
			'Office Location',
			'Get Directions',
			'Support Hours',
			'In January',
			'within 24 hours',
		])
			expect(bodyOf(all)).toContain(block);
		expect(all).toContain('href="tel:01134960000"');
		expect(all).toContain('href="mailto:help@ink.example"');
	});

	it('shows a rating only where one can read the reviews', () => {
		expect(bodyOf(draw('/'))).not.toContain('Rated');
		const reviews = { url: 'https://reviews.example/ink', rating: '4.6 of 5' };
		const html = draw('/', { ...local, operator: { ...nobody, reviews } });
		expect(bodyOf(html)).toContain('Rated 4.6 of 5');
		expect(html).toContain('href="https://reviews.example/ink"');
	});
});

describe('what is for machines', () => {
	it('lists every public page, and keeps the rest out of searches', () => {
		const map = renderer.sitemap(ORIGIN);
		for (const path of renderer.paths) expect(map).toContain(`<loc>${ORIGIN}${path}</loc>`);
		expect(renderer.robots(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
		expect(renderer.robots(ORIGIN)).toContain('Disallow: /app');
	});

	it('names the doors of the app, and hides what is behind them', () => {
		const head = (path: string) => renderer.drawApp(path, { service: local, origin: ORIGIN });
		expect(titleOf(head('/auth'))).toBe('Log in – Halfpenny');
		expect(titleOf(head('/signup'))).toBe('Create your account – Halfpenny');
		expect(head('/signup')).toContain(`<link rel="canonical" href="${ORIGIN}/signup" />`);
		expect(head('/app')).toContain('<meta name="robots" content="noindex" />');
		expect(head('/app')).toContain('<title>Halfpenny</title>');
	});
});
