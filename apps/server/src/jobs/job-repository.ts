/** The queue's table: any number of workers claim from it at the same time without waiting for each other. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { type Database, isUniqueViolation, type Queries } from '../database/database.ts';
import { jobs } from '../database/schema/platform.ts';
import type { Job } from './job.ts';

/** A job in the hands of this worker until `leaseUntil`. */
export interface ClaimedJob extends Job {
	readonly leaseToken: string;
}

/** A job to be. */
export interface NewJob {
	readonly kind: string;
	readonly payload: Readonly<Record<string, string | number | boolean | null>>;
	readonly runAt: Date;
	readonly dedupeKey: string | null;
	readonly createdAt: Date;
}

/** Puts a job into the queue, unless one with its dedupe key already waits there. */
export async function insertJob(queries: Queries, job: NewJob): Promise<void> {
	await queries
		.insert(jobs)
		.values({ id: randomUUID(), state: 'waiting', ...job })
		.onConflictDoNothing();
}

/** Takes up to `most` jobs that are due, or whose worker has vanished, oldest first. */
export function claimJobs(
	database: Database,
	now: Date,
	leaseMs: number,
	most: number,
): Promise<ClaimedJob[]> {
	const due = or(
		and(eq(jobs.state, 'waiting'), lte(jobs.runAt, now)),
		and(eq(jobs.state, 'running'), lt(jobs.leaseUntil, now)),
	);
	return database.transaction(async (tx) => {
		const found = await tx
			.select({ id: jobs.id })
			.from(jobs)
			.where(due)
			.orderBy(asc(jobs.runAt))
			.limit(most)
			.for('update', { skipLocked: true });
		if (found.length === 0) return [];
		const rows = await tx
			.update(jobs)
			.set({
				state: 'running',
				leaseToken: sql`gen_random_uuid()`,
				leaseUntil: new Date(now.getTime() + leaseMs),
				failures: sql`case when ${jobs.state} = 'running' then ${jobs.failures} + 1 else ${jobs.failures} end`,
			})
			.where(
				inArray(
					jobs.id,
					found.map(({ id }) => id),
				),
			)
			.returning();
		return rows.flatMap(({ leaseToken, ...job }) => (leaseToken === null ? [] : [{ ...job, leaseToken }]));
	});
}

/** The row, as long as this worker still holds it. */
function held(job: ClaimedJob) {
	return and(eq(jobs.id, job.id), eq(jobs.leaseToken, job.leaseToken), eq(jobs.state, 'running'));
}

/** Holds a job for longer. False when another worker has it by now. */
export async function extendLease(database: Database, job: ClaimedJob, until: Date): Promise<boolean> {
	const rows = await database
		.update(jobs)
		.set({ leaseUntil: until })
		.where(held(job))
		.returning({ id: jobs.id });
	return rows.length > 0;
}

/** Takes a finished job out of the queue. */
export async function deleteJob(database: Database, job: ClaimedJob): Promise<void> {
	await database.delete(jobs).where(held(job));
}

/** Lets a job wait again. When another with its dedupe key waits already, that one does the work. */
export async function postponeJob(
	database: Database,
	job: ClaimedJob,
	change: { readonly runAt: Date; readonly failures: number; readonly lastError: string | null },
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

/** Keeps a job that can never succeed where a person can see it. */
export async function buryJob(database: Database, job: ClaimedJob, reason: string): Promise<void> {
	await database
		.update(jobs)
		.set({ state: 'dead', leaseToken: null, leaseUntil: null, lastError: reason })
		.where(held(job));
}

/** Ends every lease at once: right only where no other process can hold one. */
export async function endLeases(database: Database, now: Date): Promise<void> {
	await database
		.update(jobs)
		.set({ leaseUntil: new Date(now.getTime() - 1) })
		.where(eq(jobs.state, 'running'));
}
