/** The stand-in as one HTTP server: a plugin per API of HMRC, faults and a start page, under one base path. */
import Fastify, { type FastifyInstance } from 'fastify';
import { allApis } from '../apis/all-apis.ts';
import { faultRoutes } from '../faults/fault-routes.ts';
import { createFaultSet } from '../faults/fault-set.ts';
import { declarationsPlugin } from '../individuals/declarations-page.ts';
import { clockPlugin } from '../mtd/clock-routes.ts';
import { mtdApis } from '../mtd/plugin.ts';
import { requestLogPlugin } from '../mtd/request-log-routes.ts';
import { oauth } from '../oauth/plugin.ts';
import { type TransactionEngineOptions, transactionEngine } from '../transaction-engine/plugin.ts';
import { styleRoute } from './html.ts';
import { onThisMachineOnly } from './on-this-machine-only.ts';
import type { Plugin } from './plugin.ts';
import { openStandIn, type StandInOptions } from './stand-in.ts';
import { startPage } from './start-page.ts';

/** How a stand-in is set up. */
export type HmrcLocalOptions = StandInOptions & TransactionEngineOptions;

const base = '/hmrc-local';

/** The largest body of any call: a return with attachments. */
const mostBytes = 40 * 1024 * 1024;

/** A stand-in, not yet listening. `listen` and `close` are Fastify's. Throws when its files cannot be opened. */
export function createHmrcLocal(options: HmrcLocalOptions): FastifyInstance {
	const app = Fastify({ bodyLimit: mostBytes, logger: false });
	const faults = createFaultSet();
	const standIn = openStandIn(app, base, faults, options);
	const plugins: readonly Plugin[] = [
		transactionEngine(options, standIn),
		oauth(standIn),
		declarationsPlugin(standIn),
		requestLogPlugin(standIn),
		clockPlugin(standIn),
		mtdApis(standIn, allApis),
	];
	// Logs only that it failed: the message might quote a return.
	app.setErrorHandler((_error, _request, reply) =>
		reply.code(500).type('text/plain').send('Internal failure'),
	);
	onThisMachineOnly(app);
	for (const { routes, close } of plugins) {
		app.register(async (scope) => routes(scope));
		app.addHook('onClose', async () => close?.());
	}
	faultRoutes(app, faults, [`${base}/faults`, '/local/faults']);
	styleRoute(app, base);
	app.get(base, async (_request, reply) => reply.redirect(`${base}/`));
	app.get(`${base}/`, async (_request, reply) =>
		reply.type('text/html; charset=utf-8').send(startPage(base, plugins)),
	);
	return app;
}
