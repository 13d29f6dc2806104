/** Dying on purpose: at the named place and pass, nowhere else, and never unless told. */
import { describe, expect, it } from 'vitest';
import { createFaultPoints, FAULT_POINTS, readKillAt } from './fault-points.ts';

describe('fault points', () => {
	it('are read by name, with the number of the pass', () => {
		expect(readKillAt('submission.answered')).toEqual({ point: 'submission.answered', visit: 1 });
		expect(readKillAt('job.claimed:12')).toEqual({ point: 'job.claimed', visit: 12 });
		for (const text of ['', 'nowhere', 'job.claimed:0', 'job.claimed:x', 'job.claimed:1:2'])
			expect(readKillAt(text), text).toBeUndefined();
	});

	it('kill on that pass, once', () => {
		let deaths = 0;
		const reach = createFaultPoints({ point: 'job.claimed', visit: 2 }, () => {
			deaths += 1;
		});
		const seen = ['job.handled', 'job.claimed', 'job.claimed', 'job.claimed'] as const;
		expect(
			seen.map((point) => {
				reach(point);
				return deaths;
			}),
		).toEqual([0, 0, 1, 1]);
	});

	it('do nothing unless told', () => {
		const reach = createFaultPoints(undefined, () => {
			throw new Error('died');
		});
		for (const point of FAULT_POINTS) reach(point);
	});
});
