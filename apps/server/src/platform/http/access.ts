/** Callers are signed in (administrators as administrators), come from one of our pages, act as themselves, and reach only their own data. */

import type { Call } from '@halfpenny/contract';
import { failWith } from '@halfpenny/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../audit-repository.ts';
import { fail, type Result, succeed } from '../result.ts';
import type { Services } from '../services.ts';
import { administratorIn } from './administrator.ts';
import { sendFailure } from './answers.ts';
import { csrfMatches } from './csrf.ts';
import { hasGoodParams } from './good-params.ts';

/** Finds whose a thing is by the parameters of the path, given the caller; undefined when there is no such thing. */
export type FindOwner = (
	params: Readonly<Record<string, string>>,
	userId: string,
) => Promise<string | undefined>;

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The call of the contract that this route answers. */
		call?: Call;
		findOwner?: FindOwner | undefined;
	}
}

/** What people can do while someone else knows their password: choose their own. */
const WITH_A_GIVEN_PASSWORD: ReadonlySet<string> = new Set([
	...[
		'getUser',
		'changePassword',
		'getTwoStep',
		'getEmailChange',
		'listSessions',
		'endSession',
		'endSessions',
	],
]);

/** What people can do while their account waits to be erased: restore it, or have it erased now. */
const WITH_A_CLOSED_ACCOUNT: ReadonlySet<string> = new Set([
	...['getClosedAccount', 'restoreAccount', 'previewDeletion', 'deleteAccount', 'getTwoStep'],
]);

/** Checks every call of the contract before its handler, and before its input is examined further. */
export function guardCalls(app: FastifyInstance, services: Services): void {
	app.decorateRequest('administrator', undefined);
	app.addHook('onRequest', async (request, reply) => {
		const { call } = request.routeOptions.config;
		if (!call) return;
		const admin = call.access === 'admin';
		const stopped = admin ? await stopAdministrator(request, services) : stopPerson(call, request);
		if (stopped) return sendFailure(reply, { code: stopped });
		const given = request.headers['x-csrf-token'];
		if (call.method !== 'GET' && !csrfMatches(services.csrfKey, request.csrfBinding, given)) {
			request.log.warn({ route: call.path }, 'refused a page token');
			return sendFailure(reply, { code: 'CSRF_FAILED' });
		}
	});
	app.addHook('preValidation', (request, reply) => checkOwner(request, reply, services));
}

/** Why the caller may not make a call for administrators: people don't count as one. */
async function stopAdministrator(
	request: FastifyRequest,
	services: Services,
): Promise<'NOT_SIGNED_IN' | undefined> {
	request.administrator = await administratorIn(request, services);
	if (request.administrator) return undefined;
	request.log.warn({ route: request.routeOptions.url }, 'refused as no administrator');
	return 'NOT_SIGNED_IN';
}

/** Why the caller may not make any other call: administrators don't count as people. */
function stopPerson(
	{ id, access }: Call,
	request: FastifyRequest,
): 'NOT_SIGNED_IN' | 'ACCOUNT_CLOSED' | 'PASSWORD_TO_BE_CHANGED' | undefined {
	if (access === 'public') return undefined;
	if (!request.signedIn) return 'NOT_SIGNED_IN';
	if (request.signedIn.closed) return WITH_A_CLOSED_ACCOUNT.has(id) ? undefined : 'ACCOUNT_CLOSED';
	const mustChange = request.signedIn.passwordGiven && !WITH_A_GIVEN_PASSWORD.has(id);
	return mustChange ? 'PASSWORD_TO_BE_CHANGED' : undefined;
}

async function checkOwner(request: FastifyRequest, reply: FastifyReply, services: Services) {
	const { call, findOwner } = request.routeOptions.config;
	const { signedIn } = request;
	if (!call || !signedIn) return;
	if (namesAnother(request.query, signedIn.userId) || namesAnother(request.body, signedIn.userId)) {
		return sendFailure(reply, await refuse(services, signedIn.userId, `call:${call.id}`));
	}
	if (!findOwner) return;
	// Bad parameters are reported by the validation that follows; what was read ahead had good ones.
	if (!request.ahead && !hasGoodParams(request)) return;
	const subject = request.url.split('?')[0] ?? '';
	// Parts of a path are always texts.
	const owner = await findOwner(request.params as Record<string, string>, signedIn.userId);
	const allowed = await checkOwnership(services, { userId: signedIn.userId, owner, subject });
	if (!allowed.ok) return sendFailure(reply, allowed.problem);
}

/** Whether the request names a userId other than the caller's: the session alone decides who is calling. */
function namesAnother(input: unknown, userId: string): boolean {
	if (typeof input !== 'object' || input === null || !('userId' in input)) return false;
	return input.userId !== undefined && input.userId !== null && input.userId !== userId;
}

/** Whose a thing is, and who wants it. */
export interface Ownership {
	/** Who is calling. */
	readonly userId: string;
	/** Whose it is; undefined when there is no such thing. */
	readonly owner: string | undefined;
	/** What it is, for the audit: `taxReturn:<id>`. */
	readonly subject: string;
}

/** FORBIDDEN and audited when it is another person's, NOT_FOUND when there is no such thing. */
export async function checkOwnership(
	services: Services,
	{ userId, owner, subject }: Ownership,
): Promise<Result<null>> {
	if (owner === userId) return succeed(null);
	if (owner === undefined) return fail('NOT_FOUND');
	const at = services.clock.now();
	await audit(services.database, { at, userId: owner, action: 'access.byAnother' });
	return failWith(await refuse(services, userId, subject));
}

async function refuse(services: Services, userId: string, subject: string) {
	const at = services.clock.now();
	await audit(services.database, { at, userId, action: 'access.refused', subject: subject.slice(0, 200) });
	return { code: 'FORBIDDEN' } as const;
}
