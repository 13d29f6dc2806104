/** When a return may be sent again. */
import { describe, expect, it } from 'vitest';
import type { StoredState } from '../submission/state.ts';
import { statesOf } from '../submission/transitions.ts';
import { attemptProblem, countedWithAgent, filingProblem, refusalsLeft } from './allowed.ts';

const OPEN = ['draft', 'rejected', 'failed', 'released'];
const closed = statesOf('transaction-engine').filter((one) => !OPEN.includes(one)) as StoredState[];

describe('a new attempt', () => {
	it('is allowed at first, after a rejection and after a failure', () => {
		expect(attemptProblem([])).toBeUndefined();
		expect(attemptProblem(['rejected'])).toBeUndefined();
		expect(attemptProblem(['failed', 'rejected', 'failed', 'failed', 'rejected'])).toBeUndefined();
	});

	it.each(closed)('is not allowed beside one that is %s, whatever came before', (state) => {
		expect(attemptProblem([state])).toBe('ALREADY_SUBMITTED');
		expect(attemptProblem(['rejected', state, 'rejected', 'rejected'])).toBe('ALREADY_SUBMITTED');
	});

	it('is not allowed after three rejections', () => {
		expect(attemptProblem(['rejected', 'rejected', 'rejected'])).toBe('ATTEMPTS_EXHAUSTED');
		expect(refusalsLeft(['rejected', 'failed', 'released'])).toBe(2);
		expect(refusalsLeft(['rejected', 'rejected', 'rejected', 'rejected'])).toBe(0);
	});

	it('waits for an attempt HMRC may still answer, even if a later one was rejected', () => {
		const unresolved = { state: 'polling', amendment: 0, seenAtHmrcAt: null } as const;
		const refused = { state: 'rejected', amendment: 1, seenAtHmrcAt: null } as const;
		expect(filingProblem([refused, unresolved], true)).toBe('ALREADY_SUBMITTED');
	});
});

describe('an attempt by an agent', () => {
	const stateAfter = (state: StoredState, codes: readonly string[]) =>
		countedWithAgent([{ state }], () => codes)[0]?.state;

	it('counts as rejected, unless HMRC rejected only the agent’s credentials', () => {
		expect(stateAfter('rejected', ['1046'])).toBe('failed');
		expect(stateAfter('rejected', ['1002', '1046'])).toBe('failed');
		for (const codes of [['3001'], ['1046', '3001'], [''], []])
			expect(stateAfter('rejected', codes), codes.join()).toBe('rejected');
		expect(stateAfter('unknown', ['1046'])).toBe('unknown');
	});
});
