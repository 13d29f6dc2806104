/** A return's status for its user, and when it can be changed or sent. */
import { describe, expect, it } from 'vitest';
import { statesOf } from '../submission/transitions.ts';
import { isOpen, isUnderWay, returnStatus, shownStatus } from './status.ts';

describe('the status of a return', () => {
	it('exists for every state', () => {
		const states = statesOf('transaction-engine');
		expect(Object.fromEntries(states.map((state) => [state, returnStatus(state)]))).toEqual({
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

	it.each([
		['draft', null, 'draft', { open: true, underWay: false }],
		['submitted', 'sending', 'submitted', { open: false, underWay: true }],
		['processing', 'acknowledged', 'processing', { open: false, underWay: true }],
		['processing', 'unknown', 'unknown', { open: false, underWay: true }],
		['accepted', 'deleted', 'accepted', { open: false, underWay: false }],
		['rejected', 'rejected', 'rejected', { open: true, underWay: false }],
		['failed', 'released', 'failed', { open: true, underWay: false }],
		['surprising', null, undefined, { open: false, underWay: false }],
	])('%s with %s is shown as %s: %o', (status, submissionStatus, shown, { open, underWay }) => {
		const found = shownStatus({ status, submissionStatus });
		expect([found, isOpen(found), isUnderWay(found)]).toEqual([shown, open, underWay]);
	});
});
