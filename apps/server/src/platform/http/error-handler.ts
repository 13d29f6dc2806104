/**
 * Handles anything thrown: bad input is reported as such; anything else is our fault and logged without its message.
 */
import type { ErrorCode } from '@halfpenny/messages';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { databaseFaultOf } from '../../database/faults.ts';
import { TamperedError } from '../crypto/aes.ts';
import { describeError } from '../log.ts';
import { type Failure, failWithProblems } from '../result.ts';
import { sendFailure } from './answers.ts';
import { toProblems } from './problems.ts';

/** Faults in a request that never reached a handler, by the code Fastify gives them. */
const REQUEST_FAULTS: Readonly<Record<string, ErrorCode>> = {
	FST_ERR_CTP_BODY_TOO_LARGE: 'REQUEST_TOO_LARGE',
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
	FST_INVALID_MULTIPART_CONTENT_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
	FST_REQ_FILE_TOO_LARGE: 'DOCUMENT_TOO_LARGE',
};

/** What the log says about faults that are not the caller's. */
const OURS: Partial<Record<ErrorCode, string>> = {
	INTERNAL: 'unexpected error',
	STORAGE_FULL: 'the disk is full',
	UNAVAILABLE: 'the database is away',
	STORED_DATA_DAMAGED: 'what is stored was changed or damaged',
};

/** How many seconds to wait for a restarting database. */
const BACK_SOON = 10;

/** Answers every error in the one shape. */
export function answerErrors(app: FastifyInstance): void {
	app.setErrorHandler<FastifyError>((error, request, reply) => {
		const failure = failureOf(error, request.body);
		const heading = OURS[failure.code];
		if (heading !== undefined) {
			request.log.error({ route: request.routeOptions.url, error: describeError(error) }, heading);
		}
		return sendFailure(reply, failure);
	});
}

/** Answers a request whose URL cannot be read. */
export function answerUnreadable(_error: unknown, _request: unknown, reply: FastifyReply): void {
	reply.header('cache-control', 'no-store');
	sendFailure(reply, unreadable());
}

function unreadable(): Failure {
	return failWithProblems([{ path: '', code: 'body.unreadable' }]).problem;
}

function failureOf(error: FastifyError, body: unknown): Failure {
	if (error.validation) {
		const input = error.validationContext === 'body' ? body : undefined;
		return failWithProblems(toProblems(error.validation, input)).problem;
	}
	const code = REQUEST_FAULTS[error.code];
	if (code) return { code };
	const theirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
	return theirs ? unreadable() : faultOf(error);
}

/** Our own fault: stored data, the disk, the database, or a bug. */
function faultOf(error: FastifyError): Failure {
	if (error instanceof TamperedError) return { code: 'STORED_DATA_DAMAGED' };
	const fault = databaseFaultOf(error);
	if (fault === 'full') return { code: 'STORAGE_FULL' };
	return fault === 'away' ? { code: 'UNAVAILABLE', retryAfterSeconds: BACK_SOON } : { code: 'INTERNAL' };
}
