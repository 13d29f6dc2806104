/**
 * Tables of the infrastructure: the job queue, the audit trail, request rates. None holds anything personal but ids.
 */
import { sql } from 'drizzle-orm';
import {
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Work to do after the transaction that queued it. Completed jobs are deleted; dead ones stay for a person to see. */
export const jobs = pgTable(
	'jobs',
	{
		id: uuid('id').primaryKey(),
		kind: text('kind').notNull(),
		/** The worker's lane for it, so that one kind of work never waits for another. */
		lane: text('lane', { enum: ['filing', 'reading', 'letters', 'upkeep'] }).notNull(),
		/** The person it is done for: they see it if it fails, and can ask to try again. Null for the service's own jobs. */
		userId: uuid('user_id'),
		/** Ids only, never anything personal. */
		payload: jsonb('payload').notNull(),
		state: text('state', { enum: ['waiting', 'running', 'dead'] }).notNull(),
		runAt: moment('run_at').notNull(),
		/** How often it threw or its worker vanished. Asking to run again later does not count. */
		failures: integer('failures').notNull().default(0),
		dedupeKey: text('dedupe_key'),
		/** While running: who holds it and until when; after that any worker may take it. */
		leaseToken: uuid('lease_token'),
		leaseUntil: moment('lease_until'),
		lastError: text('last_error'),
		/** When it failed for good. */
		diedAt: moment('died_at'),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [
		index('jobs_due').on(table.lane, table.state, table.runAt),
		index('jobs_of_person').on(table.userId, table.state),
		uniqueIndex('jobs_waiting_once').on(table.dedupeKey).where(sql`${table.state} = 'waiting'`),
	],
);

/** How long a person's jobs of a lane ran lately, in milliseconds as of `at`: it halves every ten minutes. */
export const laneSpending = pgTable(
	'lane_spending',
	{
		lane: text('lane').notNull(),
		userId: uuid('user_id').notNull(),
		spentMs: doublePrecision('spent_ms').notNull(),
		at: moment('at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.lane, table.userId] })],
);

/** Who did what to what, and when: append only. */
export const auditEvents = pgTable(
	'audit_events',
	{
		id: uuid('id').primaryKey(),
		at: moment('at').notNull(),
		/** Null when nobody was signed in. */
		userId: uuid('user_id'),
		action: text('action').notNull(),
		/** What it was done to: `taxReturn:<id>`. */
		subject: text('subject'),
		detail: jsonb('detail').notNull(),
	},
	(table) => [
		index('audit_events_user').on(table.userId, table.at),
		index('audit_events_subject').on(table.subject),
	],
);

/** When the next request to a rate-limited service may be sent, one row per service. */
export const requestRates = pgTable('request_rates', {
	service: text('service').primaryKey(),
	nextAt: moment('next_at').notNull(),
});
