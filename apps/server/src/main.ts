/** Starts the server: configuration, database, jobs, application; shuts down cleanly when asked. */
import { join } from 'node:path';
import { sayOperator } from '@halfpenny/messages/operator';
import { isNetworkShut, keepSpares } from '@halfpenny/reader';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { offerSetUpToken } from './features/admin/set-up-token.ts';
import { alignReturns } from './features/submissions/lifecycle/align-returns.ts';
import { bindEarlierSubmissions } from './features/submissions/lifecycle/bind.ts';
import { databaseTime } from './jobs/queue-time.ts';
import { type Config, readConfig } from './platform/config.ts';
import { configWarnings } from './platform/config-warnings.ts';
import { createLog, describeError } from './platform/log.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { createMetricsApp } from './platform/metrics/serve.ts';
import { type OpenServices, openServices, WrongRootKey } from './platform/open-services.ts';

/** The repository's folder, whether this runs from source or from its bundle. */
const repository = join(import.meta.dirname, '../../..');

/** No such address, nobody there, no such database, or a wrong password. */
const DATABASE_FAULTS = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '3D000', '28P01', '28000']);

const read = readConfig(process.env, repository);
if (read.ok) await start(read.config);
else end([sayOperator('config.title'), ...read.problems.map((problem) => `  - ${problem}`)].join('\n'));

async function start(config: Config): Promise<void> {
	const warnings = configWarnings(config, { networkShut: await isNetworkShut() });
	for (const warning of warnings) process.stderr.write(`${warning}\n`);
	const log = createLog(config.logLevel);
	try {
		const opened = await openServices(config, log);
		try {
			await serve(config, opened, log);
		} catch (error) {
			await opened.close();
			throw error;
		}
	} catch (error) {
		end(reasonOf(error, config));
	}
}

async function serve(config: Config, opened: OpenServices, log: Logger): Promise<void> {
	const {
		database,
		config: { hmrc },
	} = opened.services;
	await alignReturns(database, hmrc.environment);
	await bindEarlierSubmissions(opened.services);
	const metrics = createMetrics(database, databaseTime);
	const app = await createApp(opened.services, log, metrics);
	const counters = createMetricsApp(metrics);
	stopWhenAsked([app, counters], opened);
	await app.listen({ port: config.port, host: config.host });
	if (config.metricsPort !== undefined)
		await counters.listen({ port: config.metricsPort, host: config.host });
	keepSpares();
	await opened.services.jobs.worker.start(opened.alone);
	process.stdout.write(`${sayOperator('ready', { address: addressOf(app, config) })}\n`);
	const offered = await offerSetUpToken(opened.services);
	if (offered !== undefined) process.stdout.write(`${offered}\n`);
}

function addressOf(app: FastifyInstance, { publicUrl, host }: Config): string {
	const [address] = app.addresses();
	const port = typeof address === 'object' ? address.port : 0;
	return publicUrl ?? `http://${nameOf(host)}:${port}`;
}

/** HMRC redirects only to host names: people who open this address can connect to HMRC. */
function nameOf(host: string): string {
	if (host === '127.0.0.1' || host === '::1') return 'localhost';
	return host.includes(':') ? `[${host}]` : host;
}

/** The first Ctrl-C shuts down cleanly; a second one exits immediately. */
function stopWhenAsked(apps: readonly FastifyInstance[], { services, close }: OpenServices): void {
	const stop = async () => {
		process.once('SIGINT', () => process.exit(130));
		services.events.close();
		await Promise.all([services.jobs.worker.stop(), ...apps.map((app) => app.close())]);
		await close();
		process.exit(0);
	};
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

function reasonOf(error: unknown, { port }: Config): string {
	if (error instanceof FolderInUse || error instanceof WrongRootKey) return error.message;
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	if (code === 'EADDRINUSE') return sayOperator('port.inUse', { port });
	if (typeof code === 'string' && DATABASE_FAULTS.has(code)) return sayOperator('database.unreachable');
	return `${sayOperator('start.failed')} ${JSON.stringify(describeError(error))}`;
}

function end(message: string): void {
	process.stderr.write(`${message}\n`);
	process.exit(1);
}
