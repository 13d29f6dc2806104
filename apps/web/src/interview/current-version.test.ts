/** A save refused as stale returns the saved version; other failures don't. */
import { describe, expect, it } from 'vitest';
import { currentVersion } from './current-version.ts';

const stale = (details: Record<string, unknown>) => ({
	kind: 'refused' as const,
	code: 'STALE_WRITE' as const,
	message: 'Changed',
	statusCode: 409,
	remediation: '',
	details,
});

describe('currentVersion', () => {
	it('is the version saved on the server', () => {
		const current = { id: 'x', version: 3, answers: { amount: '5.00' }, provenance: {} };
		expect(currentVersion(stale({ yours: {}, current }))).toEqual({
			id: 'x',
			version: 3,
			answers: { amount: '5.00' },
		});
	});

	it.each([
		[stale({})],
		[stale({ current: { version: '3' } })],
		[{ ...stale({}), code: 'RETURN_LOCKED' as const }],
	])('is nothing for %o', (failure) => {
		expect(currentVersion(failure)).toBeUndefined();
	});
});
