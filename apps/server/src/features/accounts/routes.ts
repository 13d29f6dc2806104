/** Signing up, in and out. */
import { type Calls, calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { newVisitor } from '../../platform/http/caller.ts';
import { giveHalfSession, giveSession, takeSession } from '../../platform/http/cookies.ts';
import { knownBrowserIn } from '../../platform/http/known-browsers.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { type CallInput, registerCall } from '../../platform/http/register-call.ts';
import { type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { deviceOf } from '../../platform/sessions/device.ts';
import type { NewSession } from '../../platform/sessions/sessions.ts';
import { logIn, signUp, type TwoStepSince } from './commands.ts';

const success = { success: true } as const;

/** Registers the calls of accounts. Two-step sign-in builds on accounts, and so is passed in. */
export function registerAccounts(app: FastifyInstance, services: Services, twoStepSince: TwoStepSince): void {
	const limits = createLimits(app, services);
	registerCall(app, calls.signup, {
		limits: limits.signUp,
		handle: async (input) => begin(services, input, await signUp(services, input.body, deviceIn(input))),
	});
	registerCall(app, calls.login, {
		limits: limits.signIn,
		handle: async (input) => {
			const from = { device: deviceIn(input), knownBrowser: knownBrowserIn(input.request, services) };
			const loggedIn = await logIn(services, input.body, from, twoStepSince);
			if (!loggedIn.ok) return loggedIn;
			if ('session' in loggedIn.value) return begin(services, input, succeed(loggedIn.value.session));
			giveHalfSession(input.reply, services, loggedIn.value.half);
			return succeed({ success: false, codeNeeded: true } as const);
		},
	});
	registerCall(app, calls.logout, {
		handle: async ({ user, reply }) => {
			if (user) await services.sessions.end(user.tokenHash);
			takeSession(reply, services, newVisitor());
			return succeed(success);
		},
	});
}

function deviceIn({ request }: Pick<CallInput<Calls['login']>, 'request'>): string | null {
	return deviceOf(request.headers['user-agent']);
}

/** Gives the browser its new session; its previous session ends. */
async function begin(
	services: Services,
	{ user, reply }: CallInput<Calls['signup'] | Calls['login']>,
	result: Result<NewSession>,
) {
	if (!result.ok) return result;
	if (user) await services.sessions.end(user.tokenHash);
	giveSession(reply, services, result.value);
	return succeed(success);
}
