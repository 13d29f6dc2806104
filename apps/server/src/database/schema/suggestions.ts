/** The table of what a person was offered to claim and does not want to. */
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { taxReturns } from './tax-returns.ts';

/** One suggestion of one return, by its rule and the entry that it is about. */
export const declinedSuggestions = pgTable(
	'declined_suggestions',
	{
		taxReturnId: uuid('tax_return_id')
			.notNull()
			.references(() => taxReturns.id, { onDelete: 'cascade' }),
		rule: text('rule').notNull(),
		/** The entry's id; empty where it is about none. */
		entry: text('entry').notNull(),
		reason: text('reason', { enum: ['notMine', 'claimedElsewhere', 'noRecords', 'notWanted'] }).notNull(),
		declinedAt: timestamp('declined_at', { withTimezone: true, precision: 3 }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.taxReturnId, table.rule, table.entry] })],
);
