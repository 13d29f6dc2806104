/** What browsers may do with our pages: load only what comes from this server. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Sets the content policy and its companions on every answer. */
export async function setSecurityHeaders(app: FastifyInstance, { config }: Services): Promise<void> {
	await app.register(helmet, {
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
		hsts: config.overTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
		referrerPolicy: { policy: 'no-referrer' },
		frameguard: { action: 'deny' },
	});
	app.addHook('onRequest', async (request, reply) => {
		if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
	});
}
