/** When a filed return can be amended, and the amendment's number. */
import { describe, expect, it } from 'vitest';
import { amendingAfter, amendmentToFile, canAmend, takesAmendments } from './amendments.ts';
import type { Attempt } from './attempt.ts';

const at = new Date(0);
const attempt = (state: Attempt['state'], amendment = 0, seenAtHmrcAt: Date | null = null): Attempt => ({
	state,
	amendment,
	seenAtHmrcAt,
});

describe('an amendment', () => {
	it('needs a return that HMRC has: by its receipt, or because someone saw it there', () => {
		expect(canAmend([attempt('rejected'), attempt('polling')])).toBe(false);
		expect(canAmend([attempt('rejected'), attempt('deleted')])).toBe(true);
		expect(canAmend([attempt('unknown', 0, at)])).toBe(true);
		expect(canAmend([attempt('rejected', 0, at)])).toBe(false);
	});

	it('is accepted for twelve months after the return was due', () => {
		expect(takesAmendments('2024-25', '2027-01-31')).toBe(true);
		expect(takesAmendments('2024-25', '2027-02-01')).toBe(false);
		expect(takesAmendments('1999-00', '2027-01-31')).toBe(false);
	});

	it('has the next number, or the number HMRC rejected, or none if HMRC has nothing', () => {
		expect(amendmentToFile([], false)).toBe(0);
		expect(amendmentToFile([attempt('deleted')], true)).toBe(1);
		expect(amendmentToFile([attempt('rejected', 1), attempt('deleted')], true)).toBe(1);
		expect(amendmentToFile([attempt('deleted', 1), attempt('deleted')], true)).toBe(2);
		expect(amendmentToFile([attempt('failed', 1), attempt('released')], true)).toBe(0);
	});

	it('ends if HMRC has nothing to amend, and reopens if what was seen there is missing', () => {
		const over = { seenAtHmrcAt: null, isLatest: true };
		expect(amendingAfter(over, [attempt('failed', 1), attempt('rejected')], true)).toBe(false);
		expect(amendingAfter(over, [attempt('failed', 1), attempt('deleted')], true)).toBe(true);
		expect(
			amendingAfter({ ...over, seenAtHmrcAt: at }, [attempt('rejected', 1), attempt('deleted')], false),
		).toBe(true);
	});
});
