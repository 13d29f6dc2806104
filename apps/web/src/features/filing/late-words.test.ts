/** A late word is told on the page of the submission that it is about, and on that of the one sent in its place. */
import { describe, expect, it } from 'vitest';
import { lateWordOf } from './late-words.ts';

type Status = Parameters<typeof lateWordOf>[0]['status'];

const of = (id: string, status: Status, releasedAt: string | null = null, amendment = 0) => ({
	...{ id, status, releasedAt, amendment },
	environment: 'live' as const,
});
const SAID = '2026-11-20T10:00:00.000Z';

describe('the late word', () => {
	it.each<[Status, string | undefined]>([
		['released', undefined],
		['acknowledged', 'onItsWay'],
		['unknown', 'onItsWay'],
		['deleted', 'accepted'],
		['rejected', 'refused'],
		['failed', undefined],
	])('about a released one that is %s: %s', (status, word) => {
		const one = of('a', status, SAID);
		expect(lateWordOf(one, [one])?.word).toBe(word);
	});

	it.each<[Status, string]>([
		['sending', 'otherFirst'],
		['unknown', 'otherFirst'],
		['failed', 'otherInstead'],
		['rejected', 'otherInstead'],
		['deleted', 'both'],
	])('on the page of the one sent in its place, %s: %s', (status, word) => {
		const [late, next] = [of('a', 'deleted', SAID), of('b', status)];
		expect(lateWordOf(next, [next, late])).toEqual({ word, other: late });
	});

	it('of two that HMRC accepted, both pages name the other', () => {
		const [late, next] = [of('a', 'deleted', SAID), of('b', 'deleted')];
		expect(lateWordOf(late, [next, late])).toEqual({ word: 'both', other: next });
	});

	it('is none of an amendment, of another HMRC’s, or where nobody said that anything is missing', () => {
		const late = of('a', 'deleted', SAID);
		expect(lateWordOf(of('b', 'rejected', null, 1), [late])).toBeUndefined();
		expect(lateWordOf({ ...of('b', 'rejected'), environment: 'local' as never }, [late])).toBeUndefined();
		expect(lateWordOf(of('b', 'rejected'), [of('a', 'rejected', SAID)])).toBeUndefined();
		expect(lateWordOf(of('b', 'deleted'), [of('a', 'rejected')])).toBeUndefined();
	});
});
