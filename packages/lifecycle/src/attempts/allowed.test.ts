/** When a return may be sent again, and when not. */
import { describe, expect, it } from 'vitest';
import type { StoredState } from '../submission/state.ts';
import { statesOf } from '../submission/transitions.ts';
import { attemptProblem, countedWithAgent, filingProblem, refusalsLeft } from './allowed.ts';

const OPEN = ['draft', 'rejected', 'failed', 'released'];
const closed = statesOf('transaction-engine').filter((one) => !OPEN.includes(one)) as StoredState[];

describe('a new attempt', () => {
	it('is free at first, after a refusal and after a failure', () => {
		expect(attemptProblem([])).toBeUndefined();
		expect(attemptProblem(['rejected'])).toBeUndefined();
		expect(attemptProblem(['failed', 'rejected', 'failed', 'failed', 'rejected'])).toBeUndefined();
	});

	it.each(closed)('is not made beside one that is %s, whatever came before', (state) => {
		expect(attemptProblem([state])).toBe('ALREADY_SUBMITTED');
		expect(attemptProblem(['rejected', state, 'rejected', 'rejected'])).toBe('ALREADY_SUBMITTED');
	});

	it('is not made after three refusals', () => {
		expect(attemptProblem(['rejected', 'rejected', 'rejected'])).toBe('ATTEMPTS_EXHAUSTED');
		expect(refusalsLeft(['rejected', 'failed', 'released'])).toBe(2);
		expect(refusalsLeft(['rejected', 'rejected', 'rejected', 'rejected'])).toBe(0);
	});

	it('waits for one that HMRC may still answer about, though a later one was refused', () => {
		const unresolved = { state: 'polling', amendment: 0, seenAtHmrcAt: null } as const;
		const refused = { state: 'rejected', amendment: 1, seenAtHmrcAt: null } as const;
		expect(filingProblem([refused, unresolved], true)).toBe('ALREADY_SUBMITTED');
	});
});

describe('an attempt where an agent sends', () => {
	const stateAfter = (state: StoredState, codes: readonly string[]) =>
		countedWithAgent([{ state }], () => codes)[0]?.state;

	it('counts as refused, but where HMRC refused the agent and nothing else', () => {
		expect(stateAfter('rejected', ['1046'])).toBe('failed');
		expect(stateAfter('rejected', ['1002', '1046'])).toBe('failed');
		for (const codes of [['3001'], ['1046', '3001'], [''], []])
			expect(stateAfter('rejected', codes), codes.join()).toBe('rejected');
		expect(stateAfter('unknown', ['1046'])).toBe('unknown');
	});
});
