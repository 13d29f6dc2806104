/** The deadline before, on and after the day. */
import { describe, expect, it } from 'vitest';
import { deadlineWords } from './deadline-words.ts';

describe('deadlineWords', () => {
	it.each([
		['2026-11-20', '72 days left.'],
		['2027-01-30', 'One day left.'],
		['2027-01-31', 'Today is the last day.'],
		['2027-02-01', 'The deadline has passed.'],
	])('on %s say %j', (today, words) => {
		expect(deadlineWords('2027-01-31', today)).toContain(`Due by 31 January 2027. ${words}`);
	});
});
