/** Consent to an agent: reading it, asking, answering, withdrawing. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { answerQuestion, askForConsent, revokeConsent } from './commands.ts';
import { presentConsent } from './present.ts';
import { findConsent, findConsentOwner, findStanding } from './repository.ts';

/** Registers the calls of consent. */
export function registerConsent(app: FastifyInstance, services: Services): void {
	const { database, clock, config } = services;
	const findOwner = async ({ id }: Readonly<Record<string, string>>) =>
		id === undefined ? undefined : findConsentOwner(database, id);

	registerCall(app, calls.hmrcAuthStatus, {
		handle: async ({ user }) => {
			const { agent, sender } = config.hmrc;
			const standing = agent && (await findStanding(database, user.userId, agent.name));
			return succeed({
				authorized: sender === 'individual' || standing !== undefined,
				required: sender === 'agent',
				agentName: agent?.name ?? null,
				since: standing?.givenAt?.toISOString() ?? null,
				expiresAt: null,
			});
		},
	});
	registerCall(app, calls.hmrcAuth, {
		handle: async ({ user }) => {
			const asked = await askForConsent(services, user.userId);
			if (!asked.ok) return asked;
			const { id } = asked.value;
			return succeed({ authUrl: `/consent/${id}`, state: id });
		},
	});
	registerCall(app, calls.getConsent, {
		findOwner,
		handle: async ({ user, params }) => {
			const row = await findConsent(database, user.userId, params.id);
			return row ? succeed(presentConsent(row, clock.now())) : fail('NOT_FOUND');
		},
	});
	registerCall(app, calls.answerConsent, {
		findOwner,
		handle: async ({ user, params, body }) => {
			const answered = await answerQuestion(services, user.userId, { id: params.id, granted: body.granted });
			return answered.ok ? succeed(presentConsent(answered.value, clock.now())) : answered;
		},
	});
	registerCall(app, calls.revokeHmrcAuth, {
		handle: async ({ user }) => {
			const revokedAt = await revokeConsent(services, user.userId);
			return succeed({ success: true as const, revokedAt: revokedAt?.toISOString() ?? null });
		},
	});
}
