/** Turns HMRC's outcomes into errors for people. */
import type { MtdFailure, MtdRefused } from '@halfpenny/hmrc';
import type { Failure } from '../../platform/result.ts';

/** HMRC's codes for "this token is not for that person". */
const OTHER_PERSON = new Set(['CLIENT_OR_AGENT_NOT_AUTHORISED', 'FORMAT_NINO']);
/** HMRC's codes for an application that is not subscribed to an API, or was not granted enough. */
const NOT_SET_UP = new Set(['RESOURCE_FORBIDDEN', 'INVALID_SCOPE', 'FORBIDDEN']);

/**
 * Why HMRC gave no usable answer, as an error. HMRC_CONNECTION_EXPIRED, HMRC_OTHER_PERSON, MTD_NOT_SET_UP, HMRC_BUSY,
 * HMRC_UNREACHABLE (nothing was sent), HMRC_ANSWER_UNREADABLE (it may have been done), or MTD_REFUSED with
 * `details.problems` `[{code, paths}]`, which callers may put into better words.
 */
export function failureOfHmrc(outcome: MtdFailure): Failure {
	switch (outcome.kind) {
		case 'refused':
			return failureOfRefusal(outcome);
		case 'queued':
			return { code: 'HMRC_BUSY', retryAfterSeconds: Math.ceil(outcome.retryMilliseconds / 1000) };
		case 'notSent':
			return { code: 'HMRC_UNREACHABLE' };
		case 'unknown':
			return { code: 'HMRC_ANSWER_UNREADABLE' };
	}
}

function failureOfRefusal({ status, problems }: MtdRefused): Failure {
	if (status === 401) return { code: 'HMRC_CONNECTION_EXPIRED' };
	const isOneOf = (codes: ReadonlySet<string>) => problems.some(({ code }) => codes.has(code));
	if (isOneOf(OTHER_PERSON)) return { code: 'HMRC_OTHER_PERSON' };
	if (isOneOf(NOT_SET_UP)) return { code: 'MTD_NOT_SET_UP' };
	return { code: 'MTD_REFUSED', details: { problems } };
}
