/** Tables of administrators, who never file returns: their accounts, sessions, set-up tokens and tests of HMRC. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** An administrator. Sealed columns use the service's own key for administrators. */
export const administrators = pgTable('administrators', {
	id: uuid('id').primaryKey(),
	username: text('username').notNull(),
	/** The username as it is looked up. */
	usernameKey: text('username_key').notNull().unique('administrators_username'),
	sealedEmail: text('sealed_email').notNull(),
	passwordHash: text('password_hash').notNull(),
	/** The secret shared with their authenticator app, sealed; null until they first sign in where codes are needed. */
	sealedCodeKey: text('sealed_code_key'),
	/** Since when a code is asked for; null until the first code has proved that the app has the secret. */
	codesSince: moment('codes_since'),
	/** The time step of the last accepted code: it and earlier ones are no longer accepted. */
	lastStep: integer('last_step'),
	/** Keyed hashes of unused recovery codes. */
	recoveryCodes: text('recovery_codes').array().notNull().default(sql`'{}'::text[]`),
	/** Their made-up person at the stand-in for HMRC, sealed. */
	sealedTestUser: text('sealed_test_user'),
	createdAt: moment('created_at').notNull(),
});

/** Signed-in administrators. Only the hash of the cookie's value is stored. */
export const administratorSessions = pgTable(
	'administrator_sessions',
	{
		tokenHash: text('token_hash').primaryKey(),
		administratorId: uuid('administrator_id')
			.notNull()
			.references(() => administrators.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
		/** Whether they signed in with a code. */
		withCode: boolean('with_code').notNull(),
	},
	(table) => [index('administrator_sessions_of').on(table.administratorId)],
);

/** Unused set-up tokens. Only the hash of each is stored. */
export const administratorTokens = pgTable('administrator_tokens', {
	tokenHash: text('token_hash').primaryKey(),
	expiresAt: moment('expires_at').notNull(),
});

/** Tests of HMRC that administrators ran. Nothing in them is about a person. */
export const hmrcTests = pgTable(
	'hmrc_tests',
	{
		id: uuid('id').primaryKey(),
		administratorId: uuid('administrator_id')
			.notNull()
			.references(() => administrators.id, { onDelete: 'cascade' }),
		testType: text('test_type', { enum: ['hello', 'auth', 'fraud-headers'] }).notNull(),
		endpoint: text('endpoint').notNull(),
		success: boolean('success').notNull(),
		errorMessage: text('error_message'),
		fraudHeadersValidated: boolean('fraud_headers_validated'),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [index('hmrc_tests_at').on(table.createdAt)],
);
