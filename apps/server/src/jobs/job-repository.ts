/** The queue's table: any number of workers claim from it simultaneously without waiting for each other. */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Database, isUniqueViolation, type Queries } from '../database/database.ts';
import { jobs } from '../database/schema/platform.ts';
import type { Lane, Payload } from './definition.ts';
import type { StoredJob } from './job.ts';
import { after, type QueueTime } from './queue-time.ts';
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
	readonly runAt: SQL;
	readonly dedupeKey: string | null;
	readonly userId: string | null;
	readonly createdAt: SQL;
}

/** Puts a job into the queue, unless one with its dedupe key already waits there. */
export async function insertJob(queries: Queries, job: NewJob): Promise<void> {
	await queries
		.insert(jobs)
		.values({ id: randomUUID(), state: 'waiting', ...job })
		.onConflictDoNothing();
}

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
	const rows = await database
		.selectDistinct({ lane: jobs.lane })
		.from(jobs)
		.where(and(inArray(jobs.lane, of), isDue(now)));
	return rows.map(({ lane }) => lane);
}

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
	const due = database
		.select({ id: jobs.id })
		.from(jobs)
		.where(
			and(
				eq(jobs.lane, lane),
				isDue(now),
				fairly ? sql`not (${isBeyondAllowance(now)} and ${runningOfPerson} > 0)` : undefined,
			),
		)
		.orderBy(
			...(fairly ? [isBeyondAllowance(now), runningOfPerson, spentByPerson(now)] : []),
			asc(jobs.runAt),
		)
		.limit(most)
		.for('update', { skipLocked: true });
	const rows = await database
		.update(jobs)
		.set({
			state: 'running',
			leaseToken: sql`gen_random_uuid()`,
			leaseUntil: after(now, leaseMs),
			failures: sql`case when ${jobs.state} = 'running' then ${jobs.failures} + 1 else ${jobs.failures} end`,
		})
		.where(sql`${jobs.id} = any(array(${due}))`)
		.returning();
	return rows.flatMap(({ leaseToken, ...job }) => (leaseToken === null ? [] : [{ ...job, leaseToken }]));
}

/** The row, as long as this worker still holds it. */
function held(job: ClaimedJob) {
	return and(eq(jobs.id, job.id), eq(jobs.leaseToken, job.leaseToken), eq(jobs.state, 'running'));
}

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
export async function deleteJob(database: Database, job: ClaimedJob): Promise<void> {
	await database.delete(jobs).where(held(job));
}

/** Lets a job wait again. If another with its dedupe key is already waiting, that one does the work. */
export async function postponeJob(
	database: Database,
	job: ClaimedJob,
	change: { readonly runAt: SQL; readonly failures: number; readonly lastError: string | null },
): Promise<void> {
	try {
		await database
			.update(jobs)
			.set({ state: 'waiting', leaseToken: null, leaseUntil: null, ...change })
			.where(held(job));
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		await deleteJob(database, job);
	}
}

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
