/** What is typed is kept after a pause or on leaving, the latest last, and never after it was saved. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropAllDrafts, entryDrafts } from './drafts.ts';
import { findUnsaved, forgetUnsaved, keepNow, keepSoon, stopKeeping } from './unsaved-answers.ts';

const page = '/app/return/x/giftAid/add';
const sentAs = 'd8b7c0c0-6a51-4a53-8f0e-0d4f3c0b1a2d';
const typed = (amount: string) => ({
	...{ page, taxReturnId: null, entryId: null, sentAs },
	...{ typed: { amount }, seen: { amount: null } },
});
const tab = new EventTarget();
const sent: string[] = [];
/** What the next requests answer; 200 by default. */
let answers: (() => Promise<Response>)[];
const json = (body: object) =>
	new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

beforeEach(() => {
	vi.useFakeTimers();
	sent.length = 0;
	answers = [];
	vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
	vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
	vi.stubGlobal('document', { cookie: '', visibilityState: 'hidden' });
	vi.stubGlobal('fetch', (path: string, { method, body, keepalive }: RequestInit) => {
		const amount = body ? JSON.parse(String(body)).typed.amount : path.includes('?page=');
		sent.push(`${method} ${amount}${keepalive ? ' even if the page closes' : ''}`);
		return answers.shift()?.() ?? Promise.resolve(json({ success: true, unsaved: null }));
	});
});
afterEach(() => {
	dropAllDrafts();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});
const pass = () => vi.advanceTimersByTimeAsync(1000);
const CLOSING = ' even if the page closes';

describe('what is typed', () => {
	it('is kept once nothing more is typed', async () => {
		keepSoon(typed('1'));
		keepSoon(typed('12'));
		expect(sent).toEqual([]);
		await pass();
		expect(sent).toEqual([`PUT 12${CLOSING}`]);
	});

	it('is kept at once when the form is left or the page hidden, and not again', async () => {
		keepSoon(typed('1'));
		keepNow(page);
		keepSoon(typed('2'));
		await vi.advanceTimersByTimeAsync(0);
		tab.dispatchEvent(new Event('visibilitychange'));
		await pass();
		expect(sent).toEqual([`PUT 1${CLOSING}`, `PUT 2${CLOSING}`]);
	});

	it('is sent one after another, so that the latest stays', async () => {
		let answer = (_: Response) => {};
		answers = [() => new Promise((resolve) => (answer = resolve))];
		keepSoon(typed('1'));
		await pass();
		keepSoon(typed('2'));
		await pass();
		expect(sent).toHaveLength(1);
		answer(json({ success: true }));
		await pass();
		expect(sent).toEqual([`PUT 1${CLOSING}`, `PUT 2${CLOSING}`]);
	});

	it('is not sent once it is saved or forgotten, and what is under way is waited for', async () => {
		let answer = (_: Response) => {};
		answers = [() => new Promise((resolve) => (answer = resolve))];
		keepSoon(typed('1'));
		await pass();
		keepSoon(typed('2'));
		let stopped = false;
		void stopKeeping(page).then(() => (stopped = true));
		await pass();
		expect([sent.length, stopped]).toEqual([1, false]);
		answer(json({ success: true }));
		await pass();
		expect([sent.length, stopped]).toEqual([1, true]);
		keepSoon(typed('3'));
		await forgetUnsaved(page);
		await pass();
		expect(sent.slice(1)).toEqual([`DELETE true${CLOSING}`]);
	});

	it('lets the tab close without asking once it is kept, and asks if it could not be', async () => {
		const asks = () => !tab.dispatchEvent(new Event('beforeunload', { cancelable: true }));
		const draft = { touched: { amount: '1' }, seen: {}, version: undefined, sentAs };
		entryDrafts.keep(page, draft);
		answers = [() => Promise.reject(new TypeError('offline'))];
		keepSoon(typed('1'));
		await pass();
		expect(asks()).toBe(true);
		keepSoon(typed('1'));
		await pass();
		expect(asks()).toBe(false);
	});
});

it('finds nothing where nothing is kept, or when it can’t be read', async () => {
	const { signal } = new AbortController();
	expect(await findUnsaved(page, signal)).toBeUndefined();
	answers = [async () => json({ unsaved: typed('1') })];
	expect(await findUnsaved(page, signal)).toEqual(typed('1'));
	answers = [async () => new Response('', { status: 500 })];
	expect(await findUnsaved(page, signal)).toBeUndefined();
});
