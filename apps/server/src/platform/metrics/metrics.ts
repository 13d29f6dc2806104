/** What the service counts about itself, for Prometheus: routes, statuses, times and jobs. Nothing about anyone. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database/database.ts';
import { countJobs } from '../../jobs/counts-repository.ts';
import type { QueueTime } from '../../jobs/queue-time.ts';

/** The counters of one process. */
export interface Metrics {
	/** Counts every answer of an application, by route and not by address. Call it before the application is ready. */
	readonly watch: (app: FastifyInstance) => void;
	/** All of them in Prometheus's format, with the queue as it is now. */
	readonly read: () => Promise<string>;
	/** The content type of what `read` returns. */
	readonly contentType: string;
}

/** Seconds: from responses out of memory to longer than anyone waits. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counters of a process and of the queue it shares with others. */
export function createMetrics(database: Database, now: QueueTime): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const answers = new Histogram({
		name: 'halfpenny_http_request_duration_seconds',
		help: 'How long answers took, by route and status.',
		labelNames: ['method', 'route', 'status'],
		buckets: BUCKETS,
		registers: [registry],
	});
	const queue = queueGauges(registry);
	return {
		watch: (app) => watchAnswers(app, answers),
		read: async () => {
			await showQueue(queue, database, now);
			return registry.metrics();
		},
		contentType: registry.contentType,
	};
}

function watchAnswers(app: FastifyInstance, answers: Histogram): void {
	app.addHook('onResponse', (request, reply, done) => {
		const route = request.routeOptions.url ?? 'none';
		const labels = { method: request.method, route, status: String(reply.statusCode) };
		answers.observe(labels, reply.elapsedTime / 1000);
		done();
	});
}

function queueGauges(registry: Registry) {
	const registers = [registry];
	return {
		jobs: new Gauge({
			...{ name: 'halfpenny_jobs', registers, labelNames: ['lane', 'state'] },
			help: 'Jobs in the queue. Those that are dead wait for a person to ask for another try.',
		}),
		late: new Gauge({
			...{ name: 'halfpenny_jobs_oldest_due_seconds', registers, labelNames: ['lane'] },
			help: 'How long the oldest job that is due has waited for a worker.',
		}),
	};
}

async function showQueue(
	{ jobs, late }: ReturnType<typeof queueGauges>,
	database: Database,
	now: QueueTime,
): Promise<void> {
	const counted = await countJobs(database, now);
	for (const { lane, state, count, oldestDueSeconds } of counted) {
		jobs.set({ lane, state }, count);
		if (state === 'waiting') late.set({ lane }, oldestDueSeconds);
	}
}
