/** Which failures happened before the first byte left: those may be retried, the others must be looked into. */
import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';

function failed(cause: unknown): TypeError {
	return new TypeError('fetch failed', { cause });
}

function systemError(code: string, syscall = ''): Error {
	return Object.assign(new Error(code), { code, syscall });
}

describe('failures of fetch', () => {
	it.each([
		systemError('ECONNREFUSED', 'connect'),
		systemError('ETIMEDOUT', 'connect'),
		systemError('EAI_AGAIN', 'getaddrinfo'),
		systemError('UND_ERR_CONNECT_TIMEOUT'),
		systemError('CERT_HAS_EXPIRED'),
		new AggregateError([systemError('ECONNREFUSED', 'connect'), systemError('ENETUNREACH', 'connect')]),
	])('never left: %s', (cause) => {
		expect(failureOf(failed(cause))).toEqual({ kind: 'notSent', why: 'unreachable' });
	});

	it.each([
		systemError('ECONNRESET', 'read'),
		systemError('EPIPE', 'write'),
		systemError('ETIMEDOUT', 'read'),
		systemError('UND_ERR_SOCKET'),
		systemError('UND_ERR_HEADERS_OVERFLOW'),
		systemError('EPROTO'),
		new AggregateError([systemError('ECONNREFUSED', 'connect'), systemError('ECONNRESET', 'read')]),
		new AggregateError([]),
		undefined,
		'text',
	])('may have left: %s', (cause) => {
		expect(failureOf(failed(cause))).toEqual({ kind: 'lost', why: 'connectionLost' });
	});

	it('a time-out, and anything that is not an error', () => {
		expect(failureOf(new DOMException('', 'TimeoutError'))).toEqual({ kind: 'lost', why: 'timeout' });
		expect(failureOf('text')).toEqual({ kind: 'lost', why: 'connectionLost' });
	});
});
