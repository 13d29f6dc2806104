/** The calls of `/hmrc-test`. In live there are none. */
import { calls } from '@halfpenny/contract';
import { validateFraudHeaders } from '@halfpenny/hmrc';
import { failWith } from '@halfpenny/result';
import type { FastifyInstance } from 'fastify';
import { createLimits } from '../../../platform/http/limits.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { fail, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { callerOf } from '../caller.ts';
import { failureOfHmrc } from '../failures.ts';
import { openApplicationSession } from './application-session.ts';
import { runChecklist } from './checklist.ts';
import { headersAsShown } from './left-out.ts';
import { testUserOf } from './test-user.ts';

/** Registers the calls. */
export function registerHmrcTest(app: FastifyInstance, services: Services): void {
	const limits = createLimits(app, services);
	const live = services.config.hmrc.environment === 'live';
	registerCall(app, calls.hmrcTestUser, {
		handle: async ({ user }) => (live ? fail('NOT_FOUND') : testUserOf(services, user.userId)),
	});
	registerCall(app, calls.runChecklistTests, {
		limits: limits.hmrc,
		handle: async ({ user, request }) => {
			if (live) return fail('NOT_FOUND');
			return runChecklist(services, user.userId, await callerOf(services, user, request));
		},
	});
	registerCall(app, calls.fraudHeaders, {
		handle: async ({ user, request }) => {
			if (live) return fail('NOT_FOUND');
			return succeed({ headers: headersAsShown(await callerOf(services, user, request)) });
		},
	});
	registerCall(app, calls.validateFraudHeaders, {
		limits: limits.hmrc,
		handle: async ({ user, request }) => {
			if (live) return fail('NOT_FOUND');
			const session = await openApplicationSession(services, await callerOf(services, user, request));
			if (!session.ok) return session;
			const outcome = await validateFraudHeaders(session.value);
			if (outcome.kind !== 'answered') return failWith(failureOfHmrc(outcome));
			const { errors = [], warnings = [], ...verdict } = outcome.value;
			return succeed({ ...verdict, errors, warnings });
		},
	});
}
