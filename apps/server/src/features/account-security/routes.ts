/** Passwords (including forgotten ones), email addresses, and open sessions. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../platform/audit-repository.ts';
import { newVisitor } from '../../platform/http/caller.ts';
import { giveSession, takeSession } from '../../platform/http/cookies.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { checkProof } from '../../platform/http/proof.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { deviceOf } from '../../platform/sessions/device.ts';
import { hashOfToken } from '../../platform/sessions/token-hash.ts';
import { changePassword } from './commands.ts';
import { askForEmail, confirmEmail, pendingEmail } from './email-change.ts';
import { askForNewPassword, setNewPassword } from './password-reset.ts';
import { giveProof } from './proof.ts';

const success = { success: true } as const;

/** Registers the calls. */
export function registerAccountSecurity(app: FastifyInstance, services: Services): void {
	const { database, sessions, clock } = services;
	const limits = createLimits(app, services);
	registerCall(app, calls.changePassword, {
		limits: limits.ownPassword,
		handle: async ({ user, body, request, reply }) => {
			const device = deviceOf(request.headers['user-agent']);
			const from = { device, lasting: user.lasting };
			const changed = await changePassword(services, user.userId, body, from);
			if (!changed.ok) return changed;
			giveSession(reply, services, changed.value);
			return succeed(success);
		},
	});
	registerCall(app, calls.giveProof, {
		limits: limits.ownPassword,
		handle: async ({ user, body }) => {
			const given = await giveProof(services, user, body);
			return given.ok ? succeed(success) : given;
		},
	});
	registerCall(app, calls.getEmailChange, {
		handle: async ({ user }) => succeed({ pending: await pendingEmail(services, user.userId) }),
	});
	registerCall(app, calls.changeEmail, {
		limits: limits.ownPassword,
		handle: async ({ user, body }) => {
			const asked = await askForEmail(services, user.userId, body);
			return asked.ok ? succeed(success) : asked;
		},
	});
	registerCall(app, calls.confirmEmail, {
		limits: limits.code,
		handle: async ({ body }) => {
			const confirmed = await confirmEmail(services, body.token);
			return confirmed.ok ? succeed(success) : confirmed;
		},
	});
	registerCall(app, calls.askForNewPassword, {
		limits: limits.letter,
		handle: async ({ body }) => {
			const asked = await askForNewPassword(services, body.email);
			return asked.ok ? succeed(success) : asked;
		},
	});
	registerCall(app, calls.setNewPassword, {
		limits: limits.code,
		handle: async ({ body }) => {
			const set = await setNewPassword(services, body);
			return set.ok ? succeed(success) : set;
		},
	});
	registerCall(app, calls.listSessions, {
		handle: async ({ user }) => {
			const rows = await sessions.list(user.userId);
			return succeed(
				rows.map(({ tokenHash, device, createdAt, expiresAt }) => ({
					id: hashOfToken(tokenHash),
					device,
					begunAt: createdAt.toISOString(),
					endsAt: expiresAt.toISOString(),
					current: tokenHash === user.tokenHash,
				})),
			);
		},
	});
	registerCall(app, calls.endSession, {
		handle: async ({ user, body }) => {
			const proven = checkProof(services, user);
			if (!proven.ok) return proven;
			const { userId } = user;
			const rows = await sessions.list(userId);
			const found = rows.find(({ tokenHash }) => hashOfToken(tokenHash) === body.id);
			if (!found) return fail('NOT_FOUND');
			await sessions.end(found.tokenHash);
			await audit(database, { at: clock.now(), userId, action: 'session.endedElsewhere' });
			return succeed(success);
		},
	});
	registerCall(app, calls.endSessions, {
		handle: async ({ user, reply }) => {
			const proven = checkProof(services, user);
			if (!proven.ok) return proven;
			const { userId } = user;
			await database.transaction(async (tx) => {
				await sessions.endAll(tx, userId);
				await audit(tx, { at: clock.now(), userId, action: 'sessions.ended' });
			});
			takeSession(reply, services, newVisitor());
			return succeed(success);
		},
	});
}
