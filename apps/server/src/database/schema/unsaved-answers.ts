/** The table of what people typed and have not saved yet. */
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { entries, taxReturns } from './tax-returns.ts';

/** One form as it was left. It never counts: nothing but its own page reads it. */
export const unsavedAnswers = pgTable(
	'unsaved_answers',
	{
		id: uuid('id').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Null for the person's own details. */
		taxReturnId: uuid('tax_return_id').references(() => taxReturns.id, { onDelete: 'cascade' }),
		/** Null for a new entry. */
		entryId: uuid('entry_id').references(() => entries.id, { onDelete: 'cascade' }),
		/** The form's address. */
		page: text('page').notNull(),
		/** The page's own id for it: an entry saved under it takes the row away. */
		sentAs: uuid('sent_as').notNull(),
		/** JSON `{typed, seen}`, sealed. */
		sealed: text('sealed').notNull(),
		typedAt: timestamp('typed_at', { withTimezone: true, precision: 3 }).notNull(),
	},
	(table) => [
		unique('unsaved_answers_one_a_page').on(table.userId, table.page),
		index('unsaved_answers_return').on(table.taxReturnId),
		index('unsaved_answers_entry').on(table.entryId),
	],
);
