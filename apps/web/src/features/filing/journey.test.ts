/** Each state shows how far the submission got, and no further. */
import { describe, expect, it } from 'vitest';
import type { Submission } from '../../api/shapes.ts';
import { journeyOf, journeySteps } from './journey.ts';

const event = (state: string, minute: number) => ({
	state,
	at: `2026-11-20T06:0${minute}:00.000Z`,
	detail: null,
});
const places = (status: Submission['status'], states: readonly string[]) =>
	journeyOf({
		...{ status, unknownReason: null, lookingAgainAt: null, amendment: 0 },
		events: states.map((state, minute) => event(state, minute)),
	}).map(({ state, place }) => `${state} ${place}`);

describe('journeyOf', () => {
	it('moves step by step', () => {
		expect(places('acknowledged', ['frozen', 'sending', 'acknowledged'])).toEqual([
			'frozen done',
			'sending done',
			'acknowledged current',
			'polling waiting',
			'accepted waiting',
		]);
	});

	it.each(['accepted', 'deleted'] as const)('is complete once it is %s', (status) => {
		expect(places(status, ['frozen', 'sending', 'acknowledged', 'accepted'])).toEqual(
			journeySteps.map((state) => `${state} done`),
		);
	});

	it('shows a rejection in place of the steps that never came', () => {
		expect(places('rejected', ['frozen', 'sending', 'rejected'])).toEqual([
			'frozen done',
			'sending done',
			'rejected current',
		]);
		expect(places('unknown', ['frozen', 'sending'])).toEqual([
			'frozen done',
			'sending done',
			'unknown current',
		]);
	});

	it('says what we do about an unknown outcome', () => {
		const end = (lookingAgainAt: string | null) =>
			journeyOf({
				...{ status: 'unknown', unknownReason: 'lineBroke', lookingAgainAt, amendment: 0, events: [] },
			} as const).at(-1)?.means;
		expect(end('2026-11-20T06:00:00.000Z')).toContain('We’re asking HMRC');
		expect(end(null)).toContain('stopped asking');
	});

	it.each(['rejected', 'failed', 'released'] as const)(
		'says of a change that was %s what stands',
		(status) => {
			const end = (amendment: number) =>
				journeyOf({ status, unknownReason: null, lookingAgainAt: null, amendment, events: [] }).at(-1)?.means;
			expect(end(0)).toContain('othing is filed');
			expect(end(1)).toContain('what you filed before still stands'.slice(5));
			expect(end(1)).not.toContain('othing is filed');
		},
	);

	it('says when each step was reached', () => {
		const [frozen, sending] = journeyOf({
			...{ status: 'sending', unknownReason: null, lookingAgainAt: null, amendment: 0 },
			events: [event('frozen', 1), event('sending', 2)],
		});
		expect([frozen?.at, sending?.at]).toEqual(['2026-11-20T06:01:00.000Z', '2026-11-20T06:02:00.000Z']);
	});
});
