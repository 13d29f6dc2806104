/** The password of an account and where it is signed in. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../platform/audit-repository.ts';
import { newVisitor } from '../../platform/http/caller.ts';
import { giveSession, takeSession } from '../../platform/http/cookies.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { deviceOf } from '../../platform/sessions/device.ts';
import { changePassword } from './commands.ts';

const success = { success: true } as const;

/** Registers the calls. */
export function registerAccountSecurity(app: FastifyInstance, services: Services): void {
	const { database, sessions, clock } = services;
	const limits = createLimits(app, services);
	registerCall(app, calls.changePassword, {
		limits: limits.ownPassword,
		handle: async ({ user, body, request, reply }) => {
			const device = deviceOf(request.headers['user-agent']);
			const changed = await changePassword(services, user.userId, body, device);
			if (!changed.ok) return changed;
			giveSession(reply, services, changed.value);
			return succeed(success);
		},
	});
	registerCall(app, calls.listSessions, {
		handle: async ({ user }) => {
			const rows = await sessions.list(user.userId);
			return succeed(
				rows.map(({ tokenHash, device, createdAt, expiresAt }) => ({
					device,
					begunAt: createdAt.toISOString(),
					endsAt: expiresAt.toISOString(),
					current: tokenHash === user.tokenHash,
				})),
			);
		},
	});
	registerCall(app, calls.endSessions, {
		handle: async ({ user: { userId }, reply }) => {
			await database.transaction(async (tx) => {
				await sessions.endAll(tx, userId);
				await audit(tx, { at: clock.now(), userId, action: 'sessions.ended' });
			});
			takeSession(reply, services, newVisitor());
			return succeed(success);
		},
	});
}
