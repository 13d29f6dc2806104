/** One toast at a time. */
import { afterEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, onToast, showToast, TOAST_TIME } from './toast-store.ts';

afterEach(() => {
	const toast = currentToast();
	if (toast) dismissToast(toast.number);
});

it('shows only the latest', () => {
	showToast({ title: 'First' });
	showToast({ title: 'Second' });
	expect(currentToast()?.title).toBe('Second');
});

it('stays for five seconds', () => {
	expect(TOAST_TIME).toBe(5000);
});

it('keeps a newer toast when an older one’s time is up', () => {
	showToast({ title: 'First' });
	const first = currentToast()?.number ?? 0;
	showToast({ title: 'Second' });
	dismissToast(first);
	expect(currentToast()?.title).toBe('Second');
});

it('calls its listeners until they unsubscribe', () => {
	const heard = vi.fn();
	const stop = onToast(heard);
	showToast({ title: 'Saved' });
	stop();
	showToast({ title: 'Saved' });
	expect(heard).toHaveBeenCalledTimes(1);
});
