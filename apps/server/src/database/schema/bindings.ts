/** Tables of bindings: which account HMRC's answers have tied a UTR or National Insurance number to, and who is waiting to file for one. */
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One reference of one account. What HMRC's stand-in accepts binds nothing at HMRC itself. */
export const utrBindings = pgTable(
	'utr_bindings',
	{
		id: uuid('id').primaryKey(),
		environment: text('environment', { enum: ['local', 'sandbox', 'test-in-live', 'live'] }).notNull(),
		/** Keyed hash of the reference, to find it by. */
		utrIndex: text('utr_index').notNull(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The reference, sealed with the account's key. */
		sealedUtr: text('sealed_utr').notNull(),
		boundAt: moment('bound_at').notNull(),
	},
	(table) => [
		uniqueIndex('utr_bindings_utr').on(table.environment, table.utrIndex),
		index('utr_bindings_person').on(table.userId),
	],
);

/** An account that wants to file for a reference and waits for the operator. One per reference and account. */
export const bindingRequests = pgTable(
	'binding_requests',
	{
		id: uuid('id').primaryKey(),
		environment: text('environment', { enum: ['local', 'sandbox', 'test-in-live', 'live'] }).notNull(),
		utrIndex: text('utr_index').notNull(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The reference, sealed with the account's key. */
		sealedUtr: text('sealed_utr').notNull(),
		/** Whether it is the account's first filing for it, which an agent checks, or the reference is another account's. */
		reason: text('reason', { enum: ['firstFiling', 'boundElsewhere'] }).notNull(),
		askedAt: moment('asked_at').notNull(),
		decision: text('decision', { enum: ['approved', 'declined'] }),
		decidedAt: moment('decided_at'),
	},
	(table) => [
		uniqueIndex('binding_requests_once').on(table.userId, table.environment, table.utrIndex),
		index('binding_requests_waiting').on(table.decision, table.askedAt),
	],
);

/** A National Insurance number that belongs to one account: HMRC answered for it to that person's token. */
export const ninoBindings = pgTable(
	'nino_bindings',
	{
		id: uuid('id').primaryKey(),
		environment: text('environment', { enum: ['local', 'sandbox', 'test-in-live', 'live'] }).notNull(),
		/** Keyed hash of the number, to find it by. */
		ninoIndex: text('nino_index').notNull(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The number, sealed with the account's key. */
		sealedNino: text('sealed_nino').notNull(),
		boundAt: moment('bound_at').notNull(),
	},
	(table) => [
		uniqueIndex('nino_bindings_nino').on(table.environment, table.ninoIndex),
		index('nino_bindings_person').on(table.userId),
	],
);
