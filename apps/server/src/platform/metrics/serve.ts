/** Serves the counters on a separate port, which no proxy in front of the service passes on. */
import { type FastifyInstance, fastify } from 'fastify';
import type { Metrics } from './metrics.ts';

/** An application that answers `GET /metrics` and nothing else. The caller listens and closes. */
export function createMetricsApp(metrics: Metrics): FastifyInstance {
	const app = fastify();
	app.get('/metrics', async (_request, reply) => {
		const text = await metrics.read();
		return reply.type(metrics.contentType).send(text);
	});
	return app;
}
