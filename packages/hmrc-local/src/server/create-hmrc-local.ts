/** The stand-in as an HTTP server: /submission, /poll, the ledger, faults and a page, under one base path. */
import Fastify, { type FastifyInstance } from 'fastify';
import type { EngineOptions } from '../engine/conversation.ts';
import { messageLimits } from '../engine/read-envelope.ts';
import { schemaCheck } from '../engine/schema-check.ts';
import { createFaultSet } from '../faults/fault-set.ts';
import { openLedger } from '../ledger/ledger.ts';
import { faultRoutes } from './fault-routes.ts';
import { styleRoute } from './html.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { page } from './page.ts';
import { returnsRoute } from './returns-page.ts';

/** How a stand-in is to be set up. */
export type HmrcLocalOptions = {
	/** The only sender that is let in. */
	readonly senderId: string;
	readonly password: string;
	/** Whole seconds to wait between acknowledgement and answer; 1 when not given. */
	readonly pollSeconds?: number;
	/** Where the ledger is kept; in memory alone when not given. */
	readonly dataFolder?: string;
	/** HMRC's schema files (`sa100-2024-25/MTR*.xsd` ...), to validate with them as well. */
	readonly schemasFolder?: string;
	/** The clock, for tests. */
	readonly now?: () => Date;
};

const basePath = '/hmrc-local';

/** Whole returns, and what goes wrong on purpose: for who sits at this machine, by its own name. */
const OPERATORS_ONLY = /^\/(hmrc-local|local)\/(ledger|faults)/i;
/** A page from elsewhere whose name leads here (DNS rebinding) asks by that name. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/i;

/** A stand-in, not yet listening. `listen` and `close` are Fastify's. Throws when its ledger cannot be opened. */
export function createHmrcLocal(options: HmrcLocalOptions): FastifyInstance {
	const engine = engineOf(options);
	const faults = createFaultSet();
	const app = Fastify({ bodyLimit: messageLimits.bytes, logger: false });
	// Nothing of a failure but that it failed: its message might quote a return.
	app.setErrorHandler((_error, _request, reply) =>
		reply.code(500).type('text/plain').send('Internal failure'),
	);
	app.addHook('onClose', async () => engine.ledger.close());
	app.addHook('onRequest', async ({ hostname, url }, reply) => {
		if (OPERATORS_ONLY.test(url) && !LOOPBACK.test(hostname)) return reply.code(404).send('Not found');
	});
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
	messageRoutes(app, engine, faults, basePath);
	styleRoute(app, basePath);
	returnsRoute(app, engine.ledger.returns, basePath);
	ledgerRoutes(app, engine.ledger, `${basePath}/ledger`);
	app.get(`${basePath}/`, async (_request, reply) =>
		reply.type('text/html; charset=utf-8').send(page(basePath, engine.ledger.outlines())),
	);
	app.get(basePath, async (_request, reply) => reply.redirect(`${basePath}/`));
	app.register(async (scope) => faultRoutes(scope, faults, [`${basePath}/faults`, '/local/faults']));
	return app;
}

function engineOf(options: HmrcLocalOptions): EngineOptions {
	return {
		senderId: options.senderId,
		password: options.password,
		pollSeconds: options.pollSeconds ?? 1,
		ledger: openLedger(options.dataFolder),
		now: options.now ?? (() => new Date()),
		...(options.schemasFolder === undefined
			? {}
			: { validateWithSchema: schemaCheck(options.schemasFolder) }),
	};
}
