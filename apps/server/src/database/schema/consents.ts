/** The table of consents: a person lets the operator act as their agent with HMRC. */
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One question to a person and its outcome: answered once, and a yes can be withdrawn. Rows are never removed. */
export const agentConsents = pgTable(
	'agent_consents',
	{
		/** Also the `state` of the page that asks. */
		id: uuid('id').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Who asked to act, as the configuration named them then. */
		agentName: text('agent_name').notNull(),
		/** The wording the person read. */
		words: text('words').notNull(),
		askedAt: moment('asked_at').notNull(),
		givenAt: moment('given_at'),
		refusedAt: moment('refused_at'),
		revokedAt: moment('revoked_at'),
	},
	(table) => [index('agent_consents_person').on(table.userId, table.askedAt)],
);
