/** Two-step sign-in: setting it up, signing in with it, turning it off. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { giveSession, halfSessionIn } from '../../platform/http/cookies.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { deviceOf } from '../../platform/sessions/device.ts';
import { logInWithCode, renewRecoveryCodes, turnOffTwoStep } from './commands.ts';
import { countRecoveryCodes, twoStepSince } from './repository.ts';
import { beginTwoStep, confirmTwoStep } from './set-up.ts';

const success = { success: true } as const;

/** Registers the calls. */
export function registerTwoStep(app: FastifyInstance, services: Services): void {
	const limits = createLimits(app, services);
	registerCall(app, calls.logInWithCode, {
		limits: limits.code,
		handle: async ({ user, body, request, reply }) => {
			const device = deviceOf(request.headers['user-agent']);
			const { token, lasting } = halfSessionIn(request);
			const session = await logInWithCode(services, token, body.code, { device, lasting });
			if (!session.ok) return session;
			if (user) await services.sessions.end(user.tokenHash);
			giveSession(reply, services, session.value);
			return succeed(success);
		},
	});
	registerCall(app, calls.getTwoStep, {
		handle: async ({ user: { userId } }) => {
			const since = await twoStepSince(services.database, userId);
			const recoveryCodesLeft = await countRecoveryCodes(services.database, userId);
			return succeed({ since: since?.toISOString() ?? null, recoveryCodesLeft });
		},
	});
	registerCall(app, calls.beginTwoStep, {
		limits: limits.ownPassword,
		handle: ({ user, body }) => beginTwoStep(services, user.userId, body),
	});
	registerCall(app, calls.confirmTwoStep, {
		limits: limits.ownPassword,
		handle: ({ user, body }) => confirmTwoStep(services, user, body),
	});
	registerCall(app, calls.turnOffTwoStep, {
		limits: limits.ownPassword,
		handle: async ({ user, body }) => {
			const turnedOff = await turnOffTwoStep(services, user.userId, body);
			return turnedOff.ok ? succeed(success) : turnedOff;
		},
	});
	registerCall(app, calls.renewRecoveryCodes, {
		limits: limits.ownPassword,
		handle: ({ user, body }) => renewRecoveryCodes(services, user.userId, body),
	});
}
