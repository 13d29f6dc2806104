/** What may be sent beside an attempt reported missing, and what its page says if HMRC answers after all. */
import { describe, expect, it } from 'vitest';
import { eventBeforeSending, lateResponseOf } from './late-response.ts';

describe('an attempt about to be sent', () => {
	const other = { state: 'released', amendment: 0, releasedAt: new Date(0) } as const;

	it('is sent beside attempts that stay missing, were rejected, or were filed before an amendment', () => {
		expect(eventBeforeSending(0, [])).toBe('sendingBegan');
		expect(eventBeforeSending(0, [other])).toBe('sendingBegan');
		expect(eventBeforeSending(0, [{ ...other, state: 'rejected' }])).toBe('sendingBegan');
		expect(eventBeforeSending(1, [{ ...other, state: 'deleted' }])).toBe('sendingBegan');
	});

	it.each(['acknowledged', 'polling', 'unknown', 'accepted', 'deleted'] as const)(
		'is not sent once HMRC has what was said to be missing (%s)',
		(state) => expect(eventBeforeSending(0, [{ ...other, state }])).toBe('overtaken'),
	);
});

type Status = Parameters<typeof lateResponseOf>[0]['status'];

const of = (id: string, status: Status, releasedAt: string | null = null, amendment = 0) => ({
	...{ id, status, releasedAt, amendment },
	environment: 'live' as const,
});
const SAID = '2026-11-20T10:00:00.000Z';

describe('a late response', () => {
	it.each<[Status, string | undefined]>([
		['released', undefined],
		['acknowledged', 'onItsWay'],
		['unknown', 'onItsWay'],
		['deleted', 'accepted'],
		['rejected', 'refused'],
		['failed', undefined],
	])('about a released one that is %s: %s', (status, kind) => {
		const one = of('a', status, SAID);
		expect(lateResponseOf(one, [one])?.kind).toBe(kind);
	});

	it.each<[Status, string]>([
		['sending', 'otherFirst'],
		['unknown', 'otherFirst'],
		['failed', 'otherInstead'],
		['rejected', 'otherInstead'],
		['deleted', 'both'],
	])('on the page of the one sent in its place, %s: %s', (status, kind) => {
		const [late, next] = [of('a', 'deleted', SAID), of('b', status)];
		expect(lateResponseOf(next, [next, late])).toEqual({ kind, other: late });
	});

	it('of two that HMRC accepted, each page names the other', () => {
		const [late, next] = [of('a', 'deleted', SAID), of('b', 'deleted')];
		expect(lateResponseOf(late, [next, late])).toEqual({ kind: 'both', other: next });
	});

	it('does not exist for an amendment, another HMRC, or if nothing was reported missing', () => {
		const late = of('a', 'deleted', SAID);
		expect(lateResponseOf(of('b', 'rejected', null, 1), [late])).toBeUndefined();
		expect(lateResponseOf({ ...of('b', 'rejected'), environment: 'local' as never }, [late])).toBeUndefined();
		expect(lateResponseOf(of('b', 'rejected'), [of('a', 'rejected', SAID)])).toBeUndefined();
		expect(lateResponseOf(of('b', 'deleted'), [of('a', 'rejected')])).toBeUndefined();
	});
});
