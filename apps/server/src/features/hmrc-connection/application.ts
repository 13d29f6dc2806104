/** This service as HMRC knows it for Making Tax Digital, and the client for calling HMRC. */
import { type MtdClient, mtdClient, mtdTarget, type OAuthApplication } from '@halfpenny/hmrc';
import { createPermits } from '../../platform/permit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { ConnectionKey } from './repository.ts';

/**
 * The application's credentials and addresses. MTD_NOT_SET_UP without them, and in `test-in-live`, which has no MTD.
 */
export function applicationOf({ config }: Pick<Services, 'config'>): Result<OAuthApplication> {
	const target = mtdTarget(config.hmrc.environment, config.hmrc.localUrl);
	const { application } = config.mtd;
	return target && application ? succeed({ target, ...application }) : fail('MTD_NOT_SET_UP');
}

/** The client for HMRC, within the rate that all servers on this database share. */
export function clientOf(
	{ config, database }: Pick<Services, 'config' | 'database'>,
	{ target }: OAuthApplication,
): MtdClient {
	const { timeoutMilliseconds } = config.hmrc;
	const limits = { timeoutMilliseconds, answerBytes: MOST_ANSWER_BYTES };
	return mtdClient({ target, permits: createPermits(database, config.mtd.requestsPerSecond), limits });
}

/** Larger than any answer from HMRC. */
const MOST_ANSWER_BYTES = 4 * 1024 * 1024;

/** The person of a connection, and the HMRC environment. */
export function keyOf({ config }: Pick<Services, 'config'>, userId: string): ConnectionKey {
	return { userId, environment: config.hmrc.environment };
}
