/** Tables of returns: the year, the answers, and the latest calculation of them. */
import {
	boolean,
	index,
	integer,
	pgTable,
	text,
	timestamp,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One person's year. */
export const taxReturns = pgTable(
	'tax_returns',
	{
		id: uuid('id').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		taxYear: text('tax_year').notNull(),
		jurisdiction: text('jurisdiction', { enum: ['uk', 'wales', 'scotland'] }).notNull(),
		returnType: text('return_type', { enum: ['individual', 'partnership'] }).notNull(),
		/** Its status with HMRC, as people see it. Written by filing. */
		status: text('status', {
			enum: ['draft', 'submitted', 'processing', 'accepted', 'rejected', 'failed'],
		})
			.notNull()
			.default('draft'),
		/** The state of the latest submission. */
		submissionStatus: text('submission_status'),
		submissionId: uuid('submission_id'),
		submissionDate: moment('submission_date'),
		/** Whether a return that HMRC has is being changed, to be filed again as an amendment. */
		amending: boolean('amending').notNull().default(false),
		sa100Generated: boolean('sa100_generated').notNull().default(false),
		/** Increases with every change to an answer, so that calculations and snapshots know when they are out of date. */
		factsVersion: integer('facts_version').notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [uniqueIndex('tax_returns_one_a_year').on(table.userId, table.taxYear, table.returnType)],
);

/** One job, account or gift: its answers and where each came from, sealed. */
const entryColumns = () => ({
	id: uuid('id').primaryKey(),
	taxReturnId: uuid('tax_return_id')
		.notNull()
		.references(() => taxReturns.id, { onDelete: 'cascade' }),
	userId: uuid('user_id')
		.notNull()
		.references(() => users.id, { onDelete: 'cascade' }),
	section: text('section').notNull(),
	/** Its position among the entries of the return, in the order they were added. */
	position: integer('position').notNull().default(0),
	/** The page's own id for a new entry, so that sending it twice adds it once. */
	sentAs: uuid('sent_as'),
	/** JSON `{answers, provenance}`, sealed. */
	sealed: text('sealed').notNull(),
	version: integer('version').notNull().default(1),
	createdAt: moment('created_at').notNull(),
	updatedAt: moment('updated_at').notNull(),
});

/** The answers as they are now. */
export const entries = pgTable('entries', entryColumns(), (table) => [
	index('entries_person').on(table.userId),
	// It also finds the entries of a return.
	unique('entries_sent_once').on(table.taxReturnId, table.sentAs),
]);

/** The answers as HMRC has them while a return is being amended, so that the amendment can be cancelled. */
export const filedEntries = pgTable('filed_entries', entryColumns(), (table) => [
	index('filed_entries_return').on(table.taxReturnId),
	index('filed_entries_person').on(table.userId),
]);

/** The latest calculation of a return, so that lists need not calculate it again. */
export const calculations = pgTable('calculations', {
	taxReturnId: uuid('tax_return_id')
		.primaryKey()
		.references(() => taxReturns.id, { onDelete: 'cascade' }),
	/** The answers and rules it was made from: if one of them differs, the calculation is out of date. */
	factsVersion: integer('facts_version').notNull(),
	profileVersion: integer('profile_version').notNull(),
	rulesVersion: text('rules_version').notNull(),
	/** JSON of the figures, sealed. */
	sealed: text('sealed').notNull(),
	calculatedAt: moment('calculated_at').notNull(),
});
