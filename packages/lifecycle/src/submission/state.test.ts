/** What each state means for a return. */
import { describe, expect, it } from 'vitest';
import { isOnItsWay, outcomeOf } from './state.ts';

describe('the outcome of a submission', () => {
	it.each([
		['frozen', 'open', true],
		['sending', 'open', true],
		['acknowledged', 'open', true],
		['polling', 'open', true],
		['unknown', 'unknown', true],
		['accepted', 'accepted', false],
		['deleted', 'accepted', false],
		['rejected', 'rejected', false],
		['failed', 'failed', false],
		['released', 'failed', false],
	] as const)('of %s is %s; on its way: %s', (state, outcome, onItsWay) => {
		expect([outcomeOf(state), isOnItsWay(state)]).toEqual([outcome, onItsWay]);
	});
});
