/** Ending an account: what it would mean, and doing it. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { newVisitor } from '../../platform/http/caller.ts';
import { takeSession } from '../../platform/http/cookies.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { listReturns } from '../tax-returns/repository.ts';
import { closeAccount, erasureDay, registerErasure, restoreAccount } from './closing.ts';
import { eraseNow } from './commands.ts';
import { registerRemoval } from './jobs.ts';
import { planDeletion, presentPlan } from './plan.ts';
import { findErasure, listAttempts } from './repository.ts';

/** Registers the calls and the job. */
export function registerAccountDeletion(app: FastifyInstance, services: Services): void {
	const { database } = services;
	const limits = createLimits(app, services);
	registerRemoval(services);
	registerErasure(services);
	registerCall(app, calls.previewDeletion, {
		handle: async ({ user: { userId } }) => {
			const plan = planDeletion(await listReturns(database, userId), await listAttempts(database, userId));
			return succeed({ ...presentPlan(plan), underWay: plan.underWay });
		},
	});
	registerCall(app, calls.deleteAccount, {
		limits: limits.ownPassword,
		handle: async ({ user: { userId }, body, reply }) => {
			const checked = await checkOwnPassword(services, userId, body.password);
			if (!checked.ok) return checked;
			const deleted = await (body.eraseNow ? eraseNow : closeAccount)(services, userId, body.code);
			if (!deleted.ok) return deleted;
			takeSession(reply, services, newVisitor());
			return succeed({ ...presentPlan(deleted.value), erasedOn: deleted.value.erasedOn });
		},
	});
	registerCall(app, calls.getClosedAccount, {
		handle: async ({ user: { userId } }) => {
			const askedAt = await findErasure(database, userId);
			return succeed({ erasedOn: askedAt && erasureDay(askedAt) });
		},
	});
	registerCall(app, calls.restoreAccount, {
		handle: async ({ user: { userId } }) => {
			await restoreAccount(services, userId);
			return succeed({ success: true } as const);
		},
	});
}
