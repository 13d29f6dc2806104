/** A part that cannot be fetched for want of a connection comes once there is one; any other failure is told. */
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

it('is tried again once there is a connection', async () => {
	const load = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue('part');
	const part = patiently<string>(load);
	await Promise.resolve();
	await Promise.resolve();
	expect(load).toHaveBeenCalledTimes(1);
	connection.onLine = true;
	tab.dispatchEvent(new Event('online'));
	expect(await part).toBe('part');
});

it('throws where the connection is not to blame', async () => {
	connection.onLine = true;
	await expect(patiently(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});
