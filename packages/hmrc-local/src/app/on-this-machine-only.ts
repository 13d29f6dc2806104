/** Restricts whole returns and faults to people at this machine. */
import type { FastifyInstance } from 'fastify';

const OPERATORS_ONLY = /^\/(hmrc-local|local)\/(ledger|faults|test)/i;

/** A page from elsewhere whose name points here (DNS rebinding) uses that name in its request. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/i;

/** Answers 404 at those paths to requests under any host name except this machine's. */
export function onThisMachineOnly(app: FastifyInstance): void {
	app.addHook('onRequest', async ({ hostname, url }, reply) => {
		if (OPERATORS_ONLY.test(url) && !LOOPBACK.test(hostname)) return reply.code(404).send('Not found');
	});
}
