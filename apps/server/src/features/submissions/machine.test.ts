/** The table of states: everything reachable, nothing sent twice, nothing accepted undone. */
import { describe, expect, it } from 'vitest';
import {
	type Happening,
	isAccepted,
	isOver,
	STATES,
	type SubmissionState,
	TRANSITIONS,
	transition,
} from './machine.ts';

function next(state: SubmissionState): SubmissionState[] {
	return [...new Set(Object.values(TRANSITIONS[state]))];
}

function reachable(from: SubmissionState): Set<SubmissionState> {
	const seen = new Set([from]);
	for (const state of seen) for (const one of next(state)) seen.add(one);
	return seen;
}

describe('the states of a submission', () => {
	it('are all reachable from a draft', () => {
		expect([...reachable('draft')].sort()).toEqual([...STATES].sort());
	});

	it('send once: only frozen leads to sending, and nothing leads back to frozen', () => {
		const leadingTo = (target: SubmissionState) => STATES.filter((state) => next(state).includes(target));
		expect(leadingTo('sending')).toEqual(['frozen']);
		expect(leadingTo('frozen')).toEqual(['draft']);
		expect(leadingTo('draft')).toEqual([]);
	});

	it('never lose an acceptance', () => {
		for (const state of STATES.filter(isAccepted)) {
			for (const later of reachable(state)) expect(isAccepted(later)).toBe(true);
		}
	});

	it('leave unknown only by HMRC’s word, by certainty that nothing left, or by a person', () => {
		const ways = Object.entries(TRANSITIONS.unknown).filter(([, to]) => to !== 'unknown');
		expect(Object.fromEntries(ways)).toEqual({
			acknowledged: 'acknowledged',
			foundAtHmrc: 'acknowledged',
			accepted: 'accepted',
			refused: 'rejected',
			notSent: 'failed',
			released: 'released',
		});
	});

	it('end: from every state there is a way to deleted, rejected or failed, and the ends stay', () => {
		for (const state of STATES) {
			const ends = [...reachable(state)].filter((one) => ['deleted', 'rejected', 'failed'].includes(one));
			expect(ends, state).not.toEqual([]);
		}
		const ended = STATES.filter((state) => isOver(state) && state !== 'released');
		for (const state of ended) expect([...reachable(state)]).toEqual([state]);
		expect(next('deleted')).toEqual([]);
	});

	it('a released submission is not resent: a new attempt is a new declaration', () => {
		expect(transition('unknown', 'released')).toBe('released');
		for (const state of ['failed', 'released'] as const)
			expect(transition(state, 'sendingBegan')).toBeUndefined();
	});

	it('whatever HMRC says of a released one counts, and what says nothing leaves it released', () => {
		expect(TRANSITIONS.released).toEqual({
			accepted: 'accepted',
			refused: 'rejected',
			receiptMismatched: 'unknown',
			acknowledged: 'acknowledged',
			foundAtHmrc: 'acknowledged',
			notSent: 'failed',
			outcomeUnknown: 'released',
			notFoundAtHmrc: 'released',
			questionFailed: 'released',
		});
	});

	it('know nothing else', () => {
		const odd: [SubmissionState, Happening][] = [
			['accepted', 'refused'],
			['rejected', 'accepted'],
			['deleted', 'stillProcessing'],
			['frozen', 'accepted'],
			['acknowledged', 'notSent'],
			['sending', 'sendingBegan'],
		];
		for (const [state, happening] of odd) expect(transition(state, happening)).toBeUndefined();
	});
});
