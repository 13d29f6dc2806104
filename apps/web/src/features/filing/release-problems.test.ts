/** A person's word counts only once they have looked and say what they found. */
import { expect, it } from 'vitest';
import { releaseProblems } from './release-problems.ts';

it.each([
	[{ found: undefined, looked: false }, ['found', 'looked']],
	[{ found: 'no', looked: false }, ['looked']],
	[{ found: undefined, looked: true }, ['found']],
	[{ found: 'yes', looked: true }, []],
])('of %j asks for %j', (said, fields) => {
	expect(releaseProblems(said).map(({ field }) => field)).toEqual(fields);
});
