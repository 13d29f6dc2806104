/** How long, how often, and when not. */
import { describe, expect, it } from 'vitest';
import { STATES } from './machine.ts';
import { asCounted, atItsTurn, attemptProblem, lookupPauseMs, pollPauseMs, returnStatus } from './policy.ts';

describe('a new attempt', () => {
	it('is free at first, after a refusal and after a failure', () => {
		expect(attemptProblem([])).toBeUndefined();
		expect(attemptProblem(['rejected'])).toBeUndefined();
		expect(attemptProblem(['failed', 'rejected', 'failed', 'failed', 'rejected'])).toBeUndefined();
	});

	it('is not made while one is on its way, or after acceptance, whatever came before', () => {
		for (const state of STATES.filter((one) => !['draft', 'rejected', 'failed', 'released'].includes(one))) {
			expect(attemptProblem([state]), state).toBe('ALREADY_SUBMITTED');
			expect(attemptProblem(['rejected', state, 'rejected', 'rejected']), state).toBe('ALREADY_SUBMITTED');
		}
	});

	it('is not made after three refusals', () => {
		expect(attemptProblem(['rejected', 'rejected', 'rejected'])).toBe('ATTEMPTS_EXHAUSTED');
	});
});

describe('an attempt where an agent sends', () => {
	const refused = { id: 'a', state: 'rejected' } as const;
	const stateAfter = (happening: 'refused' | 'outcomeUnknown', detail: string | null) =>
		asCounted([refused], [{ submissionId: 'a', happening, detail }])[0]?.state;

	it('counts as refused, but where HMRC refused the agent and nothing else', () => {
		expect(stateAfter('refused', '1046')).toBe('failed');
		expect(stateAfter('refused', '1002 1046')).toBe('failed');
		for (const detail of ['3001', '1046 3001', '', null])
			expect(stateAfter('refused', detail), String(detail)).toBe('rejected');
		expect(stateAfter('outcomeUnknown', '1046')).toBe('rejected');
	});
});

describe('one whose turn to be sent has come', () => {
	const other = { state: 'released', amendment: 0, releasedAt: new Date(0) } as const;

	it('is sent beside what stays missing, what was refused, and what was filed before a change', () => {
		expect(atItsTurn(0, [])).toBe('sendingBegan');
		expect(atItsTurn(0, [other])).toBe('sendingBegan');
		expect(atItsTurn(0, [{ ...other, state: 'rejected' }])).toBe('sendingBegan');
		expect(atItsTurn(1, [{ ...other, state: 'deleted' }])).toBe('sendingBegan');
	});

	it('is not sent once HMRC has what was said to be missing', () => {
		for (const state of ['acknowledged', 'polling', 'unknown', 'accepted', 'deleted'] as const)
			expect(atItsTurn(0, [{ ...other, state }]), state).toBe('overtaken');
	});
});

describe('waiting', () => {
	it('is as long as HMRC says, longer while it is silent, never as long as a day', () => {
		expect(pollPauseMs(10, 0)).toBe(10_000);
		expect(pollPauseMs(0, 0)).toBe(1000);
		expect(pollPauseMs(10, 3)).toBe(80_000);
		expect(pollPauseMs(10, 1000)).toBe(900_000);
		expect(pollPauseMs(3600, 5)).toBe(3_600_000);
	});

	it('for the list grows, and ends with a person', () => {
		const pauses = Array.from({ length: 12 }, (_, index) => lookupPauseMs(index));
		const given = pauses.filter((pause) => pause !== undefined);
		expect(given).toEqual([...given].sort((a, b) => a - b));
		expect(pauses.at(-1)).toBeUndefined();
	});
});

describe('how a return reads', () => {
	it('is told for every state', () => {
		const read = Object.fromEntries(STATES.map((state) => [state, returnStatus(state)]));
		expect(read).toEqual({
			draft: 'draft',
			frozen: 'submitted',
			sending: 'submitted',
			unknown: 'processing',
			acknowledged: 'processing',
			polling: 'processing',
			accepted: 'accepted',
			deleted: 'accepted',
			rejected: 'rejected',
			failed: 'failed',
			released: 'failed',
		});
	});
});
