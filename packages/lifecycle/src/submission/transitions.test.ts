/** The state tables: every state can be reached, nothing is sent twice, and no acceptance is undone. */
import { describe, expect, it } from 'vitest';
import { FILING_CHANNELS, type FilingChannel } from './channel.ts';
import type { SubmissionEventKind } from './event.ts';
import { isAccepted, isOver, type SubmissionState } from './state.ts';
import { statesOf, TRANSITIONS, transition } from './transitions.ts';

function next(channel: FilingChannel, state: SubmissionState): SubmissionState[] {
	return [...new Set(Object.values(TRANSITIONS[channel][state] ?? {}))];
}

function reachable(channel: FilingChannel, from: SubmissionState): Set<SubmissionState> {
	const seen = new Set([from]);
	for (const state of seen) for (const one of next(channel, state)) seen.add(one);
	return seen;
}

describe.each(FILING_CHANNELS)('a submission by %s', (channel) => {
	it('reaches every state from a draft, and no other', () => {
		expect([...reachable(channel, 'draft')].sort()).toEqual([...statesOf(channel)].sort());
	});

	it('is sent once: only `frozen` leads to `sending`, and nothing leads back to `frozen`', () => {
		const leadingTo = (target: SubmissionState) =>
			statesOf(channel).filter((state) => next(channel, state).includes(target));
		expect(leadingTo('sending')).toEqual(['frozen']);
		expect(leadingTo('frozen')).toEqual(['draft']);
		expect(leadingTo('draft')).toEqual([]);
	});

	it('never loses an acceptance', () => {
		for (const state of statesOf(channel).filter(isAccepted))
			for (const later of reachable(channel, state)) expect(isAccepted(later)).toBe(true);
	});

	it('ends: every state leads to accepted, rejected or failed, which are final', () => {
		for (const state of statesOf(channel)) {
			const ends = [...reachable(channel, state)].filter(
				(one) => isAccepted(one) || one === 'rejected' || one === 'failed',
			);
			expect(ends, state).not.toEqual([]);
		}
		const ended = statesOf(channel).filter((state) => isOver(state) && state !== 'released');
		for (const state of ended) expect([...reachable(channel, state)]).toEqual([state]);
	});

	it('may have been sent, if a backup from before sending is restored', () => {
		expect(transition(channel, 'frozen', 'restored')).toBe('unknown');
		const others = statesOf(channel).filter((state) => state !== 'frozen');
		for (const state of others) expect(transition(channel, state, 'restored')).toBeUndefined();
	});

	it('is not resent once released: a new attempt needs a new declaration', () => {
		expect(transition(channel, 'unknown', 'released')).toBe('released');
		for (const state of ['failed', 'released'] as const)
			expect(transition(channel, state, 'sendingBegan')).toBeUndefined();
	});
});

describe('a submission by the Transaction Engine', () => {
	it('leaves `unknown` only by HMRC’s answer, by certainty that nothing was sent, or by a person', () => {
		const ways = Object.entries(TRANSITIONS['transaction-engine'].unknown ?? {});
		expect(Object.fromEntries(ways.filter(([, to]) => to !== 'unknown'))).toEqual({
			acknowledged: 'acknowledged',
			foundAtHmrc: 'acknowledged',
			accepted: 'accepted',
			refused: 'rejected',
			notSent: 'failed',
			released: 'released',
		});
	});

	it('follows any answer from HMRC after a release, and otherwise stays released', () => {
		expect(TRANSITIONS['transaction-engine'].released).toEqual({
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

	it.each<[SubmissionState, SubmissionEventKind]>([
		['accepted', 'refused'],
		['rejected', 'accepted'],
		['deleted', 'stillProcessing'],
		['frozen', 'accepted'],
		['acknowledged', 'notSent'],
		['sending', 'sendingBegan'],
	])('in %s knows no %s', (state, kind) => {
		expect(transition('transaction-engine', state, kind)).toBeUndefined();
	});
});

describe('a final declaration', () => {
	it('has no message to acknowledge, poll or delete', () => {
		const kinds = Object.values(TRANSITIONS.mtd).flatMap((kinds) => Object.keys(kinds ?? {}));
		for (const kind of ['acknowledged', 'stillProcessing', 'receiptMismatched', 'deletedAtHmrc'])
			expect(kinds).not.toContain(kind);
		expect(statesOf('mtd')).not.toContain('polling');
	});

	it('is accepted once HMRC’s records show it, even after a release', () => {
		expect(transition('mtd', 'unknown', 'foundAtHmrc')).toBe('accepted');
		expect(transition('mtd', 'released', 'foundAtHmrc')).toBe('accepted');
		expect(transition('mtd', 'unknown', 'notFoundAtHmrc')).toBe('unknown');
	});
});
