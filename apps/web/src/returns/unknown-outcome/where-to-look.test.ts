/** Nobody is sent to HMRC's account pages for a submission that never went there. */
import { expect, it } from 'vitest';
import { placeToLook } from './where-to-look.ts';

it.each([
	['live', 'live', 'account'],
	['local', 'local', 'standIn'],
	['local', 'sandbox', 'standIn'],
	['local', 'live', 'nowhere'],
	['sandbox', 'sandbox', 'nowhere'],
	['sandbox', 'live', 'nowhere'],
	['test-in-live', 'test-in-live', 'nowhere'],
] as const)('what went to %s, where returns go to %s now: %s', (sent, now, place) => {
	expect(placeToLook({ environment: sent }, { environment: now })).toBe(place);
});
