/** A page is not loaded anew over and over. */
import { expect, it } from 'vitest';
import { shouldReload } from './new-version.ts';

it('loads anew after an update, but not twice in a row', () => {
	const now = 1_795_156_000_000;
	expect(shouldReload(0, now)).toBe(true);
	expect(shouldReload(now - 2000, now)).toBe(false);
	expect(shouldReload(now - 60_000, now)).toBe(true);
});
