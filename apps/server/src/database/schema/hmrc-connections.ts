/** Tables of connections to HMRC for Making Tax Digital: who has authorised us, and who is being asked to. */
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const environment = () =>
	text('environment', { enum: ['local', 'sandbox', 'test-in-live', 'live'] }).notNull();
const person = () =>
	uuid('user_id')
		.notNull()
		.references(() => users.id, { onDelete: 'cascade' });

/** A person's latest connection. Its tokens are gone once it has ended. */
export const hmrcConnections = pgTable(
	'hmrc_connections',
	{
		userId: person(),
		environment: environment(),
		/** JSON of the access and the refresh token, sealed with the person's key; null once the connection has ended. */
		sealedTokens: text('sealed_tokens'),
		/** Counts up with each new pair of tokens. */
		tokenVersion: integer('token_version').notNull(),
		/** When the access token expires. */
		accessUntil: moment('access_until').notNull(),
		grantedAt: moment('granted_at').notNull(),
		/** When HMRC asks the person again, however often the token was refreshed. */
		grantedUntil: moment('granted_until').notNull(),
		endedAt: moment('ended_at'),
		ended: text('ended', { enum: ['disconnected', 'refusedByHmrc'] }),
		/** While a server refreshes the token: which one, and until when only it may. */
		refreshLease: uuid('refresh_lease'),
		refreshLeaseUntil: moment('refresh_lease_until'),
	},
	(table) => [primaryKey({ columns: [table.userId, table.environment] })],
);

/** A person on their way to HMRC and back. Only a hash of the state is stored; each works once. */
export const hmrcAuthorisations = pgTable(
	'hmrc_authorisations',
	{
		stateHash: text('state_hash').primaryKey(),
		userId: person(),
		/** The hash of the session that asked: only its browser may come back. */
		sessionHash: text('session_hash').notNull(),
		environment: environment(),
		/** The PKCE verifier, sealed with the person's key. */
		sealedVerifier: text('sealed_verifier').notNull(),
		redirectUri: text('redirect_uri').notNull(),
		askedAt: moment('asked_at').notNull(),
		/** When the person came back; after that it cannot be used again. */
		backAt: moment('back_at'),
		outcome: text('outcome', { enum: ['connected', 'denied', 'failed'] }),
	},
	(table) => [index('hmrc_authorisations_person').on(table.userId, table.askedAt)],
);

/** The made-up person at the stand-in that an account signs in as: JSON, sealed with the account's key. */
export const hmrcTestUsers = pgTable('hmrc_test_users', {
	userId: uuid('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	sealedUser: text('sealed_user').notNull(),
});
