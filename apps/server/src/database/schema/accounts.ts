/** Tables of people: accounts, their keys and their sessions. What is personal is sealed with the person's own key. */
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A person. Look-ups go through keyed indexes, since the values themselves are sealed. */
export const users = pgTable('users', {
	id: uuid('id').primaryKey(),
	usernameIndex: text('username_index').notNull().unique('users_username_index'),
	emailIndex: text('email_index').notNull().unique('users_email_index'),
	ninoIndex: text('nino_index'),
	utrIndex: text('utr_index'),
	passwordHash: text('password_hash').notNull(),
	/** JSON of the profile, sealed. */
	sealedProfile: text('sealed_profile').notNull(),
	/** Goes up with every change, so that calculations know when they are old. */
	profileVersion: integer('profile_version').notNull().default(1),
	createdAt: moment('created_at').notNull(),
	/** When the person deleted the account. What must be kept is still there; nobody can sign in to it. */
	closedAt: moment('closed_at'),
});

/** A person's data keys, each wrapped by the root key. */
export const dataKeys = pgTable(
	'data_keys',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		version: integer('version').notNull(),
		/** Which root key wraps it. */
		rootKeyId: text('root_key_id').notNull(),
		wrapped: text('wrapped').notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.version] })],
);

/** Keys of the service itself (look-up index, page tokens), each wrapped by the root key. */
export const serviceKeys = pgTable('service_keys', {
	name: text('name').primaryKey(),
	rootKeyId: text('root_key_id').notNull(),
	wrapped: text('wrapped').notNull(),
});

/** Who is signed in. Only the hash of the cookie's value is here. */
export const sessions = pgTable(
	'sessions',
	{
		tokenHash: text('token_hash').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
		/** The browser and its system in a few words, so that people know their own again. */
		device: text('device'),
	},
	(table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);
