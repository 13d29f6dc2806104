/** The log: routes, codes and times. Never a name, a number, an address or a text that someone typed. */
import type { FastifyInstance } from 'fastify';
import { destination, type Logger, pino } from 'pino';
import type { GivenUp } from '../jobs/job.ts';
import type { Config } from './config.ts';

/** A log on standard error, one JSON object per line. */
export function createLog(level: Config['logLevel']): Logger {
	return pino({ level, base: null }, destination({ dest: 2, sync: true }));
}

/** An error without its message, which may quote personal data: its name, code and where it happened. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
	if (!(error instanceof Error)) return { name: typeof error };
	const cause = error.cause === undefined ? undefined : describeError(error.cause);
	const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
	return {
		name: error.name,
		...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
		at: frames.slice(0, 8).map((line) => line.trim()),
		...(cause ? { cause } : {}),
	};
}

/** A failed job: what it was, why it failed, and which submission it is about. The rest of its payload is left out. */
export function describeGivenUp({ id, kind, payload, reason }: GivenUp): Readonly<Record<string, string>> {
	const about = Object.entries(payload ?? {}).find(([name]) => name === 'submissionId')?.[1];
	return { job: kind, jobId: id, reason, ...(typeof about === 'string' ? { submissionId: about } : {}) };
}

/** The form parser logs all headers it is given, cookies included, at its finest level. */
export const withoutHeaders = { serializers: { busboyOptions: () => '[left out]' } };

/** One line for each response: route (not URL), status and time; a warning if it is our fault. */
export function logAnswers(app: FastifyInstance): void {
	app.addHook('onResponse', (request, reply, done) => {
		const level = reply.statusCode >= 500 ? 'warn' : 'debug';
		request.log[level](
			{
				method: request.method,
				route: request.routeOptions.url ?? 'none',
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
			},
			'answered',
		);
		done();
	});
}
