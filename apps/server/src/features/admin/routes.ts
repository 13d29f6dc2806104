/** The calls of `/admin`. */
import { randomUUID } from 'node:crypto';
import { calls } from '@halfpenny/contract';
import type { SecondStep } from '@halfpenny/hmrc';
import type { FastifyInstance } from 'fastify';
import {
	administratorIn,
	giveAdministratorSession,
	takeAdministratorSession,
} from '../../platform/http/administrator.ts';
import { setDeviceCookie } from '../../platform/http/cookies.ts';
import { knownBrowserIn, rememberBrowser } from '../../platform/http/known-browsers.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAdministratorSession } from '../../platform/sessions/administrator-session-repository.ts';
import type { SignedInAdministrator } from '../../platform/sessions/administrator-sessions.ts';
import { deviceOf, headersOf } from '../hmrc-connection/caller.ts';
import { createAdministrator } from './create.ts';
import { runTest } from './hmrc-tests.ts';
import { registerAdministratorLetters } from './letters.ts';
import { logInAdministrator, noteDeed } from './log-in.ts';
import { decide, operationsOf } from './operations.ts';
import { changeAdministratorPassword } from './password.ts';
import { listTests } from './test-repository.ts';

const success = { success: true } as const;

/** Registers the calls. */
export function registerAdmin(app: FastifyInstance, services: Services): void {
	registerAdministratorLetters(services);
	registerSignIn(app, services);
	registerTests(app, services);
	registerCall(app, calls.adminOperations, { handle: async () => succeed(await operationsOf(services)) });
	registerCall(app, calls.decideBinding, {
		handle: async ({ params: { id }, body, administrator }) => {
			const decided = await decide(services, id, body, administrator);
			return decided.ok ? succeed(success) : decided;
		},
	});
}

function registerSignIn(app: FastifyInstance, services: Services): void {
	const limits = createLimits(app, services);
	registerCall(app, calls.adminLogin, {
		limits: limits.signIn,
		handle: async ({ body, request, reply }) => {
			const loggedIn = await logInAdministrator(services, body, knownBrowserIn(request, services));
			if (!loggedIn.ok) return loggedIn;
			if ('codeNeeded' in loggedIn.value) return succeed({ success: false, ...loggedIn.value } as const);
			const { id, username, token, recoveryCodes } = loggedIn.value;
			await endSession(services, await administratorIn(request, services));
			giveAdministratorSession(reply, services, token);
			rememberBrowser(reply, services, id);
			return succeed({ ...success, user: { username }, recoveryCodes: recoveryCodes && [...recoveryCodes] });
		},
	});
	registerCall(app, calls.adminLogout, {
		handle: async ({ request, reply }) => {
			await endSession(services, await administratorIn(request, services));
			takeAdministratorSession(reply, services);
			return succeed(success);
		},
	});
	registerCall(app, calls.getAdmin, {
		handle: async ({ administrator: { username } }) => succeed({ username }),
	});
	registerCall(app, calls.changeAdminPassword, {
		limits: limits.signIn,
		handle: ({ body, administrator, request }) =>
			changeAdministratorPassword(services, body, administrator, knownBrowserIn(request, services)),
	});
	registerCall(app, calls.createAdmin, {
		limits: limits.signUp,
		handle: async ({ body, request }) =>
			createAdministrator(services, body, await administratorIn(request, services)),
	});
}

async function endSession(
	{ database, clock }: Services,
	administrator: SignedInAdministrator | undefined,
): Promise<void> {
	if (!administrator) return;
	await deleteAdministratorSession(database, administrator.tokenHash);
	await noteDeed(database, clock.now(), 'administrator.signedOut', administrator.administratorId);
}

function registerTests(app: FastifyInstance, services: Services): void {
	const limits = createLimits(app, services).hmrc;
	for (const [call, testType] of [
		[calls.adminTestHello, 'hello'],
		[calls.adminTestAuth, 'auth'],
		[calls.adminTestFraudHeaders, 'fraud-headers'],
	] as const)
		registerCall(app, call, {
			limits,
			handle: ({ administrator, request, reply }) => {
				const deviceId = deviceOf(request) ?? randomUUID();
				setDeviceCookie(reply, services, deviceId);
				const { administratorId: userId } = administrator;
				const who = { userId, secondStep: stepOf(services, administrator), deviceId };
				return runTest(services, testType, administrator, headersOf(services, who, request));
			},
		});
	registerCall(app, calls.adminTestLogs, {
		handle: async () =>
			succeed(
				(await listTests(services.database)).map(({ administratorId: _by, createdAt, ...test }) => ({
					...test,
					createdAt: createdAt.toISOString(),
				})),
			),
	});
}

/** The code the session began with, as reported to HMRC. */
function stepOf({ vault }: Services, by: SignedInAdministrator): SecondStep | undefined {
	if (!by.withCode) return undefined;
	const reference = vault.index('secondStep', `administrator ${by.administratorId}`);
	return { type: 'TOTP', at: by.begunAt, reference };
}
