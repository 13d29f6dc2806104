/** A page isn't reloaded over and over, nor replaced by the browser's offline page. */
import { expect, it } from 'vitest';
import { shouldReload } from './new-version.ts';

const now = 1_795_156_000_000;

it('reloads after an update, but not twice in a row', () => {
	expect(shouldReload(0, now, true)).toBe(true);
	expect(shouldReload(now - 2000, now, true)).toBe(false);
	expect(shouldReload(now - 60_000, now, true)).toBe(true);
});

it('doesn’t reload without a connection', () => {
	expect(shouldReload(0, now, false)).toBe(false);
});
