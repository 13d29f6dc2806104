/** The table of suggestions a person was offered and declined. */
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { taxReturns } from './tax-returns.ts';

/** One suggestion for one return, by its rule and the entry it is about. */
export const declinedSuggestions = pgTable(
	'declined_suggestions',
	{
		taxReturnId: uuid('tax_return_id')
			.notNull()
			.references(() => taxReturns.id, { onDelete: 'cascade' }),
		rule: text('rule').notNull(),
		/** The entry's id; empty if it is about none. */
		entry: text('entry').notNull(),
		reason: text('reason', { enum: ['notMine', 'claimedElsewhere', 'noRecords', 'notWanted'] }).notNull(),
		declinedAt: timestamp('declined_at', { withTimezone: true, precision: 3 }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.taxReturnId, table.rule, table.entry] })],
);
