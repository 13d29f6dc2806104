/** HMRC's Test Fraud Prevention Headers 1.0: HMRC's verdict on the headers we send. In the sandbox only. */
import { z } from 'zod';
import type { MtdOutcome } from './outcome.ts';
import { ask, type MtdSession } from './session.ts';
import { readAs } from './wire.ts';

const findings = z.array(z.object({ code: z.string(), headers: z.array(z.string()) })).optional();

const verdict = z.object({
	code: z.enum(['VALID_HEADERS', 'POTENTIALLY_INVALID_HEADERS', 'INVALID_HEADERS']),
	specVersion: z.string(),
	errors: findings,
	warnings: findings,
});

/** HMRC's verdict; header names come in lower case. */
export type FraudHeadersVerdict = z.output<typeof verdict>;

/** Sends the session's headers to be checked. The session's token is our application's own (client credentials). */
export function validateFraudHeaders(session: MtdSession): Promise<MtdOutcome<FraudHeadersVerdict>> {
	return ask(
		session,
		{ api: 'fraudHeadersValidator', method: 'GET', parts: ['validate'], scenarios: [] },
		readAs(verdict),
	);
}
