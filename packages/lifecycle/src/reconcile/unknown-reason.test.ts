/** Why a submission's outcome is unknown, from its events. */
import { describe, expect, it } from 'vitest';
import type { SubmissionEventKind } from '../submission/event.ts';
import { unknownReason } from './unknown-reason.ts';

describe('the reason an outcome is unknown', () => {
	const of = (...events: readonly (readonly [SubmissionEventKind, string?])[]) =>
		unknownReason(events.map(([kind, detail = null]) => ({ kind, detail })));

	it.each([
		['lineBroke', 'timeout'],
		['lineBroke', 'connectionLost'],
		['hmrcTrouble', 'engineTrouble 3000'],
		['hmrcTrouble', 'engineTrouble 1000'],
		['hmrcForgot', 'noSuchConversation 2000'],
		['uselessAnswer', 'httpStatus 503'],
		['uselessAnswer', 'reply.notGovTalk'],
		['uselessAnswer', 'otherConversation'],
	])('is %s for %s', (reason, detail) => {
		expect(of(['sendingBegan'], ['outcomeUnknown', detail], ['notFoundAtHmrc'])).toBe(reason);
	});

	it('is the latest one', () => {
		expect(of(['outcomeUnknown', 'timeout'], ['foundAtHmrc'], ['outcomeUnknown', 'engineTrouble 3000'])).toBe(
			'hmrcTrouble',
		);
		expect(of(['outcomeUnknown', 'timeout'], ['interrupted'])).toBe('interrupted');
	});

	it('is the backup, if one was restored from before it was sent', () => {
		expect(of(['declared'], ['restored'], ['notFoundAtHmrc'])).toBe('restored');
	});

	it('is the mismatched receipt, whatever came after it', () => {
		expect(of(['receiptMismatched'], ['foundAtHmrc'], ['outcomeUnknown', 'timeout'])).toBe('receiptMismatch');
	});

	it('is null if the outcome was never unknown', () => expect(of(['declared'], ['sendingBegan'])).toBeNull());
});
