/** What browsers may do with our pages: load only what comes from this server. */
import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import type { Services } from '../services.ts';

/** Sets the content policy and related headers on every response. */
export async function setSecurityHeaders(app: FastifyInstance, { config }: Services): Promise<void> {
	const always = await policyOf(config);
	app.addHook('onRequest', (request, reply, done) => {
		reply.headers(always);
		reply.header('cross-origin-opener-policy', openerPolicyOf(request.url));
		// By the route: a URL can be spelled in many ways.
		const address = request.routeOptions.url ?? request.url;
		if (address.startsWith('/api')) reply.headers(OF_THE_API);
		done();
	});
}

const OF_THE_API = {
	'cache-control': 'no-store',
	// A browser that is led to an answer of the API keeps it as a file instead of showing it as a page.
	'content-disposition': 'attachment; filename="api.json"',
};

/** What every response says alike. Helmet writes it once, at the start, since each request would get the same. */
async function policyOf(config: Services['config']): Promise<Record<string, string>> {
	const sample = fastify();
	await sample.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'self'"],
				scriptSrc: ["'self'"],
				styleSrc: ["'self'"],
				imgSrc: ["'self'", 'blob:', 'data:'],
				fontSrc: ["'self'"],
				connectSrc: ["'self'"],
				objectSrc: ["'none'"],
				baseUri: ["'none'"],
				formAction: ["'self'"],
				frameAncestors: ["'none'"],
			},
		},
		// Only over TLS: on a plain address it would lock people out.
		hsts: config.overTls ? { maxAge: 31_536_000, includeSubDomains: config.hstsSubdomains } : false,
		referrerPolicy: { policy: 'no-referrer' },
		crossOriginOpenerPolicy: false,
		frameguard: { action: 'deny' },
	});
	sample.get('/', (_request, reply) => reply.send());
	const { headers } = await sample.inject('/');
	await sample.close();
	return Object.fromEntries(
		Object.entries(headers).flatMap(([name, value]) =>
			typeof value === 'string' && !OF_ONE_ANSWER.has(name) ? [[name, value]] : [],
		),
	);
}

/** Headers that are about the sample itself. */
const OF_ONE_ANSWER = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive']);

/** A window that one of our pages opened, on its way to HMRC or back. */
const IN_THE_OPENED_WINDOW = /^\/(api\/hmrc\/callback|mtd\/connected|hmrc-local)(?=[/?]|$)/;
/** Responses that are never a page. */
const NO_PAGE = /^\/(api|assets)(?=[/?]|$)/;

/**
 * How a page relates to windows it opens at another origin, and to its opener. Under `same-origin` the page that
 * sends a person to HMRC would think the window there was closed. The app gets from any of its pages to that one
 * without loading another document, so all of them allow it. The window itself keeps its opener.
 */
function openerPolicyOf(url: string): string {
	if (IN_THE_OPENED_WINDOW.test(url)) return 'unsafe-none';
	return NO_PAGE.test(url) ? 'same-origin' : 'same-origin-allow-popups';
}
