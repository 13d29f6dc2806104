/** What a person has authorised: the connection to HMRC, or the agent if there is one. */
import { randomUUID } from 'node:crypto';
import { calls } from '@halfpenny/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, setDeviceCookie } from '../../platform/http/cookies.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { checkProof } from '../../platform/http/proof.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { askForConsent, revokeConsent } from '../consent/commands.ts';
import { consentStatus } from '../consent/present.ts';
import { needsTwoStep } from '../two-step/needed.ts';
import { addressesFor } from './addresses.ts';
import { registerCallback } from './callback.ts';
import { startConnecting } from './connect.ts';
import { connectionStatus, disconnect } from './status.ts';

/** Registers the calls of both kinds, and HMRC's callback. */
export function registerHmrcConnection(app: FastifyInstance, services: Services): void {
	registerCallback(app, services);
	registerCall(app, calls.hmrcAuthStatus, {
		handle: async ({ user: { userId }, query }) =>
			succeed(
				query.filingType === 'mtd-itsa'
					? await connectionStatus(services, userId, query.state)
					: await consentStatus(services, userId),
			),
	});
	registerCall(app, calls.hmrcAuth, {
		limits: createLimits(app, services).hmrc,
		handle: async ({ user, query, request, reply }) => {
			if (query.filingType !== 'mtd-itsa') return askConsent(services, user.userId);
			if (await needsTwoStep(services, services.database, user.userId)) return fail('TWO_STEP_NEEDED');
			const proven = checkProof(services, user);
			if (!proven.ok) return proven;
			const addresses = addressesFor(services, request);
			if (!addresses.ok) return addresses;
			rememberDevice(request, reply, services);
			const connecting = { userId: user.userId, sessionHash: user.tokenHash };
			return startConnecting(services, connecting, addresses.value);
		},
	});
	registerCall(app, calls.revokeHmrcAuth, {
		handle: async ({ user: { userId }, query }) => {
			const isConnection = query.filingType === 'mtd-itsa';
			const revoked = isConnection
				? await disconnect(services, userId)
				: await revokeConsent(services, userId);
			const hmrcUrl = isConnection ? pageOfApplications(services) : null;
			return succeed({ success: true as const, revokedAt: revoked?.toISOString() ?? null, hmrcUrl });
		},
	});
}

async function askConsent(services: Services, userId: string) {
	const asked = await askForConsent(services, userId);
	if (!asked.ok) return asked;
	const { id } = asked.value;
	return succeed({ authUrl: `/consent/${id}`, state: id });
}

/** The law requires a number that stays the same on this device: it is created when someone first connects on it. */
function rememberDevice(request: FastifyRequest, reply: FastifyReply, services: Services): void {
	setDeviceCookie(reply, services, request.cookies[DEVICE_COOKIE] ?? randomUUID());
}

/** HMRC's page where a person withdraws their authority; the stand-in has none. */
function pageOfApplications({ config }: Services): string | null {
	const { environment } = config.hmrc;
	if (environment === 'local' || environment === 'test-in-live') return null;
	const host = environment === 'live' ? 'www' : 'test-www';
	return `https://${host}.tax.service.gov.uk/applications-manage-authority/applications`;
}
