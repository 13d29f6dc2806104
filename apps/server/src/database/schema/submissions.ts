/** Tables of filing: what was shown, what was frozen and sent, and everything that happened to it. */
import type { SubmissionEventKind, SubmissionState } from '@halfpenny/lifecycle';
import { sql } from 'drizzle-orm';
import {
	boolean,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { taxReturns } from './tax-returns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One attempt to file a return: frozen when declared; what is sent never changes. */
export const submissions = pgTable(
	'submissions',
	{
		id: uuid('id').primaryKey(),
		taxReturnId: uuid('tax_return_id')
			.notNull()
			.references(() => taxReturns.id, { onDelete: 'cascade' }),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** How it is filed. The Transaction Engine's message has its own table. */
		channel: text('channel', { enum: ['transaction-engine', 'mtd'] }).notNull(),
		/** From 1 for the return itself, and again for each amendment of it. */
		attemptNumber: integer('attempt_number').notNull(),
		/** 0 for the return itself, then one for each amendment of what HMRC accepted. */
		amendment: integer('amendment').notNull().default(0),
		state: text('state', {
			enum: [
				'frozen',
				'sending',
				'unknown',
				'acknowledged',
				'polling',
				'accepted',
				'rejected',
				'failed',
				'released',
				'deleted',
			],
		}).notNull(),
		/** Which HMRC it is for: a submission made for one is never sent to another. */
		environment: text('environment', { enum: ['local', 'sandbox', 'test-in-live', 'live'] }).notNull(),
		/** Keyed hash of the reference it is filed for; null in rows from before this existed, until the next start. */
		utrIndex: text('utr_index'),
		/** Of what the person was shown when declaring. */
		snapshotHash: text('snapshot_hash').notNull(),
		/** JSON of facts, calculation, boxes and everything shown, sealed. */
		sealedSnapshot: text('sealed_snapshot').notNull(),
		/** JSON of HMRC's receipt, sealed. */
		sealedReceipt: text('sealed_receipt'),
		/** JSON of HMRC's errors, sealed. */
		sealedErrors: text('sealed_errors'),
		/** How often we looked in HMRC's records since HMRC last reported on the submission itself. */
		lookups: integer('lookups').notNull().default(0),
		/** When a person saw it on HMRC's own pages while we had no answer. That is no receipt. */
		seenAtHmrcAt: moment('seen_at_hmrc_at'),
		/** When someone last said that HMRC doesn't have it. HMRC may still say otherwise. */
		releasedAt: moment('released_at'),
		/** When it was imported from an archive, wherever it was filed; this service never sends it. */
		importedAt: moment('imported_at'),
		createdAt: moment('created_at').notNull(),
		respondedAt: moment('responded_at'),
	},
	(table) => [
		index('submissions_utr').on(table.utrIndex),
		index('submissions_person').on(table.userId),
		// The few that are on their way, among all that ever were.
		index('submissions_open')
			.on(table.state)
			.where(sql`${table.state} in ('frozen', 'sending', 'unknown', 'acknowledged', 'polling')`),
		uniqueIndex('submissions_attempt').on(
			table.taxReturnId,
			table.environment,
			table.amendment,
			table.attemptNumber,
		),
		// However many clicks, tabs and servers: one at a time, and none after acceptance. One that was said to be missing
		// may exist alongside its replacement, whatever HMRC says about it later.
		uniqueIndex('submissions_one_way')
			.on(table.taxReturnId, table.environment, table.amendment)
			.where(sql`${table.state} not in ('rejected', 'failed') and ${table.releasedAt} is null`),
	],
);

/** The message of a submission through the Transaction Engine, and the status of the conversation about it. */
export const transactionEngineMessages = pgTable('transaction_engine_messages', {
	submissionId: uuid('submission_id')
		.primaryKey()
		.references(() => submissions.id, { onDelete: 'cascade' }),
	/** Our own name for the conversation, in every message and in HMRC's list. */
	transactionId: text('transaction_id').notNull().unique('transaction_engine_messages_transaction_id'),
	/** Base64. */
	irmark: text('irmark').notNull(),
	/** The exact message, without the sender's credentials, which are never stored; sealed. */
	sealedMessage: text('sealed_message').notNull(),
	/** HMRC's name for the conversation, and where and how often to ask. */
	correlationId: text('correlation_id'),
	pollUrl: text('poll_url'),
	pollSeconds: integer('poll_seconds'),
	/** Consecutive queries of the kind its state sends that brought nothing new. */
	failedPolls: integer('failed_polls').notNull().default(0),
	/** Whether HMRC still holds its copy, as far as we know. */
	heldByHmrc: boolean('held_by_hmrc').notNull().default(false),
});

/** What happened to a submission, in order. Rows are only ever added. */
export const submissionEvents = pgTable(
	'submission_events',
	{
		submissionId: uuid('submission_id')
			.notNull()
			.references(() => submissions.id, { onDelete: 'cascade' }),
		/** From 1 for each submission. */
		sequence: integer('sequence').notNull(),
		kind: text('kind').$type<SubmissionEventKind>().notNull(),
		/** The state it led to. */
		state: text('state').$type<SubmissionState>().notNull(),
		/** A stable reason, never personal. */
		detail: text('detail'),
		at: moment('at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.submissionId, table.sequence] })],
);

/** What check-answers last showed, so that a stale declaration can be told what changed. */
export const shownSnapshots = pgTable(
	'shown_snapshots',
	{
		taxReturnId: uuid('tax_return_id')
			.notNull()
			.references(() => taxReturns.id, { onDelete: 'cascade' }),
		hash: text('hash').notNull(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** JSON of what was shown, sealed. */
		sealed: text('sealed').notNull(),
		shownAt: moment('shown_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.taxReturnId, table.hash] }),
		index('shown_snapshots_age').on(table.taxReturnId, table.shownAt),
		index('shown_snapshots_person').on(table.userId),
	],
);
