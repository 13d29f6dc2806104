/** Typed text is kept until it is saved or discarded, and is sent once the connection is back. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	draftsOf,
	dropAllDrafts,
	entryDrafts,
	hasDrafts,
	isWaiting,
	markSafe,
	sendOnceOnline,
} from './drafts.ts';

const draft = { seen: {}, sentAs: 'd8b7c0c0-6a51-4a53-8f0e-0d4f3c0b1a2d' };
const tab = new EventTarget();
beforeEach(() => {
	vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
	vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
});
afterEach(() => {
	dropAllDrafts();
	vi.unstubAllGlobals();
});
const online = () => tab.dispatchEvent(new Event('online'));

describe('drafts', () => {
	it('are kept by kind and address until they are dropped', () => {
		const profiles = draftsOf<string>();
		entryDrafts.keep('/a', { ...draft, touched: { pay: '1' }, version: 2 });
		profiles.keep('/a', 'Ada');
		expect([entryDrafts.find('/a')?.version, profiles.find('/a'), profiles.find('/b')]).toEqual([
			2,
			'Ada',
			undefined,
		]);
		entryDrafts.drop('/a');
		expect([entryDrafts.find('/a'), hasDrafts()]).toEqual([undefined, true]);
		dropAllDrafts();
		expect([profiles.find('/a'), hasDrafts()]).toEqual([undefined, false]);
	});
});

describe('closing the tab', () => {
	/** Whether the browser would ask first. */
	const asks = () => !tab.dispatchEvent(new Event('beforeunload', { cancelable: true }));

	it('asks only while something is typed and not saved', () => {
		expect(asks()).toBe(false);
		entryDrafts.keep('/a', { ...draft, touched: { pay: '1' }, version: 2 });
		entryDrafts.keep('/b', { ...draft, touched: { pay: '2' }, version: 1 });
		expect(asks()).toBe(true);
		entryDrafts.drop('/a');
		expect(asks()).toBe(true);
		entryDrafts.drop('/b');
		expect(asks()).toBe(false);
		entryDrafts.keep('/a', { ...draft, touched: {}, version: 2 });
		dropAllDrafts();
		expect(asks()).toBe(false);
	});

	it('does not ask about text that the server keeps, until more is typed', () => {
		entryDrafts.keep('/a', { ...draft, touched: { pay: '1' }, version: 2 });
		markSafe('/a');
		expect([asks(), hasDrafts()]).toEqual([false, true]);
		entryDrafts.keep('/a', { ...draft, touched: { pay: '12' }, version: 2 });
		expect(asks()).toBe(true);
	});
});

describe('a form that waits for a connection', () => {
	it('is sent once, though several wait', () => {
		const [one, two] = [vi.fn(), vi.fn()];
		sendOnceOnline('/one', one);
		sendOnceOnline('/two', two);
		online();
		online();
		expect([one.mock.calls.length, two.mock.calls.length, isWaiting('/one')]).toEqual([1, 1, false]);
	});

	it('waits again when it fails again', () => {
		const send = vi.fn(() => sendOnceOnline('/one', send));
		sendOnceOnline('/one', send);
		online();
		online();
		expect(send.mock.calls.length).toBe(2);
	});

	it('is not sent once it was cancelled or the user signed out', () => {
		const [one, two] = [vi.fn(), vi.fn()];
		sendOnceOnline('/one', one);
		sendOnceOnline('/two', two);
		entryDrafts.drop('/one');
		dropAllDrafts();
		online();
		expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 0]);
	});
});
