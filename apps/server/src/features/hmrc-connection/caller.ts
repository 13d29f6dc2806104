/**
 * Who asks for a call to HMRC, from where and with what: the fraud-prevention headers, gathered when the person asks. A
 * job that calls HMRC later carries them, sealed, as they were then.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_DETAILS_HEADER, browserDetails } from '@halfpenny/contract';
import {
	type BrowserFacts,
	type FraudHeaders,
	fraudHeaders,
	type SecondStep,
	unmapped,
} from '@halfpenny/hmrc';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../database/database.ts';
import { DEVICE_COOKIE } from '../../platform/http/cookies.ts';
import type { Services } from '../../platform/services.ts';
import { findSession, type SessionOfPerson } from '../../platform/sessions/session-repository.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { twoStepSince } from '../two-step/repository.ts';

/** The headers for what a signed-in person asks for now. Plain texts, so that they can be sealed with a job. */
export async function callerOf(
	services: Services,
	user: SignedIn,
	request: FastifyRequest,
): Promise<FraudHeaders> {
	const secondStep = await secondStepOf(services, user);
	return headersOf(services, { userId: user.userId, secondStep }, request);
}

/** The headers for what somebody asks for now: who they are here, and the code that they gave, if any. */
export function headersOf(
	services: Pick<Services, 'config' | 'clock'>,
	{ userId, secondStep }: { readonly userId: string; readonly secondStep: SecondStep | undefined },
	request: FastifyRequest,
): FraudHeaders {
	const { config, clock } = services;
	const version = versionIn(config.root);
	return fraudHeaders({
		browser: browserOf(request),
		deviceId: deviceOf(request),
		userId,
		secondStep,
		clientAddress: unmapped(request.ip),
		clientAddressAt: clock.now(),
		clientPort: portOf(services, request),
		vendorAddress: config.mtd.vendorAddress,
		version: { web: version, server: version },
	});
}

/** What the page says; nothing when it says what no browser says. */
function browserOf({ headers }: FastifyRequest): BrowserFacts | undefined {
	const given = headers[BROWSER_DETAILS_HEADER];
	if (typeof given !== 'string') return undefined;
	try {
		return browserDetails.safeParse(JSON.parse(decodeURIComponent(given))).data;
	} catch {
		return undefined;
	}
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function deviceOf({ cookies }: FastifyRequest): string | undefined {
	const device = cookies[DEVICE_COOKIE];
	return device !== undefined && UUID.test(device) ? device : undefined;
}

/** A code that began this session. Who turned two-step sign-in on later, or was let in without a code, gave none. */
async function secondStepOf(
	{ database, vault }: Services,
	{ userId, tokenHash }: SignedIn,
): Promise<SecondStep | undefined> {
	const session = await findSession(database, tokenHash);
	const factor = session?.secondStep && (await factorOf(database, session));
	if (!session || !factor) return undefined;
	const reference = vault.index('secondStep', `${userId} ${factor}`);
	return { type: session.secondStep === 'app' ? 'TOTP' : 'OTHER', at: session.createdAt, reference };
}

/** What tells a person's second step from an earlier one; undefined where it has been turned off since. */
async function factorOf(
	queries: Queries,
	{ userId, secondStep }: Pick<SessionOfPerson, 'userId' | 'secondStep'>,
): Promise<string | undefined> {
	if (secondStep === 'passkey') return secondStep;
	return (await twoStepSince(queries, userId))?.toISOString();
}

/** The port from which the person's request came: seen directly, or passed on by a trusted proxy. */
function portOf(
	{ config }: Pick<Services, 'config'>,
	{ ip, socket, headers }: FastifyRequest,
): number | undefined {
	if (unmapped(ip) === unmapped(socket.remoteAddress ?? '')) return socket.remotePort;
	const given = config.mtd.clientPortHeader && headers[config.mtd.clientPortHeader];
	return typeof given === 'string' && /^\d{1,5}$/.test(given) ? Number(given) : undefined;
}

/** The version of what runs here: web app and server are built from one release. */
function versionIn(root: string): string {
	const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	return version;
}
