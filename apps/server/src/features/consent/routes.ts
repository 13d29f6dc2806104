/** Consent to an agent: reading the question and answering it. Asking and withdrawing share their calls with the connection to HMRC. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { answerQuestion } from './commands.ts';
import { presentConsent } from './present.ts';
import { findConsent, findConsentOwner } from './repository.ts';

/** Registers the calls of consent. */
export function registerConsent(app: FastifyInstance, services: Services): void {
	const { database, clock } = services;
	const findOwner = async ({ id }: Readonly<Record<string, string>>) =>
		id === undefined ? undefined : findConsentOwner(database, id);

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
}
