/** Each specified message of filing, by name, and the labels of attempts. */
import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failure.ts';
import { attemptLabel, attemptName, retriesLeft } from './attempts.ts';
import {
	acceptedWords,
	generatedWords,
	neverArrivedWords,
	notGeneratedWords,
	notSentWords,
	sentWords,
} from './filing-words.ts';

const sent = { success: true, message: 'On its way.', submissionId: 'abc' };
const refused = (message: string): ApiFailure => ({
	kind: 'refused',
	code: 'HMRC_UNREACHABLE',
	statusCode: 503,
	message,
	remediation: '',
	details: {},
});
const said = refused('We can’t reach HMRC right now');

const detailed = { ...said, details: { blockers: [] } };

describe('the messages of the specification', () => {
	it.each([
		['XML Generated', undefined, generatedWords()],
		['Generation Failed', 'We can’t reach HMRC right now', notGeneratedWords(said)],
		['Generation Failed', 'Failed to generate SA100 XML', notGeneratedWords(refused(''))],
		['Sent. Waiting for HMRC.', 'Submission ID: abc', sentWords('panel', sent)],
		['Submission Successful', 'Submission ID: abc', acceptedWords('abc')],
		['Submitted to HMRC', 'On its way.', sentWords('form', sent)],
		['Retrying Submission', 'On its way.', sentWords('retry', sent)],
		['Submission Issues', 'On its way.', sentWords('form', { ...sent, success: false })],
		['Submission Failed', 'We can’t reach HMRC right now', notSentWords('panel', said)],
		['Submission Failed', 'Failed to submit to HMRC', notSentWords('panel', refused(''))],
		['Submission Failed', 'Failed to submit to HMRC', notSentWords('form', refused(''))],
		['Submission Issues', 'We can’t reach HMRC right now', notSentWords('form', detailed)],
		['Submission Failed', 'Nothing was sent', neverArrivedWords('panel')],
		['Retry Failed', 'Nothing was sent', neverArrivedWords('retry')],
		['Retry Failed', 'We can’t reach HMRC right now', notSentWords('retry', said)],
		['Retry Failed', 'Failed to retry submission', notSentWords('retry', refused(''))],
	])('%s: %s', (title, detail, words) => {
		expect([words.title, words.detail]).toEqual([title, detail]);
	});

	it('shows what failed as a failure', () => {
		expect([
			notGeneratedWords(said),
			notSentWords('form', said),
			sentWords('form', { ...sent, success: false }),
		]).toEqual(Array(3).fill(expect.objectContaining({ tone: 'bad' })));
	});
});

describe('the label of an attempt', () => {
	it.each([
		['frozen', 'submitting'],
		['sending', 'submitting'],
		['acknowledged', 'acknowledged'],
		['polling', 'acknowledged'],
		['unknown', 'unknown'],
		['accepted', 'accepted'],
		['deleted', 'accepted'],
		['failed', 'failed'],
		['released', 'failed'],
		['rejected', 'failed'],
	] as const)('of %s is %s', (status, label) => {
		expect(attemptLabel(status, true)).toBe(label);
	});

	it('before any attempt says whether the XML exists', () => {
		expect([attemptLabel(null, true), attemptLabel(undefined, false)]).toEqual(['generated', 'draft']);
	});
});

describe('retriesLeft', () => {
	const rejected = {
		amendment: 0,
		status: 'rejected',
		environment: 'live',
		errors: [{ code: '3001' }],
	} as const;
	const left = (logs: Parameters<typeof retriesLeft>[0], sentByAgent = false) =>
		retriesLeft(logs, { environment: 'live', sentByAgent });

	it('is three minus HMRC’s rejections', () => {
		expect([0, 1, 2, 3].map((count) => left(Array(count).fill(rejected)))).toEqual([3, 2, 1, 0]);
	});

	it('does not count what never reached HMRC, and starts again with an amendment', () => {
		expect(left([rejected, { ...rejected, status: 'failed' }])).toBe(2);
		expect(left([rejected, rejected, { ...rejected, amendment: 1 }])).toBe(2);
	});

	it('does not count a rejection of the agent’s credentials, but does count the user’s own', () => {
		const unknown = { ...rejected, errors: [{ code: '1046' }] };
		expect([left([unknown, rejected], true), left([unknown, rejected])]).toEqual([2, 1]);
	});

	it('counts each HMRC separately: a rejection by its stand-in is not HMRC’s', () => {
		const test = { ...rejected, environment: 'local', amendment: 1 } as const;
		expect(left([test, test, test, rejected])).toBe(2);
		expect(retriesLeft([test, test, test, rejected], { environment: 'local', sentByAgent: false })).toBe(0);
	});
});

describe('the name of an attempt', () => {
	const attempt = { amendment: 0, attemptNumber: 2, environment: 'local' } as const;

	it('says that it was a test if the page doesn’t', () => {
		expect(attemptName(attempt, { environment: 'live' })).toBe('TEST: Attempt 2');
		expect(attemptName(attempt, { environment: 'local' })).toBe('Attempt 2');
		expect(attemptName({ ...attempt, environment: 'live' }, { environment: 'live' })).toBe('Attempt 2');
		expect(attemptName({ ...attempt, amendment: 1 }, { environment: 'live' })).toBe(
			'TEST: Amendment 1, attempt 2',
		);
	});
});
