/** The public pages as sent: they have everything specified, and nothing untrue about the service. */
import { supportedYears, yearsBegun } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import type { Service } from './api/shapes.ts';
import { createRenderer } from './renderer.tsx';

const ORIGIN = 'https://tax.example';
const FRAME = '<!doctype html><html lang="en-GB"><head><!--head--></head><body><!--page--></body></html>';
const APP =
	'<head><title>Halfpenny</title>\n\t\t<meta name="description" content="x" />\n\t\t<link rel="preload" href="/api/service" as="fetch" /><script type="module" src="/app.js"></script></head><noscript></noscript><div id="root"></div>';

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
	sentByAgent: false,
	sendsLetters: false,
	taxYears: [],
	defaultTaxYear: '2025-26',
	today: '2026-11-20',
	operator: nobody,
};

const picture = (width: number) => ({ width, height: width, file: `assets/picture-${width}.webp` });
const files = [picture(360), picture(720)];
const taken = ['found', 'owed', 'receipt'].flatMap((name) => [`${name}-light`, `${name}-dark`]);
const renderer = createRenderer({
	frame: FRAME,
	app: APP,
	pictures: Object.fromEntries(taken.map((name) => [name, files])),
});
const drawApp = (path: string, service = local) =>
	renderer.drawApp(path, { service, origin: ORIGIN, visitor: 'somebody' });
const draw = (path: string, service = local) =>
	renderer.draw(path, { service, origin: ORIGIN, visitor: 'somebody' }).html;

const drawFor = (visitor: 'signedIn' | 'loggedOut') =>
	renderer.draw('/', { service: local, origin: ORIGIN, visitor }).html;

/** Returns the text: no tags, entities decoded. */
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

/** Every label the specification names, by page. */
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
		'up to 200 documents, 500 MB in all, and each may be up to 10 MB',
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
		'£30,000',
		'6 April 2027',
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
	it.each(Object.entries(specified))('has the specified text at %s', (path, labels) => {
		const text = bodyOf(draw(path));
		for (const label of labels) expect(text).toContain(label);
	});

	it('has its own title and description, no longer than search engines show', () => {
		const heads = pages.map((path) => draw(path));
		for (const read of [titleOf, descriptionOf]) expect(new Set(heads.map(read)).size).toBe(pages.length);
		for (const head of heads) {
			expect(textOf(titleOf(head)).length).toBeLessThanOrEqual(60);
			expect(textOf(descriptionOf(head)).length).toBeGreaterThanOrEqual(50);
			expect(textOf(descriptionOf(head)).length).toBeLessThanOrEqual(170);
		}
	});

	it.each(renderer.paths)('has social and search tags at %s', (path) => {
		const html = draw(path);
		expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}" />`);
		for (const tag of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'])
			expect(html).toMatch(new RegExp(`<meta property="${tag}" content="[^"]+" />`));
		for (const tag of ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'])
			expect(html).toMatch(new RegExp(`<meta name="${tag}" content="[^"]+" />`));
	});

	it.each(pages)('has one heading, and nothing the content policy blocks, at %s', (path) => {
		const html = draw(path);
		expect(html.match(/<h1[ >]/g)).toHaveLength(1);
		expect(html).not.toMatch(/\sstyle=|\son\w+="|javascript:/);
		expect([...html.matchAll(/<script(?! type="application\/ld\+json")/g)]).toEqual([]);
		expect(html).not.toMatch(/undefined|NaN|\[object/);
	});

	it('links only to pages and headings that exist', () => {
		const app = /^\/(app(\?demo)?|auth|signup(\?plan=\w+)?)$/;
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

	it('links to other sites only over TLS, and loads nothing from them', () => {
		for (const page of pages) {
			const html = draw(page);
			expect(html).not.toMatch(/href="http:/);
			expect(html).not.toMatch(/src(set)?="https?:/);
		}
	});
});

describe('lists', () => {
	it('have eleven questions, six guides, four tools, three plans and four common questions', () => {
		expect(draw('/faqs').match(/<h2 id=/g)).toHaveLength(11);
		expect(new Set(draw('/resources').match(/href="\/resources\/[a-z-]+"/g))).toHaveProperty('size', 7);
		expect(renderer.paths.filter((path) => path.startsWith('/resources/'))).toHaveLength(7);
		expect(draw('/pricing').match(/>Choose /g)).toHaveLength(3);
		expect(draw('/contact').match(/href="\/faqs#/g)).toHaveLength(4);
	});

	it('give each guide a date and an outside source', () => {
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

	it('parses on every page, and names the organisation and the website', () => {
		for (const path of renderer.paths)
			expect(typesOf(path)).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
	});

	it('includes the service, the organisation and the questions on their pages', () => {
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

	it('can’t be broken out of by an operator’s settings', () => {
		const name = '</script><script>alert(1)</script>';
		const service = { ...local, operator: { ...nobody, name } };
		expect(nodesOf('/', service)[0]?.name).toBe(name);
		expect(draw('/', service)).not.toContain('<script>alert');
	});
});

describe('statements about the service', () => {
	it('mention tests only if returns are tests', () => {
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

	it.each(yearsBegun(local.today))('are about the year shown: %s', (year) => {
		const other = supportedYears.find((one) => one !== year) ?? '';
		const text = bodyOf(draw('/', { ...local, defaultTaxYear: year }));
		const verb = year === '2026-27' ? 'Start' : 'File'; // it has not ended on that day
		expect(text).toContain(`Ready to ${verb} Your ${year} Tax Return?`);
		expect(text).not.toContain(`Your ${other} Tax Return`);
		for (const path of renderer.paths)
			expect(draw(path, { ...local, defaultTaxYear: year })).not.toMatch(/undefined|NaN/);
	});

	it('ask nobody to file a year that has not ended, and mention the overdue one', () => {
		const text = bodyOf(draw('/', { ...local, defaultTaxYear: '2026-27', today: '2027-02-04' }));
		expect(text).not.toContain('Ready to File');
		expect(text).toContain('The year runs until 5 April 2027.');
		expect(text).toContain('If you still need to send one for 2025-26, start with that.');
		expect(bodyOf(draw('/', { ...local, today: '2026-04-05' }))).toContain('Ready to Start Your 2025-26');
		expect(bodyOf(draw('/', { ...local, today: '2026-04-06' }))).toContain('Ready to File Your 2025-26');
	});

	it('say what to do about a date that has passed, and announce one to come', () => {
		const before = { ...local, today: '2026-09-01' };
		for (const path of ['/faqs', '/resources', '/resources/your-first-tax-return']) {
			expect(bodyOf(draw(path))).toMatch(/has passed|should have heard/);
			expect(bodyOf(draw(path))).toMatch(/[Rr]egister (now|today)/);
			expect(bodyOf(draw(path, before))).not.toMatch(/has passed|should have heard/);
		}
	});

	it('say how old our interest rate is', () => {
		for (const path of ['/faqs', '/resources/payments-on-account'])
			expect(bodyOf(draw(path))).toContain('checked on 21 August 2026');
	});

	it('link to today’s interest rate once ours is older than 60 days', () => {
		const says = (path: string, today: string) =>
			textOf(bodyOf(draw(path, { ...local, today }))).includes('look at GOV.UK for today’s rate');
		for (const path of ['/faqs', '/resources/payments-on-account'])
			expect(['2026-10-20', '2026-10-21'].map((today) => says(path, today))).toEqual([false, true]);
	});

	it('take dates and years from the data', () => {
		const days = '7 August, 7 November, 7 February and 7 May';
		expect(bodyOf(draw('/resources/making-tax-digital'))).toContain(days);
		const taxYears = ['2024-25', '2025-26'].map((taxYear) => ({
			taxYear,
			canFile: true,
			canFilePartnership: taxYear === '2024-25',
			onlineDeadline: '2027-01-31',
		}));
		expect(bodyOf(draw('/pricing', { ...local, taxYears }))).toContain('Yes, for 2024-25 ');
		expect(bodyOf(draw('/pricing'))).toContain('Not yet');
	});

	it('show a way to contact the operator only if there is one', () => {
		const none = bodyOf(draw('/contact'));
		expect(none).toContain('There are no contact details here');
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

	it('show a rating only if the reviews can be read', () => {
		expect(bodyOf(draw('/'))).not.toContain('Rated');
		const reviews = { url: 'https://reviews.example/ink', rating: '4.6 of 5' };
		const html = draw('/', { ...local, operator: { ...nobody, reviews } });
		expect(bodyOf(html)).toContain('Rated 4.6 of 5');
		expect(html).toContain('href="https://reviews.example/ink"');
	});
});

describe('pages for machines', () => {
	it('include a sitemap of every public page, and keep the rest out of searches', () => {
		const map = renderer.sitemap(ORIGIN);
		for (const path of renderer.paths) expect(map).toContain(`<loc>${ORIGIN}${path}</loc>`);
		expect(renderer.robots(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
		expect(renderer.robots(ORIGIN)).toContain('Disallow: /app');
	});

	it('index the app’s entry pages, and hide what is behind them', async () => {
		expect(titleOf(await drawApp('/auth'))).toBe('Log in – Halfpenny');
		for (const path of ['/signup', '/signup?next=']) {
			const html = await drawApp(path);
			expect(titleOf(html)).toBe('Create your account – Halfpenny');
			expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/signup" />`);
		}
		expect(await drawApp('/app')).toContain('<meta name="robots" content="noindex" />');
		expect(await drawApp('/app')).toContain('<title>Halfpenny</title>');
	});
});

describe('the app’s own document', () => {
	const EMPTY = '<div id="root"></div>';

	it.each([
		['/auth', 'Your account', 'Username'],
		['/signup', 'Create your account', 'Confirm password'],
		['/auth?next=', 'Your account', 'Log in to see the page you asked for'],
		['/signup?next=', 'Create your account', 'Log in to see the page you asked for'],
		['/app?demo', '2025-26 tax return', 'How it is worked out'],
		['/app?demo', '2025-26 tax return', 'Tax already paid −£3,736.00'],
	])('shows the first screen at %s', async (path, heading, words) => {
		const html = await drawApp(path);
		expect(html).not.toContain(EMPTY);
		const [screen = ''] = html.split('<div id="root"').slice(1);
		expect(textOf(/<h1.*?<\/h1>/s.exec(screen)?.[0] ?? '')).toContain(heading);
		for (const part of [words, 'TEST', 'not affiliated']) expect(textOf(screen)).toContain(part);
		expect(html).toContain('<script type="module" fetchpriority="low"');
		// If the browser submitted the form by itself, a password would end up in the address.
		expect(screen).not.toContain('type="submit"');
		// Streamed parts would need a script in the page, which the content policy blocks.
		expect(html).not.toMatch(/\sstyle=|\son\w+="|<template|<!--\$[!?~]/);
		for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g))
			expect(attributes).toMatch(/ src=|type="application\/(ld\+)?json"/);
	});

	it('includes the data it was rendered from, so that the browser renders the same without a request', async () => {
		const service = { ...local, operator: { ...nobody, name: '</script><script>alert(1)</script>' } };
		const html = await drawApp('/auth', service);
		const [, said = ''] = /<script type="application\/json" id="service">(.*?)<\/script>/.exec(html) ?? [];
		expect(JSON.parse(said)).toEqual(service);
		expect(html).not.toContain('<script>alert');
		expect(html).not.toContain('href="/api/service"');
		expect(await drawApp('/auth', { ...local, environment: 'live' })).not.toContain('stand-in');
	});

	it('is left to the browser where only the browser knows what to show', async () => {
		for (const path of ['/app', '/auth/code']) {
			expect(await drawApp(path)).toContain(EMPTY);
			expect(await drawApp(path)).toContain('href="/api/service"');
		}
	});
});

const headerOf = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0] ?? '';

describe('the header of a public page', () => {
	it('links signed-in users, and nobody else, to their returns', () => {
		const words = textOf(headerOf(drawFor('signedIn')));
		expect(words).toContain('My tax return');
		expect(words).not.toContain('Get Started');
		expect(headerOf(drawFor('signedIn'))).not.toContain('href="/auth"');
		expect(headerOf(draw('/'))).toContain('href="/auth"');
	});

	it.each(['/', '/pricing', '/contact', '/faqs'])(
		'starts with signing up on %s, or with their returns',
		(path) => {
			const buttons = (visitor: 'somebody' | 'signedIn') => {
				const { html } = renderer.draw(path, { service: local, origin: ORIGIN, visitor });
				return html.slice(html.indexOf('</header>')).match(/href="\/(auth|signup|app)(\?plan=\w+)?"/g) ?? [];
			};
			expect(new Set(buttons('somebody'))).not.toContain('href="/auth"');
			expect(buttons('somebody').length).toBeGreaterThan(0);
			expect(buttons('signedIn')).toEqual(buttons('somebody').map(() => 'href="/app"'));
		},
	);

	it('remembers the plan chosen', () => {
		for (const plan of ['basic', 'premium', 'partnership'])
			expect(draw('/pricing')).toContain(`href="/signup?plan=${plan}"`);
	});

	it('tells users who have logged out that they have', () => {
		expect(textOf(drawFor('loggedOut'))).toContain('You are logged out.');
		expect(textOf(draw('/'))).not.toContain('You are logged out.');
	});
});
