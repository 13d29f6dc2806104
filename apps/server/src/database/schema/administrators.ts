/** Tables of administrators, who are none of the people that file: their accounts, sessions, set-up tokens and tests of HMRC. */
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** An administrator. What is sealed, is with the service's own key for administrators. */
export const administrators = pgTable('administrators', {
	id: uuid('id').primaryKey(),
	username: text('username').notNull(),
	/** The username as it is looked up. */
	usernameKey: text('username_key').notNull().unique('administrators_username'),
	sealedEmail: text('sealed_email').notNull(),
	passwordHash: text('password_hash').notNull(),
	/** The key that their app has too, sealed; null until they signed in where codes are needed. */
	sealedCodeKey: text('sealed_code_key'),
	/** Since when a code is asked for; null until the first one has shown that the app has the key. */
	codesSince: moment('codes_since'),
	/** The time step of the last code that was taken: neither it nor one before is taken again. */
	lastStep: integer('last_step'),
	/** The made-up person that the stand-in for HMRC gave them, sealed. */
	sealedTestUser: text('sealed_test_user'),
	createdAt: moment('created_at').notNull(),
});

/** Administrators who are signed in. Only the hash of the cookie's value is here. */
export const administratorSessions = pgTable(
	'administrator_sessions',
	{
		tokenHash: text('token_hash').primaryKey(),
		administratorId: uuid('administrator_id')
			.notNull()
			.references(() => administrators.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
		/** Whether a code began it. */
		withCode: boolean('with_code').notNull(),
	},
	(table) => [index('administrator_sessions_of').on(table.administratorId)],
);

/** Set-up tokens that were not used yet. Only the hash of each is here. */
export const administratorTokens = pgTable('administrator_tokens', {
	tokenHash: text('token_hash').primaryKey(),
	expiresAt: moment('expires_at').notNull(),
});

/** Tests of HMRC that administrators made. They say nothing of any person. */
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
