/** The user must have looked, and must say what they found. */
import { expect, it } from 'vitest';
import { releaseProblems } from './release-problems.ts';

it.each([
	[{ found: undefined, looked: false }, ['found', 'looked']],
	[{ found: 'no', looked: false }, ['looked']],
	[{ found: undefined, looked: true }, ['found']],
	[{ found: 'yes', looked: true }, []],
])('of %j asks for %j', (said, fields) => {
	expect(releaseProblems({ ...said, place: 'account' }).map(({ field }) => field)).toEqual(fields);
});

it.each([
	['account', 'HMRC’s own pages'],
	['standIn', 'the stand-in’s page'],
] as const)('of %s asks to look at %s', (place, page) => {
	const [problem] = releaseProblems({ found: 'no', looked: false, place });
	expect(problem?.message).toContain(page);
});
