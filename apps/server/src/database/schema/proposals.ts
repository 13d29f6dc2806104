/** Tables of suggestions for a return or a profile, from any origin. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { uploadedDocuments } from './documents.ts';
import { taxReturns } from './tax-returns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A suggested change. Nothing changes until the person approves it. */
export const proposals = pgTable(
	'proposals',
	{
		id: uuid('id').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The return it is for; null for the person's profile. */
		taxReturnId: uuid('tax_return_id').references(() => taxReturns.id, { onDelete: 'cascade' }),
		origin: text('origin', {
			enum: ['document', 'partnership', 'assistant', 'hmrc', 'last-year'],
		}).notNull(),
		/** The document it comes from. */
		documentId: uuid('document_id').references(() => uploadedDocuments.id, { onDelete: 'cascade' }),
		/** A code that names any other origin; never anything personal. */
		originReference: text('origin_reference'),
		status: text('status', { enum: ['open', 'approved', 'declined', 'superseded', 'expired'] }).notNull(),
		/** JSON of the changes, what they say about the person and year, and the figures before and after, sealed. */
		sealed: text('sealed').notNull(),
		/** For rows stored before a proposal held its changes: the section of all its answers. Null since. */
		section: text('section'),
		/** The entries that approving it made or changed. */
		entryIds: uuid('entry_ids').array().notNull().default(sql`'{}'::uuid[]`),
		/** By the database's time; null if it never expires. */
		expiresAt: moment('expires_at'),
		createdAt: moment('created_at').notNull(),
		decidedAt: moment('decided_at'),
	},
	(table) => [
		index('proposals_return').on(table.taxReturnId),
		index('proposals_document').on(table.documentId),
		index('proposals_person').on(table.userId),
	],
);

/** Which entry an approved proposal made under a key, so that later proposals with the key are about the same entry. */
export const proposedEntries = pgTable(
	'proposed_entries',
	{
		/** A keyed hash of the return, the section and the key. */
		keyIndex: text('key_index').primaryKey(),
		taxReturnId: uuid('tax_return_id')
			.notNull()
			.references(() => taxReturns.id, { onDelete: 'cascade' }),
		/** It may have been removed since. */
		entryId: uuid('entry_id').notNull(),
	},
	(table) => [index('proposed_entries_return').on(table.taxReturnId)],
);
