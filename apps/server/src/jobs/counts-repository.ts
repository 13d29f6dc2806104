/** Counts the jobs in the queue. */
import { count, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobs } from '../database/schema/platform.ts';
import { type Lane, lanes } from './definition.ts';
import type { QueueTime } from './queue-time.ts';

const states = ['waiting', 'running', 'dead'] as const;

/** The jobs of a lane in one state. */
export interface JobCount {
	readonly lane: Lane;
	readonly state: (typeof states)[number];
	readonly count: number;
	/** How many seconds the oldest due job has been due; 0 when none is. */
	readonly oldestDueSeconds: number;
}

/** Every lane and state, including those without jobs. */
export async function countJobs(database: Database, now: QueueTime): Promise<readonly JobCount[]> {
	const rows = await database
		.select({
			...{ lane: jobs.lane, state: jobs.state, count: count() },
			seconds: sql`greatest(0, extract(epoch from ${now()} - min(${jobs.runAt})))`.mapWith(Number),
		})
		.from(jobs)
		.groupBy(jobs.lane, jobs.state);
	return lanes.flatMap((lane) =>
		states.map((state) => {
			const row = rows.find((one) => one.lane === lane && one.state === state);
			return { lane, state, count: row?.count ?? 0, oldestDueSeconds: row?.seconds ?? 0 };
		}),
	);
}
