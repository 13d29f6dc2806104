/** When a person may say that HMRC doesn't have a submission, or that it does. */
import { describe, expect, it } from 'vitest';
import type { SubmissionEventKind } from '../submission/event.ts';
import { lookupPauseMs } from './lookups.ts';
import { releasableAt, seenProblem, type Unresolved } from './release.ts';

const HOUR = 3_600_000;
const unknown: Unresolved = { state: 'unknown', seenAtHmrcAt: null, lookups: 1 };
const event = (kind: SubmissionEventKind, minute: number, detail: string | null = null) => ({
	...{ kind, detail },
	at: new Date(minute * 60_000),
});

describe('a release', () => {
	it('waits for HMRC’s list, and then from the last time the outcome became unknown', () => {
		const interrupted = event('interrupted', 1);
		expect(releasableAt(unknown, [interrupted], HOUR)).toEqual({ ok: false, problem: 'RELEASE_TOO_SOON' });
		expect(releasableAt(unknown, [interrupted, event('notFoundAtHmrc', 2)], HOUR)).toEqual({
			ok: true,
			at: new Date(61 * 60_000),
		});
		const again = [interrupted, event('notFoundAtHmrc', 2), event('outcomeUnknown', 3, 'timeout')];
		expect(releasableAt(unknown, again, HOUR).ok).toBe(false);
	});

	it('needs no list if HMRC only ever reported trouble of its own', () => {
		const trouble = [event('outcomeUnknown', 1, 'engineTrouble 1000')];
		expect(releasableAt(unknown, trouble, HOUR).ok).toBe(false);
		expect(releasableAt({ ...unknown, lookups: 100 }, trouble, HOUR).ok).toBe(true);
	});

	it.each([
		[{ ...unknown, state: 'polling' }, [], 'NOTHING_TO_RELEASE'],
		[{ ...unknown, seenAtHmrcAt: new Date(0) }, [], 'SEEN_AT_HMRC'],
		[unknown, [event('receiptMismatched', 1)], 'RECEIPT_NEEDS_OPERATOR'],
	] as const)('and seeing it there are refused of %o after %o', (submission, events, problem) => {
		expect(seenProblem(submission, events)).toBe(problem);
		expect(releasableAt(submission, events, HOUR)).toEqual({ ok: false, problem });
	});
});

describe('the pauses between lookups in HMRC’s list', () => {
	it('get longer, and end with a person looking', () => {
		const pauses = Array.from({ length: 12 }, (_, index) => lookupPauseMs(index));
		const given = pauses.filter((pause) => pause !== undefined);
		expect(given).toEqual([...given].sort((a, b) => a - b));
		expect(pauses.at(-1)).toBeUndefined();
	});
});
