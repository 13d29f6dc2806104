/** The table of what a partnership hands to its partners: a code that works once, and what it opens, sealed. */
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { entries, taxReturns } from './tax-returns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One partner's figures, waiting for the partner to enter the code. A new code replaces the previous one. */
export const partnerCodes = pgTable(
	'partner_codes',
	{
		id: uuid('id').primaryKey(),
		/** The person preparing the partnership's return. */
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The partnership's return. */
		taxReturnId: uuid('tax_return_id')
			.notNull()
			.references(() => taxReturns.id, { onDelete: 'cascade' }),
		/** The partner, as an entry of that return. */
		partnerEntryId: uuid('partner_entry_id')
			.notNull()
			.references(() => entries.id, { onDelete: 'cascade' }),
		/** The keyed hash of the code, which is not stored. */
		codeIndex: text('code_index').notNull().unique('partner_codes_code_index'),
		/** JSON of the figures, sealed with the key of the person preparing the partnership's return. */
		sealed: text('sealed').notNull(),
		createdAt: moment('created_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
		/** When a partner entered it. Which return it went to is not stored here. */
		usedAt: moment('used_at'),
	},
	(table) => [
		unique('partner_codes_one_a_partner').on(table.taxReturnId, table.partnerEntryId),
		index('partner_codes_user').on(table.userId),
		index('partner_codes_partner').on(table.partnerEntryId),
	],
);
