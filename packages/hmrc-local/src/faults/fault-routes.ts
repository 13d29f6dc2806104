/** Shows, sets and clears the faults: `GET`, `PUT` and `DELETE /hmrc-local/faults` (and `/local/faults`). */
import type { FastifyInstance } from 'fastify';
import type { FaultSet } from './fault-set.ts';
import { readFaultPlan } from './read-faults.ts';

/** Adds the calls at each of the paths. An invalid plan is answered with 400 and every problem. */
export function faultRoutes(app: FastifyInstance, faults: FaultSet, paths: readonly string[]): void {
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
		for (const path of paths) {
			scope.get(path, async () => faults.show());
			scope.put(path, async (request, reply) => {
				const plan = readFaultPlan(parsed(request.body));
				if ('problems' in plan) return reply.code(400).send(plan);
				faults.set(plan);
				return faults.show();
			});
			scope.delete(path, async () => {
				faults.set({ seed: 1, faults: [] });
				return faults.show();
			});
		}
	});
}

function parsed(body: unknown): unknown {
	try {
		return JSON.parse(String(body));
	} catch {
		return undefined;
	}
}
