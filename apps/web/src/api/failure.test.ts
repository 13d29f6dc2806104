/** What users read for each failure. Nothing the server sends can break the page. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	type ApiFailure,
	describeFailure,
	isApiFailure,
	isFinal,
	isSignedOut,
	problemsOf,
	readErrorBody,
} from './failure.ts';

const refused = (over: object): ApiFailure => ({
	kind: 'refused',
	code: 'VALIDATION_FAILED',
	message: 'Some answers need another look',
	statusCode: 400,
	remediation: 'Correct what is marked.',
	details: {},
	...over,
});

describe('isFinal', () => {
	it('is true where a retry cannot help: something missing, or a year without a form', () => {
		expect(isFinal(refused({ statusCode: 404 }))).toBe(true);
		expect(isFinal(refused({ statusCode: 403, code: 'FORBIDDEN' }))).toBe(true);
		expect(isFinal(refused({ statusCode: 403, code: 'ACCOUNT_CLOSED' }))).toBe(false);
		expect(isFinal(refused({ statusCode: 422, code: 'FORM_NOT_AVAILABLE' }))).toBe(true);
		expect(isFinal(refused({ statusCode: 422 }))).toBe(false);
		expect(isFinal({ kind: 'offline' })).toBe(false);
	});
});

describe('describeFailure', () => {
	it('uses the server’s own words', () => {
		expect(describeFailure(refused({}))).toEqual({
			title: 'Some answers need another look',
			detail: 'Correct what is marked.',
		});
	});

	it.each([403, 409, 418])(
		'asks to try again later when the server’s own words for a %d say nothing',
		(statusCode) => {
			expect(describeFailure(refused({ statusCode, remediation: '' })).detail).toBe(
				'Please try again later.',
			);
		},
	);

	it.each([
		['{"message":"No room","remediation":"Wait."}', 'No room', 'Wait.'],
		['{"error":"No room"}', 'No room', statusOf503()],
		['<h1>nginx</h1>', 'The server answered with error 503', statusOf503()],
	])('reads %j', (text, title, detail) => {
		expect(describeFailure({ kind: 'status', statusCode: 503, text })).toEqual({ title, detail });
	});

	/** Section 8 of the specification: what each status means in general. */
	const meanings = [
		[400, 'Please check your input and try again.'],
		[401, 'Please log in to continue.'],
		[403, 'You don’t have permission to perform this action.'],
		[404, 'The requested resource was not found.'],
		[409, 'This resource already exists.'],
		[500, 'An unexpected error occurred. Please try again later.'],
		[502, 'The service is temporarily unavailable. Please try again in a few minutes.'],
		[503, 'The service is temporarily unavailable. Please try again in a few minutes.'],
		[504, 'The request timed out. Please try again.'],
		[418, 'Please try again later.'],
	] as const;

	it.each(meanings)('of a bare %d says: %s', (statusCode, detail) => {
		const title = `The server answered with error ${statusCode}`;
		expect(describeFailure({ kind: 'status', statusCode, text: '' })).toEqual({ title, detail });
	});

	it.each(meanings)(
		'of a %d with JSON takes message, else error, and the remediation where there is one',
		(statusCode, detail) => {
			const words = (body: object) =>
				describeFailure({ kind: 'status', statusCode, text: JSON.stringify(body) });
			expect(words({ message: 'No room', error: 'E' })).toEqual({ title: 'No room', detail });
			expect(words({ error: 'No room' })).toEqual({ title: 'No room', detail });
			expect(words({ message: 'No room', remediation: 'Wait.' })).toEqual({
				title: 'No room',
				detail: 'Wait.',
			});
		},
	);

	it('names the content type that arrived instead of JSON', () => {
		expect(describeFailure({ kind: 'notJson', type: 'text/html' }).title).toBe(
			'Server returned text/html instead of JSON',
		);
	});

	it('never shows an answer’s markup', () => {
		fc.assert(
			fc.property(fc.string(), fc.integer({ min: 400, max: 599 }), (text, statusCode) => {
				expect(describeFailure({ kind: 'status', statusCode, text: `<${text}` }).title).not.toContain('<');
			}),
		);
	});
});

describe('isSignedOut', () => {
	it('is true for 401 and nothing else', () => {
		fc.assert(
			fc.property(fc.integer({ min: 400, max: 599 }), (statusCode) => {
				expect(isSignedOut(refused({ statusCode }))).toBe(statusCode === 401);
				expect(isSignedOut({ kind: 'status', statusCode, text: '' })).toBe(statusCode === 401);
			}),
		);
		expect(isSignedOut({ kind: 'offline' })).toBe(false);
	});
});

describe('what the server sends', () => {
	it('is read without throwing', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (json) => {
				const failure = readErrorBody(json, 500);
				if (failure) expect(problemsOf(failure)).toBeInstanceOf(Array);
			}),
		);
	});

	it('keeps only well-formed problems', () => {
		const good = { path: 'pay', code: 'money.notANumber', message: 'Enter an amount' };
		expect(problemsOf(refused({ details: { problems: [good, null, { path: 1 }] } }))).toEqual([good]);
		expect(problemsOf({ kind: 'timeOut' })).toEqual([]);
	});

	it('is one of our failures only when we made it', () => {
		expect(isApiFailure({ kind: 'offline' })).toBe(true);
		expect(isApiFailure(new TypeError('x is not a function'))).toBe(false);
	});
});

function statusOf503(): string {
	return 'The service is temporarily unavailable. Please try again in a few minutes.';
}
