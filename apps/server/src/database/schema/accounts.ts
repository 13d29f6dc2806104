/** Tables of people: accounts, their keys, their sessions and their second step. What is personal is sealed with the person's own key. */
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

/** People who gave the right password and still have to give a code. It only opens the page that asks for the code. */
export const halfSessions = pgTable(
	'half_sessions',
	{
		tokenHash: text('token_hash').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [index('half_sessions_user').on(table.userId)],
);

/** The second step of a person's sign-in: the key that their app has too, sealed. */
export const twoSteps = pgTable('two_steps', {
	userId: uuid('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	sealedKey: text('sealed_key').notNull(),
	createdAt: moment('created_at').notNull(),
	/** Since when it counts; null until the first code has shown that the app has the key. */
	confirmedAt: moment('confirmed_at'),
	/** The time step of the last code that was taken: neither it nor one before is taken again. */
	lastStep: integer('last_step'),
	/** Wrong codes since the last right one or the last lock. */
	wrongCodes: integer('wrong_codes').notNull().default(0),
	/** Until then no code is looked at. */
	lockedUntil: moment('locked_until'),
});

/** Recovery codes that are not used yet. Only a keyed hash of each is here. */
export const recoveryCodes = pgTable(
	'recovery_codes',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => twoSteps.userId, { onDelete: 'cascade' }),
		codeIndex: text('code_index').notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.codeIndex] })],
);
