/** Tables of people: accounts, their keys, their sessions and their second step. What is personal is sealed with the person's own key. */
import {
	bigint,
	boolean,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A person. Look-ups use keyed indexes, since the values themselves are sealed. */
export const users = pgTable('users', {
	id: uuid('id').primaryKey(),
	usernameIndex: text('username_index').notNull().unique('users_username_index'),
	emailIndex: text('email_index').notNull().unique('users_email_index'),
	ninoIndex: text('nino_index'),
	utrIndex: text('utr_index'),
	passwordHash: text('password_hash').notNull(),
	/** Someone else set the password and knows it: it must be changed before anything else. */
	passwordGiven: boolean('password_given').notNull().default(false),
	/** JSON of the profile, sealed. */
	sealedProfile: text('sealed_profile').notNull(),
	/** Increases with every change, so that calculations know when they are out of date. */
	profileVersion: integer('profile_version').notNull().default(1),
	createdAt: moment('created_at').notNull(),
	/** When the person asked for the account to be erased. Until then, signing in only leads to restoring it. */
	erasureAskedAt: moment('erasure_asked_at'),
	/** When the account was erased. What must be kept is still there; nobody can sign in to it. */
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
		/** The number of the change of everyone's keys that made it; null for a person's first. */
		rotation: integer('rotation'),
		/** By the database's time, when every server knows it and seals with it; null for a person's first. */
		sealsFrom: moment('seals_from'),
	},
	(table) => [primaryKey({ columns: [table.userId, table.version] })],
);

/** Keys of the service itself (look-up index, page tokens), each wrapped by the root key. */
export const serviceKeys = pgTable('service_keys', {
	name: text('name').primaryKey(),
	rootKeyId: text('root_key_id').notNull(),
	wrapped: text('wrapped').notNull(),
});

/** Signed-in people. Only the hash of the cookie's value is stored. */
export const sessions = pgTable(
	'sessions',
	{
		tokenHash: text('token_hash').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
		/** The browser and its system in a few words, so that people recognise their own. */
		device: text('device'),
		/** Whether the browser was asked to stay signed in; otherwise it forgets when it is closed. */
		lasting: boolean('lasting').notNull().default(true),
		/** When the password was last given in this session; null for sessions from before we stored it. */
		provenAt: moment('proven_at'),
		/** What the session began with besides a password, or instead: app code, recovery code, passkey; null for none. HMRC is told. */
		secondStep: text('second_step', { enum: ['app', 'recoveryCode', 'passkey'] }),
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

/** Wrong passwords, counted by account, or by name if there is no such account, as a keyed hash. */
export const signInTries = pgTable(
	'sign_in_tries',
	{
		key: text('key').primaryKey(),
		wrong: integer('wrong').notNull(),
		lastAt: moment('last_at').notNull(),
		/** No attempt is checked before then. */
		nextAt: moment('next_at').notNull(),
	},
	(table) => [index('sign_in_tries_last').on(table.lastAt)],
);

/** An email address that a person still has to confirm. It belongs to nobody until then. */
export const emailChanges = pgTable('email_changes', {
	userId: uuid('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	/** The hash of the token in the email. */
	tokenHash: text('token_hash').notNull().unique('email_changes_token'),
	/** The address, sealed with the account's key. */
	sealedEmail: text('sealed_email').notNull(),
	askedAt: moment('asked_at').notNull(),
	expiresAt: moment('expires_at').notNull(),
});

/** Password reset links that were sent and not used yet. */
export const passwordResets = pgTable('password_resets', {
	userId: uuid('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	/** The hash of the token in the email. */
	tokenHash: text('token_hash').notNull().unique('password_resets_token'),
	askedAt: moment('asked_at').notNull(),
	expiresAt: moment('expires_at').notNull(),
});

/** The second step of a person's sign-in: the key shared with their app, sealed. */
export const twoSteps = pgTable('two_steps', {
	userId: uuid('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	sealedKey: text('sealed_key').notNull(),
	createdAt: moment('created_at').notNull(),
	/** Since when it is on; null until the first code has proved that the app has the key. */
	confirmedAt: moment('confirmed_at'),
	/** The time step of the last accepted code: it and earlier ones are no longer accepted. */
	lastStep: integer('last_step'),
	/** Wrong codes since the last correct one or the last lock. */
	wrongCodes: integer('wrong_codes').notNull().default(0),
	/** No code is checked before then. */
	lockedUntil: moment('locked_until'),
});

/** Unused recovery codes. Only a keyed hash of each is stored. */
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

/** Passkeys people sign in with: the public half of each. */
export const passkeys = pgTable(
	'passkeys',
	{
		id: uuid('id').primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The authenticator's own name for it, in base64url. */
		credentialId: text('credential_id').notNull().unique('passkeys_credential'),
		/** COSE, in base64url. */
		publicKey: text('public_key').notNull(),
		/** How often the authenticator says it has signed: always 0 if it doesn't count. */
		counter: bigint('counter', { mode: 'number' }).notNull(),
		/** How a browser reaches the authenticator: `internal`, `usb`. */
		transports: text('transports').array().notNull(),
		/** What the person calls it, sealed. */
		sealedName: text('sealed_name').notNull(),
		createdAt: moment('created_at').notNull(),
		lastUsedAt: moment('last_used_at'),
	},
	(table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges a passkey has yet to sign. Each works once, for a few minutes, in the browser that asked for it. */
export const passkeyChallenges = pgTable(
	'passkey_challenges',
	{
		challengeHash: text('challenge_hash').primaryKey(),
		purpose: text('purpose', { enum: ['add', 'signIn', 'secondStep'] }).notNull(),
		/** The hash of what it is bound to: a session, a visitor or a half session. */
		boundTo: text('bound_to').notNull(),
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);
