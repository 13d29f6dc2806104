/** Passkeys: signing in, and managing your own. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { giveSession, halfSessionIn } from '../../platform/http/cookies.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { checkProof } from '../../platform/http/proof.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { deviceOf } from '../../platform/sessions/device.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './commands.ts';
import { readPasskeys } from './queries.ts';
import { findPasskeyOwner } from './repository.ts';
import { type Asking, askForPasskey, logInWithPasskey } from './sign-in.ts';

const success = { success: true } as const;

/** Registers the calls. */
export function registerPasskeys(app: FastifyInstance, services: Services): void {
	registerSignIn(app, services);
	registerOwn(app, services);
	registerOne(app, services);
}

function registerSignIn(app: FastifyInstance, services: Services): void {
	const limits = createLimits(app, services);
	registerCall(app, calls.askForPasskey, {
		limits: limits.code,
		handle: ({ body, request }) => askForPasskey(services, askingOf(request, body)),
	});
	registerCall(app, calls.logInWithPasskey, {
		limits: limits.code,
		handle: async ({ user, body, request, reply }) => {
			const device = deviceOf(request.headers['user-agent']);
			const lasting = body.secondStep ? halfSessionIn(request).lasting : body.stay === true;
			const from = { device, lasting };
			const session = await logInWithPasskey(services, askingOf(request, body), body, from);
			if (!session.ok) return session;
			if (user) await services.sessions.end(user.tokenHash);
			giveSession(reply, services, session.value);
			return succeed(success);
		},
	});
}

function askingOf(request: FastifyRequest, { secondStep }: Pick<Asking, 'secondStep'>): Asking {
	return secondStep
		? { secondStep, token: halfSessionIn(request).token }
		: { secondStep, visitor: request.csrfBinding };
}

function registerOwn(app: FastifyInstance, services: Services): void {
	const limits = createLimits(app, services);
	registerCall(app, calls.listPasskeys, {
		handle: async ({ user }) => succeed(await readPasskeys(services, user.userId)),
	});
	registerCall(app, calls.beginPasskey, {
		limits: limits.ownPassword,
		handle: async ({ user }) => {
			const proven = checkProof(services, user);
			return proven.ok ? beginPasskey(services, user) : proven;
		},
	});
	registerCall(app, calls.addPasskey, {
		limits: limits.ownPassword,
		handle: async ({ user, body }) => {
			const proven = checkProof(services, user);
			if (!proven.ok) return proven;
			const added = await addPasskey(services, user, body);
			return added.ok ? succeed(success) : added;
		},
	});
}

function registerOne(app: FastifyInstance, services: Services): void {
	const findOwner = async ({ id }: Readonly<Record<string, string>>) =>
		id === undefined ? undefined : findPasskeyOwner(services.database, id);
	registerCall(app, calls.renamePasskey, {
		findOwner,
		handle: async ({ user, params, body }) => {
			await renamePasskey(services, user.userId, { id: params.id, name: body.name });
			return succeed(success);
		},
	});
	registerCall(app, calls.removePasskey, {
		findOwner,
		handle: async ({ user, params }) => {
			const proven = checkProof(services, user);
			if (!proven.ok) return proven;
			const removed = await removePasskey(services, user.userId, params.id);
			return removed.ok ? succeed(success) : removed;
		},
	});
}
