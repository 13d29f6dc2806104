/** Responses: successes, and every failure through the one table of errors, always the same shape. */
import type { ErrorBody } from '@halfpenny/contract';
import { errorTable } from '@halfpenny/messages';
import type { FastifyReply } from 'fastify';
import type { Failure } from '../result.ts';

/** The response body of a failure. */
function errorBodyOf({ code, details = {} }: Failure): ErrorBody {
	const { status, message, remediation } = errorTable[code];
	return { code, message, statusCode: status, remediation, details };
}

/** Answers with a failure. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
	if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
	return reply.code(errorTable[failure.code].status).send(errorBodyOf(failure));
}
