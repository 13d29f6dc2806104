/** A lost answer is never taken for a rejection: only the server's log says what happened to the return. */
import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failure.ts';
import type { Submissions } from '../../api/shapes.ts';
import { findSent, isLost } from './lost-answer.ts';

const refused = (code: string, statusCode: number) =>
	({ kind: 'refused', code, statusCode, message: '', remediation: '', details: {} }) as ApiFailure;

describe('a lost answer', () => {
	it.each([
		{ kind: 'offline' },
		{ kind: 'timeOut' },
		{ kind: 'notJson', type: 'text/html' },
		{ kind: 'status', statusCode: 502, text: '' },
		{ kind: 'status', statusCode: 504, text: '' },
		refused('INTERNAL', 500),
		refused('UNAVAILABLE', 503),
	] as const)('is %o', (failure) => {
		expect(isLost(failure)).toBe(true);
	});

	it.each([
		refused('SNAPSHOT_CHANGED', 409),
		refused('RETURN_INCOMPLETE', 422),
		refused('RATE_LIMITED', 429),
		refused('HMRC_UNREACHABLE', 503),
		refused('HMRC_NOT_SET_UP', 503),
		{ kind: 'status', statusCode: 413, text: '' },
	] as const)('is not %o', (failure) => {
		expect(isLost(failure)).toBe(false);
	});
});

/** The log's answer to each look (the last repeats), and the milliseconds waited between looks. */
function logOf(...answers: (readonly string[] | 'fails' | 'refuses')[]) {
	const waited: number[] = [];
	let looks = 0;
	const look = async () => {
		const answer = answers[Math.min(looks, answers.length - 1)];
		looks += 1;
		if (typeof answer === 'string') throw answer;
		return { logs: (answer ?? []).map((id) => ({ id })) as Submissions['logs'] };
	};
	const find = () =>
		findSent({
			look,
			known: new Set(['before']),
			pause: async (ms) => void waited.push(ms),
			mayPass: (thrown) => thrown === 'fails',
		});
	return { find, waited, looks: () => looks };
}

describe('checking the log', () => {
	it('finds the new submission', async () => {
		expect(await logOf(['new', 'before']).find()).toEqual({ kind: 'found', submissionId: 'new' });
	});

	it('finds one the server was still about to store', async () => {
		expect(await logOf(['before'], ['before'], ['new', 'before']).find()).toMatchObject({ kind: 'found' });
	});

	it('says that nothing was sent only after checking for a while', async () => {
		const log = logOf(['before']);
		expect(await log.find()).toEqual({ kind: 'none' });
		expect(log.waited.reduce((all, ms) => all + ms)).toBe(10_000);
	});

	it('continues while the log can’t be reached: no answer doesn’t mean no submission', async () => {
		const log = logOf(...Array(50).fill('fails'), ['new']);
		expect(await log.find()).toMatchObject({ kind: 'found', submissionId: 'new' });
		expect(log.looks()).toBe(51);
	});

	it('is unsure if it may not read the log', async () => {
		expect(await logOf('refuses').find()).toEqual({ kind: 'unsure' });
	});
});
