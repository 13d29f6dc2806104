/** Each specified message of filing, by name, and the labels of attempts. */
import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../app/api/failure.ts';
import { attemptLabel, retriesLeft } from './attempts.ts';
import { generatedWords, notGeneratedWords, notSentWords, sentWords } from './filing-words.ts';

const sent = { success: true, message: 'On its way.', submissionId: 'abc' };
const refused = (message: string): ApiFailure => ({
	kind: 'refused',
	code: 'HMRC_UNREACHABLE',
	statusCode: 503,
	message,
	remediation: '',
	details: {},
});
const said = refused('HMRC cannot be reached just now');

describe('the messages of the specification', () => {
	it.each([
		['XML Generated', undefined, generatedWords()],
		['Generation Failed', 'HMRC cannot be reached just now', notGeneratedWords(said)],
		['Generation Failed', 'Failed to generate SA100 XML', notGeneratedWords(refused(''))],
		['Submission Successful', 'Submission ID: abc', sentWords('panel', sent)],
		['Submitted to HMRC', 'On its way.', sentWords('form', sent)],
		['Retrying Submission', 'On its way.', sentWords('retry', sent)],
		['Submission Issues', 'On its way.', sentWords('form', { ...sent, success: false })],
		['Submission Failed', 'HMRC cannot be reached just now', notSentWords('panel', said)],
		['Submission Failed', 'Failed to submit to HMRC', notSentWords('panel', refused(''))],
		['Submission Failed', 'Failed to submit to HMRC', notSentWords('form', refused(''))],
		['Retry Failed', 'HMRC cannot be reached just now', notSentWords('retry', said)],
		['Retry Failed', 'Failed to retry submission', notSentWords('retry', refused(''))],
	])('%s: %s', (title, detail, words) => {
		expect([words.title, words.detail]).toEqual([title, detail]);
	});

	it('shows what did not work as a failure', () => {
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
		['rejected', 'failed'],
		['anything else', 'draft'],
	])('of %s is %s', (status, label) => {
		expect(attemptLabel(status, true)).toBe(label);
	});

	it('before any is whether the XML is there', () => {
		expect([attemptLabel(null, true), attemptLabel(undefined, false)]).toEqual(['generated', 'draft']);
	});
});

describe('retriesLeft', () => {
	const rejected = { amendment: 0, status: 'rejected' } as const;

	it('is three less the times that HMRC said no', () => {
		expect([0, 1, 2, 3].map((count) => retriesLeft(Array(count).fill(rejected)))).toEqual([3, 2, 1, 0]);
	});

	it('does not count what never reached HMRC, and begins anew with an amendment', () => {
		expect(retriesLeft([rejected, { amendment: 0, status: 'failed' }])).toBe(2);
		expect(retriesLeft([rejected, rejected, { ...rejected, amendment: 1 }])).toBe(2);
	});
});
