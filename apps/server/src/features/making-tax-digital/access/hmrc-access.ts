/** Who is calling HMRC, and their access to it. */
import type { FraudHeaders, TestMode } from '@halfpenny/hmrc';
import type { FastifyRequest } from 'fastify';
import type { Result } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import type { SignedIn } from '../../../platform/sessions/sessions.ts';
import { callerOf } from '../../hmrc-connection/caller.ts';
import { type HmrcSession, openHmrcSession } from '../../hmrc-connection/session.ts';

/** The person who asks, what the law requires us to send about their browser, and the sandbox scenario. */
export interface MtdCaller {
	readonly userId: string;
	readonly caller: FraudHeaders;
	readonly testMode: TestMode | undefined;
}

/** The person of a request. */
export async function mtdCaller(
	services: Services,
	user: SignedIn,
	request: FastifyRequest,
	testMode?: TestMode,
): Promise<MtdCaller> {
	return { userId: user.userId, caller: await callerOf(services, user, request), testMode };
}

/** The caller's access. NINO_REQUIRED, HMRC_NOT_CONNECTED, HMRC_CONNECTION_EXPIRED and the like when there is none. */
export function openFor(services: Services, caller: MtdCaller): Promise<Result<HmrcSession>> {
	return openHmrcSession(services, caller);
}
