/**
 * Who asks for a call to HMRC, from where and with what: the fraud-prevention headers, collected when the person asks. A
 * job that calls HMRC later sends the headers collected then, which were sealed with it.
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

/** The headers for a signed-in person's request. Plain text, so that they can be sealed with a job. */
export async function callerOf(
	services: Services,
	user: SignedIn,
	request: FastifyRequest,
): Promise<FraudHeaders> {
	const secondStep = await secondStepOf(services, user);
	return headersOf(services, { userId: user.userId, secondStep }, request);
}

/** Who is signed in, and the code they gave, if any. */
interface Caller {
	readonly userId: string;
	readonly secondStep: SecondStep | undefined;
	/** The id of a device that has only just been given its cookie. */
	readonly deviceId?: string;
}

/** The headers for a request: who is signed in, and the code they gave, if any. */
export function headersOf(
	services: Pick<Services, 'config' | 'clock'>,
	{ userId, secondStep, deviceId }: Caller,
	request: FastifyRequest,
): FraudHeaders {
	const { config, clock } = services;
	const version = versionIn(config.root);
	return fraudHeaders({
		browser: browserOf(request),
		deviceId: deviceId ?? deviceOf(request),
		userId,
		secondStep,
		clientAddress: unmapped(request.ip),
		clientAddressAt: clock.now(),
		clientPort: portOf(services, request),
		vendorAddress: config.mtd.vendorAddress,
		version: { web: version, server: version },
	});
}

/** What the page reports; nothing if no browser would report it. */
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

/** The id of the browser's device; undefined when it has no valid one. */
export function deviceOf({ cookies }: FastifyRequest): string | undefined {
	const device = cookies[DEVICE_COOKIE];
	return device !== undefined && UUID.test(device) ? device : undefined;
}

/** The code this session began with. None if two-step sign-in was turned on later, or was not needed. */
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

/** Tells a person's current second step from an earlier one; undefined if it has been turned off since. */
async function factorOf(
	queries: Queries,
	{ userId, secondStep }: Pick<SessionOfPerson, 'userId' | 'secondStep'>,
): Promise<string | undefined> {
	if (secondStep === 'passkey') return secondStep;
	return (await twoStepSince(queries, userId))?.toISOString();
}

/** The port of the person's request: seen directly, or passed on by a trusted proxy. */
function portOf(
	{ config }: Pick<Services, 'config'>,
	{ ip, socket, headers }: FastifyRequest,
): number | undefined {
	if (unmapped(ip) === unmapped(socket.remoteAddress ?? '')) return socket.remotePort;
	const given = config.mtd.clientPortHeader && headers[config.mtd.clientPortHeader];
	return typeof given === 'string' && /^\d{1,5}$/.test(given) ? Number(given) : undefined;
}

/** The version of this service: web app and server are built from one release. */
function versionIn(root: string): string {
	const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	return version;
}
