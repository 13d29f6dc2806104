/** A part that couldn't load without a connection loads once there is one; any other failure is thrown. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patiently } from './lazily.ts';

const tab = new EventTarget();
const connection = { onLine: false };
beforeEach(() => {
	connection.onLine = false;
	vi.stubGlobal('navigator', connection);
	vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
});
afterEach(() => vi.unstubAllGlobals());

it('tries again once there is a connection', async () => {
	const load = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue('part');
	const part = patiently<string>(load);
	await Promise.resolve();
	await Promise.resolve();
	expect(load).toHaveBeenCalledTimes(1);
	connection.onLine = true;
	tab.dispatchEvent(new Event('online'));
	expect(await part).toBe('part');
});

it('throws if the connection is not to blame', async () => {
	connection.onLine = true;
	await expect(patiently(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});
