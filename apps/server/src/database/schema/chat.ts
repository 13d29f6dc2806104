/** Tables of conversations with the assistant, and of consent to show them to a model. */
import {
	bigint,
	boolean,
	index,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { taxReturns } from './tax-returns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One person's conversation about one year's return; it may begin before the return does. */
export const conversations = pgTable(
	'conversations',
	{
		id: uuid('id').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		taxYear: text('tax_year').notNull(),
		returnType: text('return_type', { enum: ['individual', 'partnership'] }).notNull(),
		/** Null until there is a return. */
		taxReturnId: uuid('tax_return_id').references(() => taxReturns.id, { onDelete: 'cascade' }),
		/** By the database's time: until then an answer is being written and no further message is accepted. */
		answeringUntil: moment('answering_until'),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [
		unique('conversations_one_a_year').on(table.userId, table.taxYear, table.returnType),
		index('conversations_return').on(table.taxReturnId),
	],
);

/** Messages from either side. Rows never change; they go with the conversation, or when they are too old. */
export const chatMessages = pgTable(
	'chat_messages',
	{
		id: uuid('id').primaryKey(),
		conversationId: uuid('conversation_id')
			.notNull()
			.references(() => conversations.id, { onDelete: 'cascade' }),
		/** The order of the messages. */
		position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
		role: text('role', { enum: ['user', 'assistant'] }).notNull(),
		/** The page's own id for a person's message, so that sending it twice stores it once. */
		sentAs: uuid('sent_as'),
		/** The message that an answer replies to. */
		answers: uuid('answers'),
		/** JSON of the text and what comes with it, sealed. */
		sealed: text('sealed').notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [
		unique('chat_messages_sent_once').on(table.conversationId, table.sentAs),
		index('chat_messages_order').on(table.conversationId, table.position),
	],
);

/** Whether a person lets a provider's model see what they write. The audit trail has every answer too. */
export const modelAgreements = pgTable(
	'model_agreements',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The provider's name in the configuration when the person was asked. */
		provider: text('provider').notNull(),
		agreed: boolean('agreed').notNull(),
		answeredAt: moment('answered_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.provider] })],
);
