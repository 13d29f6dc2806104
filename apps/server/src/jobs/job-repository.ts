/** The queue's table: any number of workers claim from it simultaneously without waiting for each other. */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Database, isUniqueViolation, type Queries } from '../database/database.ts';
import { together } from '../database/one-statement.ts';
import { fromSql, prepared } from '../database/prepared.ts';
import { jobs } from '../database/schema/platform.ts';
import type { Lane, Payload } from './definition.ts';
import type { StoredJob } from './job.ts';
import { after, preparedAt, type QueueTime } from './queue-time.ts';
import { isBeyondAllowance, spentByPerson } from './spending-repository.ts';

/** A job held by this worker until its lease ends. */
export interface ClaimedJob extends StoredJob {
	readonly lane: Lane;
	/** The person it is done for; null for the service's own jobs. */
	readonly userId: string | null;
	readonly leaseToken: string;
}

/** A job before it is stored. */
export interface NewJob {
	readonly kind: string;
	readonly lane: Lane;
	readonly payload: Payload;
	readonly afterMs: number;
	readonly dedupeKey: string | null;
	readonly userId: string | null;
}

/**
 * Puts a job into the queue, unless one with its dedupe key already waits there. In a transaction its failure may show
 * only at the next statement.
 */
export async function insertJob(queries: Queries, now: QueueTime, job: NewJob): Promise<void> {
	await insertion(queries, now).execute({ id: randomUUID(), ...job });
}

const value = (name: 'id' | keyof NewJob) => sql.placeholder(name);

const insertion = preparedAt('insert_job', (queries, now, name) => {
	const insert = queries
		.insert(jobs)
		.values({
			...{ id: value('id'), kind: value('kind'), lane: value('lane'), payload: value('payload') },
			...{ dedupeKey: value('dedupeKey'), userId: value('userId'), state: 'waiting' },
			...{ runAt: after(now, value('afterMs')), createdAt: now() },
		})
		.onConflictDoNothing();
	return fromSql(queries, name, together([insert]));
});

/** How many of a person's jobs of this lane are running: the person with fewest comes first. */
const runningOfPerson = sql`(select count(*) from ${jobs} other where other.state = 'running'
	and other.lane = ${sql.raw('"jobs"."lane"')} and other.user_id = ${sql.raw('"jobs"."user_id"')})`;

/** A waiting job that is due, or one whose worker has vanished. */
const isDue = (now: QueueTime) =>
	or(
		and(eq(jobs.state, 'waiting'), lte(jobs.runAt, now())),
		and(eq(jobs.state, 'running'), lt(jobs.leaseUntil, now())),
	);

/** Which of these lanes have a due job: one query that claims nothing, so that idle lanes cost no claim each. */
export async function lanesWithWork(
	database: Database,
	now: QueueTime,
	of: readonly Lane[],
): Promise<Lane[]> {
	if (of.length === 0) return [];
	const rows = await dueLanes(database, now).execute({ lanes: of.join(' ') });
	return rows.map(({ lane }) => lane);
}

const dueLanes = preparedAt('due_lanes', (queries, now, name) =>
	queries
		.selectDistinct({ lane: jobs.lane })
		.from(jobs)
		.where(and(sql`${jobs.lane} = any(string_to_array(${sql.placeholder('lanes')}, ' '))`, isDue(now)))
		.prepare(name),
);

/**
 * Claims up to `most` jobs of a lane that are due, or whose worker has vanished, in one statement: oldest first; or, if
 * the lane is shared `fairly`, from the person with fewest running and least recent use. People over their allowance
 * come last, one job at a time. The ids come from an array, so that only claimed rows are locked.
 */
export async function claimJobs(
	database: Database,
	now: QueueTime,
	leaseMs: number,
	{ lane, most, fairly }: { readonly lane: Lane; readonly most: number; readonly fairly: boolean },
): Promise<ClaimedJob[]> {
	const claim = fairly ? fairClaim : claimOfOldest;
	const rows = await claim(database, now).execute({ lane, most, leaseMs });
	return rows.flatMap(({ leaseToken, ...job }) => (leaseToken === null ? [] : [{ ...job, leaseToken }]));
}

const claimOf = ({ fairly }: { readonly fairly: boolean }) =>
	preparedAt(fairly ? 'fair_claim' : 'claim', (queries, now, name) => {
		const due = queries
			.select({ id: jobs.id })
			.from(jobs)
			.where(
				and(
					eq(jobs.lane, sql.placeholder('lane')),
					isDue(now),
					fairly ? sql`not (${isBeyondAllowance(now)} and ${runningOfPerson} > 0)` : undefined,
				),
			)
			.orderBy(
				...(fairly ? [isBeyondAllowance(now), runningOfPerson, spentByPerson(now)] : []),
				asc(jobs.runAt),
			)
			.limit(sql.placeholder('most'))
			.for('update', { skipLocked: true });
		return queries
			.update(jobs)
			.set({
				state: 'running',
				leaseToken: sql`gen_random_uuid()`,
				leaseUntil: after(now, sql.placeholder('leaseMs')),
				failures: sql`case when ${jobs.state} = 'running' then ${jobs.failures} + 1 else ${jobs.failures} end`,
			})
			.where(sql`${jobs.id} = any(array(${due}))`)
			.returning()
			.prepare(name);
	});
const claimOfOldest = claimOf({ fairly: false });
const fairClaim = claimOf({ fairly: true });

/** The row, as long as this worker still holds it. */
function held(job: ClaimedJob) {
	return and(eq(jobs.id, job.id), eq(jobs.leaseToken, job.leaseToken), eq(jobs.state, 'running'));
}

const stillHeld = and(
	eq(jobs.id, sql.placeholder('id')),
	eq(jobs.leaseToken, sql.placeholder('leaseToken')),
	eq(jobs.state, 'running'),
);

/** Holds a job for longer. False when another worker has it by now. */
export async function extendLease(database: Database, job: ClaimedJob, until: SQL): Promise<boolean> {
	const rows = await database
		.update(jobs)
		.set({ leaseUntil: until })
		.where(held(job))
		.returning({ id: jobs.id });
	return rows.length > 0;
}

/** Deletes a finished job from the queue. */
export async function deleteJob(
	database: Database,
	{ id, leaseToken }: Pick<ClaimedJob, 'id' | 'leaseToken'>,
): Promise<void> {
	await removal(database).execute({ id, leaseToken });
}

const removal = prepared((queries) => queries.delete(jobs).where(stillHeld).prepare('delete_job'));

/** Lets a job wait again. If another with its dedupe key is already waiting, that one does the work. */
export async function postponeJob(
	database: Database,
	now: QueueTime,
	{ id, leaseToken }: Pick<ClaimedJob, 'id' | 'leaseToken'>,
	change: { readonly afterMs: number; readonly failures: number; readonly lastError: string | null },
): Promise<void> {
	try {
		await postponement(database, now).execute({ id, leaseToken, ...change });
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		await deleteJob(database, { id, leaseToken });
	}
}

const postponement = preparedAt('postpone_job', (queries, now, name) =>
	queries
		.update(jobs)
		.set({
			...{ state: 'waiting', leaseToken: null, leaseUntil: null },
			runAt: after(now, sql.placeholder('afterMs')),
			failures: sql`${sql.placeholder('failures')}`,
			lastError: sql`${sql.placeholder('lastError')}`,
		})
		.where(stillHeld)
		.prepare(name),
);

/** Keeps a job that can never succeed, for a person to see. */
export async function buryJob(
	database: Database,
	job: ClaimedJob,
	reason: string,
	now: QueueTime,
): Promise<void> {
	await database
		.update(jobs)
		.set({ state: 'dead', leaseToken: null, leaseUntil: null, lastError: reason, diedAt: now() })
		.where(held(job));
}

/** Ends every lease: only correct if no other process can hold one. */
export async function endLeases(database: Database, now: QueueTime): Promise<void> {
	await database
		.update(jobs)
		.set({ leaseUntil: after(now, -1) })
		.where(eq(jobs.state, 'running'));
}

/** A stored job. */
export type JobRow = typeof jobs.$inferSelect;

/** The person a job is for; undefined when there is no such job, or it is for nobody. */
export async function findJobOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries.select({ userId: jobs.userId }).from(jobs).where(eq(jobs.id, id));
	return row?.userId ?? undefined;
}

/** Deletes waiting and dead jobs with a dedupe key. */
export async function dropJobs(queries: Queries, dedupeKey: string): Promise<void> {
	const idle = inArray(jobs.state, ['waiting', 'dead']);
	await queries.delete(jobs).where(and(eq(jobs.dedupeKey, dedupeKey), idle));
}

/**
 * When a person's jobs with these dedupe keys run next, or began to run, by key; finished and dead ones have no time.
 */
export async function nextRuns(
	queries: Queries,
	userId: string,
	dedupeKeys: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
	if (dedupeKeys.length === 0) return new Map();
	const alive = and(eq(jobs.userId, userId), inArray(jobs.state, ['waiting', 'running']));
	const rows = await queries
		.select({ dedupeKey: jobs.dedupeKey, runAt: jobs.runAt })
		.from(jobs)
		.where(and(alive, inArray(jobs.dedupeKey, [...dedupeKeys])))
		.orderBy(desc(jobs.runAt));
	return new Map(rows.map(({ dedupeKey, runAt }) => [dedupeKey ?? '', runAt]));
}

/** A person's dead jobs, latest first. */
export function listDeadJobs(queries: Queries, userId: string): Promise<JobRow[]> {
	const own = and(eq(jobs.userId, userId), eq(jobs.state, 'dead'));
	return queries.select().from(jobs).where(own).orderBy(desc(jobs.diedAt));
}

/** The latest dead jobs, anyone's: their kind, but not whose they are or what about. */
export function listAllDeadJobs(queries: Queries, most: number) {
	const { id, kind, lastError, diedAt, createdAt } = jobs;
	return queries
		.select({ id, kind, lastError, diedAt, createdAt })
		.from(jobs)
		.where(eq(jobs.state, 'dead'))
		.orderBy(desc(diedAt))
		.limit(most);
}

/** Requeues a person's dead job, with all its attempts. False when it is not dead. */
export async function reviveJob(
	database: Database,
	userId: string,
	id: string,
	now: QueueTime,
): Promise<boolean> {
	const dead = and(eq(jobs.id, id), eq(jobs.userId, userId), eq(jobs.state, 'dead'));
	const change = { state: 'waiting', failures: 0, runAt: now(), lastError: null, diedAt: null } as const;
	try {
		const rows = await database.update(jobs).set(change).where(dead).returning({ id: jobs.id });
		return rows.length > 0;
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		// Another with its dedupe key is already waiting: that one does the work.
		await database.delete(jobs).where(dead);
		return true;
	}
}
